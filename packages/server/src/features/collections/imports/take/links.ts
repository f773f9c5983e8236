import { parsePagePath } from '@sitewright/model/pages/addresses/page-path'
import type { BlockNode, InlineNode, ListItemNode, TextMark } from '@sitewright/model/text/rich-text'
import type { PostPart, PostPicture } from '../../../../parsing/post-parts'

/** What links of the old site lead to here. */
export interface LinkPlan {
  /** Hosts of the old site, without `www.`. */
  readonly hosts: ReadonlySet<string>
  /** Old addresses of pages as `oldAddressOf` spells them, and the new ones. */
  readonly pages: ReadonlyMap<string, string>
}

/** The address of a page below its host: `/2019/05/hello`, or `/?p=12` where it has no name yet. */
export function oldAddressOf(link: string): string {
  if (!URL.canParse(link)) return ''
  const { pathname, searchParams } = new URL(link)
  const id = searchParams.get('p') ?? searchParams.get('page_id')
  if (id !== null) return `/?p=${id}`
  return parsePagePath(pathname)?.path ?? ''
}

export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : ''
}

export function isOfSite({ hosts }: Pick<LinkPlan, 'hosts'>, address: string): boolean {
  return hosts.has(hostOf(address))
}

const uploads = '/wp-content/uploads/'

/** Addresses of files in the library of the old site that a post links to. */
export function listLinkedFiles(parts: readonly PostPart[], plan: Pick<LinkPlan, 'hosts'>): string[] {
  const found = new Set<string>()
  mapLinks(parts, (href) => {
    if (isOfSite(plan, href) && new URL(href).pathname.includes(uploads)) found.add(href)
    return href
  })
  return [...found]
}

/** Where a link leads from now on: to the same page or file of this site, or where it led before. */
export function repairLink(href: string, plan: LinkPlan, files: ReadonlyMap<string, string>): string {
  const file = files.get(href)
  if (file !== undefined) return file
  if (!isOfSite(plan, href)) return href
  const page = plan.pages.get(oldAddressOf(href))
  // Places inside of a page have other names here.
  return page ?? href
}

/** The same parts with other links. */
export function mapLinks(parts: readonly PostPart[], change: (href: string) => string): PostPart[] {
  const ofPicture = (picture: PostPicture) =>
    picture.href === '' ? picture : { ...picture, href: change(picture.href) }
  return parts.map((part) => {
    if (part.kind === 'text') return { ...part, content: part.content.map((node) => mapBlock(node, change)) }
    if (part.kind === 'picture') return { ...part, picture: ofPicture(part.picture) }
    if (part.kind === 'gallery') return { ...part, pictures: part.pictures.map(ofPicture) }
    if (part.kind === 'buttons')
      return { ...part, buttons: part.buttons.map((button) => ({ ...button, href: change(button.href) })) }
    return part
  })
}

type Change = (href: string) => string

function mapBlock(node: BlockNode, change: Change): BlockNode {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return node.content === undefined ? node : { ...node, content: node.content.map((it) => mapInline(it, change)) }
    case 'blockquote':
      return { ...node, content: node.content.map((it) => mapBlock(it, change)) }
    case 'bulletList':
    case 'orderedList':
      return { ...node, content: node.content.map((it) => mapItem(it, change)) }
    default:
      return node
  }
}

function mapItem(item: ListItemNode, change: Change): ListItemNode {
  return { ...item, content: item.content.map((node) => mapBlock(node, change)) }
}

function mapInline(node: InlineNode, change: Change): InlineNode {
  if (node.type !== 'text' || node.marks === undefined) return node
  return { ...node, marks: node.marks.map((mark) => mapMark(mark, change)) }
}

function mapMark(mark: TextMark, change: Change): TextMark {
  return mark.type === 'link' ? { ...mark, attrs: { ...mark.attrs, href: change(mark.attrs.href) } } : mark
}
