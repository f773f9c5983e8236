import { readWxrDate } from './wxr-date'
import type { WxrComment, WxrItem, WxrPiece, WxrTerm } from './wxr-entries'

type Fields = Map<string, string>
type Attributes = Readonly<Record<string, string>>

interface OpenItem {
  readonly line: number
  readonly fields: Fields
  readonly terms: WxrTerm[]
  readonly meta: Fields
  readonly comments: WxrComment[]
}

/** Of the many that plugins leave, these say something that a page shows. */
const readMeta = new Set(['_thumbnail_id', '_wp_attachment_image_alt'])

/** Makes entries of the elements of a file, told one after the other. */
export function createEntryCollector(found: (piece: WxrPiece) => void) {
  const site: Fields = new Map()
  let item: OpenItem | null = null
  /** An author, term, comment or custom field that is open. */
  let part: Fields | null = null
  let isSiteTold = false

  function tellSite(): void {
    if (isSiteTold) return
    isSiteTold = true
    const address = site.get('wp:base_blog_url') || site.get('wp:base_site_url') || site.get('link') || ''
    found({ kind: 'site', site: { title: site.get('title') ?? '', address: address.trim() } })
  }

  return {
    open(name: string, line: number): void {
      if (name === 'item') {
        tellSite()
        item = { line, fields: new Map(), terms: [], meta: new Map(), comments: [] }
      } else if (parts.has(name)) part = new Map()
    },

    close({ name, parent, text, attributes }: ClosedElement): void {
      if (name === 'item') {
        if (item !== null) found({ kind: 'item', item: toItem(item) })
        item = null
      } else if (part !== null && parts.has(name)) {
        if (item === null) tellPart(name, part)
        else if (name === 'wp:comment') item.comments.push(toComment(part))
        else if (readMeta.has(part.get('wp:meta_key') ?? ''))
          item.meta.set(part.get('wp:meta_key') ?? '', part.get('wp:meta_value') ?? '')
        part = null
      } else if (part !== null && parts.has(parent)) part.set(name, text)
      else if (parent === 'item' && item !== null) {
        if (name === 'category') item.terms.push(toTerm(attributes, text))
        else item.fields.set(name, text)
      } else if (parent === 'channel') site.set(name, text)
      else if (name === 'channel') tellSite()
    },
  }

  function tellPart(name: string, fields: Fields): void {
    const of = (key: string) => (fields.get(key) ?? '').trim()
    if (name === 'wp:author') {
      const login = of('wp:author_login')
      found({ kind: 'author', author: { login, name: of('wp:author_display_name') || login } })
    } else if (name === 'wp:category') {
      const term = { domain: 'category', slug: of('wp:category_nicename'), name: of('wp:cat_name') }
      found({ kind: 'term', term })
    } else if (name === 'wp:tag')
      found({ kind: 'term', term: { domain: 'post_tag', slug: of('wp:tag_slug'), name: of('wp:tag_name') } })
  }
}

export interface ClosedElement {
  readonly name: string
  readonly parent: string
  readonly text: string
  readonly attributes: Attributes
}

const parts = new Set(['wp:author', 'wp:category', 'wp:tag', 'wp:postmeta', 'wp:comment'])

function toTerm(attributes: Attributes, text: string): WxrTerm {
  return { domain: attributes.domain ?? 'category', slug: attributes.nicename ?? '', name: text.trim() }
}

function toItem({ line, fields, terms, meta, comments }: OpenItem): WxrItem {
  const of = (key: string) => (fields.get(key) ?? '').trim()
  return {
    line,
    id: of('wp:post_id'),
    type: of('wp:post_type'),
    status: of('wp:status'),
    title: of('title'),
    link: of('link'),
    slug: of('wp:post_name'),
    date: readWxrDate(of('wp:post_date_gmt')) ?? readWxrDate(of('pubDate')) ?? readWxrDate(of('wp:post_date')),
    content: fields.get('content:encoded') ?? '',
    excerpt: of('excerpt:encoded'),
    author: of('dc:creator'),
    parentId: of('wp:post_parent'),
    isSticky: of('wp:is_sticky') === '1',
    hasPassword: of('wp:post_password') !== '',
    allowsComments: of('wp:comment_status') !== 'closed',
    fileAddress: of('wp:attachment_url'),
    pictureId: meta.get('_thumbnail_id')?.trim() ?? '',
    altText: meta.get('_wp_attachment_image_alt')?.trim() ?? '',
    terms,
    comments,
  }
}

function toComment(fields: Fields): WxrComment {
  const of = (key: string) => (fields.get(`wp:comment_${key}`) ?? '').trim()
  return {
    id: of('id'),
    parentId: of('parent'),
    author: of('author'),
    email: of('author_email'),
    address: of('author_url'),
    date: readWxrDate(of('date_gmt')) ?? readWxrDate(of('date')),
    content: of('content'),
    approved: of('approved'),
    type: of('type'),
  }
}
