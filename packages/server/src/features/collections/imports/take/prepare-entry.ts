import type { ContentEntryKind } from '@sitewright/model/collections/content-imports'
import type { PostPart, PostPicture } from '../../../../parsing/post-parts'
import type { Services } from '../../../../services/services'
import { readPlainWords } from '../html/plain-words'
import { findImportedPage } from '../store/imported-rows'
import type { Survey, SurveyedFile } from '../wxr/survey'
import type { WxrItem } from '../wxr/wxr-entries'
import { listLinkedFiles, mapLinks, repairLink } from './links'
import type { TakenPicture } from './make-document'
import type { AddressPlan } from './plan-addresses'
import type { FileTaker, TakenFile } from './take-files'

/** A post or page that can be taken: its pictures are there as far as they can be. */
export interface ReadyPage {
  readonly kind: 'page'
  readonly item: WxrItem
  readonly parts: readonly PostPart[]
  readonly pictures: ReadonlyMap<string, TakenPicture>
  readonly picture: TakenPicture | null
  readonly notes: readonly string[]
}

type Ready =
  | ReadyPage
  | { readonly kind: 'known' }
  | { readonly kind: 'file'; readonly isNew: boolean }
  | { readonly kind: 'skip'; readonly text: string }
  | { readonly kind: 'problem'; readonly text: string }

export interface ReadyEntry {
  readonly place: number
  readonly item: WxrItem
  readonly entry: ContentEntryKind
  readonly ready: Ready
}

interface Preparing {
  readonly services: Services
  readonly websiteId: string
  readonly isDryRun: boolean
  readonly survey: Survey
  readonly plan: AddressPlan
  readonly files: FileTaker
}

/** Longer ones are no writing. */
const longestContent = 4_000_000

/** What takes long, before the transaction of the entry: its HTML is read, its pictures are fetched. */
export async function prepareEntry(preparing: Preparing, item: WxrItem, place: number): Promise<ReadyEntry> {
  const entry = kindOf(item)
  const left = whyLeftOut(item)
  if (left !== null) return { place, item, entry, ready: { kind: 'skip', text: left } }
  if (item.type === 'attachment') return { place, item, entry, ready: await prepareFile(preparing, item) }
  return { place, item, entry, ready: await preparePage(preparing, item, item.type === 'page' ? 'page' : 'post') }
}

function kindOf({ type }: WxrItem): ContentEntryKind {
  if (type === 'post' || type === 'page') return type
  return type === 'attachment' ? 'file' : 'other'
}

function whyLeftOut({ type, status, id }: WxrItem): string | null {
  if (type !== 'post' && type !== 'page' && type !== 'attachment')
    return Object.hasOwn(leftOut, type)
      ? (leftOut[type] ?? null)
      : `Entries of type “${type.slice(0, 60)}” aren’t imported.`
  if (id === '') return 'It has no ID.'
  if (status === 'trash') return 'It was in the trash.'
  return status === 'auto-draft' ? 'It was never saved.' : null
}

const leftOut: Readonly<Record<string, string>> = {
  nav_menu_item: 'Menus aren’t imported.',
  revision: 'Earlier versions aren’t imported.',
  wp_navigation: 'Menus aren’t imported.',
  wp_global_styles: 'Designs aren’t imported.',
  wp_template: 'Designs aren’t imported.',
  wp_template_part: 'Designs aren’t imported.',
  custom_css: 'Designs aren’t imported.',
  customize_changeset: 'Designs aren’t imported.',
  wp_block: 'Reusable blocks aren’t imported.',
  '': 'It has no type.',
}

async function prepareFile({ files, isDryRun }: Preparing, { fileAddress, altText }: WxrItem): Promise<Ready> {
  if (!/^https?:/i.test(fileAddress)) return { kind: 'problem', text: 'It has no address to fetch it from.' }
  if (isDryRun) return { kind: 'file', isNew: true }
  const result = (await files.take(new Map([[fileAddress, altText]]))).get(fileAddress)
  if (result === undefined || 'problem' in result) return { kind: 'problem', text: result?.problem ?? '' }
  return { kind: 'file', isNew: result.isNew }
}

async function preparePage(preparing: Preparing, item: WxrItem, kind: 'post' | 'page'): Promise<Ready> {
  const { services, websiteId, survey, plan, files, isDryRun } = preparing
  const key = { websiteId, source: survey.site.address, kind, sourceId: item.id }
  const known = await services.database.site(websiteId, (tx) => findImportedPage(tx, key))
  if (known !== null) return { kind: 'known' }
  if (item.content.length > longestContent) return { kind: 'problem', text: 'Its text is too long.' }
  const read = await services.parsers.run('post', websiteId, { html: item.content, from: survey.site.address })
  if (read === null) return { kind: 'problem', text: 'Its text is too complex to read.' }
  const parts = read.output.parts.map((part) => addAttached(part, item, survey))
  const wanted = new Map<string, string>()
  for (const picture of listPictures(parts)) {
    const { address, altText } = findSource(picture, survey)
    if (address !== '') wanted.set(address, picture.alt || altText)
  }
  const featured = survey.files.get(item.pictureId)
  if (featured !== undefined) wanted.set(featured.address, featured.altText)
  const linked = listLinkedFiles(parts, plan)
  for (const address of linked) if (!wanted.has(address)) wanted.set(address, '')
  const results = isDryRun ? new Map<string, never>() : await files.take(wanted)
  const taken = new Map<string, TakenFile>()
  const notes = [...read.output.notes]
  for (const [address, result] of results) {
    if ('problem' in result) notes.push(`${nameOf(address)} is missing. ${result.problem}`)
    else taken.set(address, result)
  }
  const images = new Map([...taken].filter(([, file]) => file.isImage))
  const addresses = new Map([...taken].map(([from, file]) => [from, file.address]))
  return {
    kind: 'page',
    item,
    parts: mapLinks(parts, (href) => repairLink(href, plan, addresses)),
    pictures: picturesBy(parts, survey, images),
    picture: featured === undefined ? null : (images.get(featured.address) ?? null),
    notes,
  }
}

/** A gallery that names no pictures shows those that were uploaded with the post. */
function addAttached(part: PostPart, { id }: WxrItem, { files }: Survey): PostPart {
  if (part.kind !== 'gallery' || part.pictures.length > 0) return part
  const attached = [...files.values()].filter(({ parentId, address }) => parentId === id && isPicture(address))
  const pictures = attached.map(({ id: fileId, altText }) => ({
    address: '',
    fileId,
    alt: altText,
    caption: '',
    href: '',
  }))
  return { ...part, pictures }
}

function isPicture(address: string): boolean {
  return /\.(?:jpe?g|png|gif|webp|avif)$/i.test(address)
}

function listPictures(parts: readonly PostPart[]): PostPicture[] {
  return parts.flatMap((part) => {
    if (part.kind === 'picture') return [part.picture]
    return part.kind === 'gallery' ? part.pictures : []
  })
}

/** The file as it was uploaded, where a post shows a smaller copy of it. */
function findSource({ fileId, address }: PostPicture, { files }: Survey): Pick<SurveyedFile, 'address' | 'altText'> {
  const file = fileId === null ? undefined : files.get(fileId)
  return file === undefined || !/^https?:/i.test(file.address) ? { address, altText: '' } : file
}

export function pictureKey({ fileId, address }: PostPicture): string {
  return `${fileId ?? ''} ${address}`
}

function picturesBy(
  parts: readonly PostPart[],
  survey: Survey,
  images: ReadonlyMap<string, TakenPicture>,
): ReadonlyMap<string, TakenPicture> {
  const found = new Map<string, TakenPicture>()
  for (const picture of listPictures(parts)) {
    const taken = images.get(findSource(picture, survey).address)
    if (taken !== undefined) found.set(pictureKey(picture), taken)
  }
  return found
}

function nameOf(address: string): string {
  return readPlainWords(address.split('/').at(-1)?.slice(0, 120) ?? '') || 'A file'
}
