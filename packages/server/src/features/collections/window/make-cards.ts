import type { AuthorView, ItemPictureView } from '@sitewright/blocks/collections/collection-views'
import type { ViewAsset } from '@sitewright/blocks/ground/view-context'
import type { Author } from '@sitewright/model/collections/answers/author'
import type { ItemPicture } from '@sitewright/model/collections/item'
import type { ItemCard, ItemLink } from '@sitewright/model/collections/item-card'
import { readingMinutes } from '@sitewright/model/collections/reading-time'
import { nameCount } from '@sitewright/model/visitor-texts/plural-text'
import { readAssets } from '../../../content/asset-rows'
import type { Tx } from '../../../storage/database'
import { addressOfItem, type Collection } from './collection'
import { describeEvent } from './event-times'
import { addressOfList } from './list-query'
import type { ShownItem } from './rows'

export type AssetMap = ReadonlyMap<string, ViewAsset>

export async function readAssetMap(tx: Tx, websiteId: string, ids: readonly (string | null)[]): Promise<AssetMap> {
  const known = ids.filter((id) => id !== null)
  return new Map((await readAssets(tx, websiteId, known)).map((asset) => [asset.id, asset]))
}

/** The files that cards of these items show. */
export function listPictureIds(items: readonly ShownItem[]): string[] {
  return items.flatMap((item) => (showsContent(item) && item.fields.picture ? [item.fields.picture.assetId] : []))
}

/** Changes with these tags make what is shown of files wrong. */
export function tagFiles(ids: readonly (string | null)[]): string[] {
  return [...new Set(ids)].flatMap((id) => (id === null ? [] : [`asset:${id}`]))
}

interface CardParts {
  readonly assets: AssetMap
  readonly now: number
}

export function makeCard(collection: Collection, item: ShownItem, { assets, now }: CardParts): ItemCard {
  const { site, design, dates } = collection
  const { fields } = item
  const { texts } = site
  const leadsElsewhere = fields.leadsToSource && /^(https?:)?\/\//i.test(fields.sourceUrl)
  const author = findAuthor(collection, fields.authorId)
  const shownAt = item.shownAt?.getTime()
  return {
    id: item.id,
    href: fields.leadsToSource && fields.sourceUrl !== '' ? fields.sourceUrl : addressOfItem(collection, item.slug),
    leadsElsewhere,
    title: item.title,
    excerpt: excerptOf(collection, item),
    picture: showsContent(item) ? showPicture(fields.picture, assets, item.title) : null,
    // Of an event its own days are what people look for.
    date:
      shownAt === undefined || item.startsAt !== null
        ? null
        : { text: dates.day(shownAt), iso: new Date(shownAt).toISOString() },
    author: author && { label: author.name, href: addressOfAuthor(collection, author) },
    categories: linkNames(collection, 'category', fields.categories),
    tags: linkNames(collection, 'tag', fields.tags),
    readingTime:
      design.parts.readingTime && item.wordCount > 0
        ? nameCount(texts.collections.readingTime, readingMinutes(item.wordCount), texts.language)
        : '',
    comments:
      design.parts.comments && item.commentCount > 0
        ? nameCount(texts.collections.comments, item.commentCount, texts.language)
        : '',
    isFeatured: fields.isFeatured,
    isForMembers: item.access === 'members',
    event: describeEvent(collection, item, now),
  }
}

/** Of one with a password, lists show the title alone. */
function showsContent({ access }: Pick<ShownItem, 'access'>): boolean {
  return access !== 'password'
}

const excerptLength = 220

/** The owner's own, or the first words of a body that everybody may read. */
export function excerptOf(
  { isPublic }: Pick<Collection, 'isPublic'>,
  item: Pick<ShownItem, 'access' | 'fields' | 'opening'>,
): string {
  if (!showsContent(item)) return ''
  return item.fields.excerpt || (isPublic ? cutWords(item.opening, excerptLength) : '')
}

/** At the end of a word. */
function cutWords(text: string, maxLength: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= maxLength) return plain
  const cut = plain.slice(0, maxLength)
  const space = cut.lastIndexOf(' ')
  return `${(space > 0 ? cut.slice(0, space) : cut).replace(/\p{Cs}/gu, '')}…`
}

/** Null where the file is gone, or is no picture. */
function showPicture(picture: ItemPicture | null, assets: AssetMap, title: string): ItemPictureView | null {
  const asset = assets.get(picture?.assetId ?? '')
  if (picture === null || asset?.kind !== 'image') return null
  return { asset, alt: picture.alt || asset.altText || title, focalPoint: picture.focalPoint }
}

function linkNames(collection: Collection, kind: 'category' | 'tag', names: readonly string[]): ItemLink[] {
  return names.map((name) => ({
    label: name,
    href: addressOfList(collection, { [kind]: { key: name.toLowerCase(), name, count: 0 } }),
  }))
}

export function findAuthor({ site }: Pick<Collection, 'site'>, id: string | null): Author | null {
  return id === null ? null : (site.authors.find((author) => author.id === id) ?? null)
}

function addressOfAuthor(collection: Collection, author: Author): string {
  return addressOfList(collection, { author })
}

/** Where people read more of an author: on the site, and elsewhere. */
export function makePersonLinks(collection: Collection, author: Author): string[] {
  const elsewhere = author.links.map(({ href }) => href).filter((href) => /^https?:/i.test(href))
  return [collection.site.origin + addressOfAuthor(collection, author), ...elsewhere]
}

export function describeAuthor(collection: Collection, author: Author, assets: AssetMap): AuthorView {
  const { pictureId } = author
  const picture = pictureId === null ? null : { assetId: pictureId, alt: '', focalPoint: { x: 0.5, y: 0.5 } }
  return {
    name: author.name,
    href: addressOfAuthor(collection, author),
    bio: author.bio,
    picture: showPicture(picture, assets, author.name),
    links: author.links,
  }
}
