import { categorizeLink, isCollectionPanelLink } from '@sitewright/model/links/categories'
import { findLinkHint } from '@sitewright/model/links/link-hint'
import { trimEndCharacters } from '@sitewright/model/trim-characters'

/** What a link of the site can lead to, as the picker knows it. */
export interface LinkSources {
  readonly pages: readonly { readonly id: string; readonly title: string; readonly path: string }[]
  /** Named sections; those of the page that is edited have an empty path. */
  readonly sections: readonly { readonly path: string; readonly anchor: string; readonly name: string }[]
  readonly files: readonly { readonly name: string; readonly address: string }[]
}

export const linkGroups = ['Pages', 'Sections', 'Files', 'URL'] as const

export interface LinkChoice {
  readonly group: (typeof linkGroups)[number]
  readonly href: string
  readonly label: string
  /** What is drawn beside the label. */
  readonly detail: string
}

const mail = /^(?:mailto:)?([^\s@]+@[^\s@]+\.[^\s@.]+)$/i
const phone = /^(?:tel:)?(\+?[\d][\d\s()./-]{4,})$/i
const host = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[:/?#].*)?$/i

/** What was typed, as an address: `ada@example.com` is written to, `example.com` is visited, a page's title means the page. */
export function readTypedLink(typed: string, { pages }: Pick<LinkSources, 'pages'>): string {
  const text = typed.trim()
  const page = pages.find((it) => it.title.toLowerCase() === text.toLowerCase())
  const opened = findOpenedPage(text, pages)
  if (opened) return opened.path
  if (text === '' || /^[/#?]/.test(text)) return text
  const address = mail.exec(text)?.[1]
  if (address) return `mailto:${address}`
  const number = phone.exec(text)?.[1]
  if (number) return `tel:${number.replace(/[^\d+]/g, '')}`
  if (page) return page.path
  if (/^[a-z][a-z0-9+.-]*:/i.test(text)) return text
  return host.test(text) ? `https://${text}` : text
}

/** An address copied from the panel means the page that is open there, which visitors find elsewhere. */
function findOpenedPage(text: string, pages: LinkSources['pages']) {
  const link = /\/pages\/[^/]+$/.exec(text)?.[0] ?? ''
  return isCollectionPanelLink(link) ? pages.find((page) => link.endsWith(`/${page.id}`)) : undefined
}

const maxPerGroup = 6

/** What the owner may mean, the likeliest first. An empty text offers what there is. */
export function suggestLinks(typed: string, sources: LinkSources): LinkChoice[] {
  const words = typed.trim().toLowerCase()
  const matches = (...texts: string[]) => texts.some((text) => text.toLowerCase().includes(words))
  const pages = sources.pages.filter((it) => matches(it.title, it.path))
  const sections = sources.sections.filter((it) => matches(it.name, `${it.path}#${it.anchor}`, it.path))
  const files = sources.files.filter((it) => matches(it.name, it.address))
  const found: LinkChoice[] = [
    ...pages.slice(0, maxPerGroup).map((it) => choice('Pages', it.path, it.title, it.path)),
    ...sections
      .slice(0, maxPerGroup)
      .map((it) => choice('Sections', `${it.path}#${it.anchor}`, it.name, `${it.path || 'This page'} #${it.anchor}`)),
    ...files.slice(0, maxPerGroup).map((it) => choice('Files', it.address, it.name, 'File')),
  ]
  const href = readTypedLink(typed, sources)
  if (href === '' || found.some((it) => it.href === href)) return found
  const address = choice('URL', href, href, describeLink(href, sources).words)
  // An address is meant as it is written; a word is rather the name of something.
  return /^[a-z][a-z0-9+.-]*:/i.test(href) ? [address, ...found] : [...found, address]
}

function choice(group: LinkChoice['group'], href: string, label: string, detail: string): LinkChoice {
  return { group, href, label, detail }
}

interface LinkMeaning {
  readonly words: string
  /** It leads nowhere: visitors would see 'not found'. */
  readonly isBroken: boolean
}

/** What a stored address leads to, in words. */
export function describeLink(href: string, { pages, sections, files }: LinkSources): LinkMeaning {
  const category = categorizeLink(href)
  if (category === 'empty') return fine('No link yet')
  const hint = isBareWord(href) ? null : findLinkHint(href)
  if (hint) return { words: hint.text, isBroken: hint.isWrong }
  if (category === 'external link') return fine('URL')
  if (category === 'other protocol') return fine(describeProtocol(href))
  const [path = '', anchor = ''] = href.split('#')
  const file = files.find((it) => it.address === path)
  if (category === 'file link') return fine(file ? `File “${file.name}”` : 'File')
  const bare = path.split('?')[0] ?? ''
  const page = bare === '' ? null : pages.find((it) => it.path === trimSlash(bare))
  if (page === undefined && !hostPaths.includes(trimSlash(bare))) {
    return { words: 'No page has this URL', isBroken: true }
  }
  const name = page === null ? 'This page' : page ? `Page “${page.title}”` : bare
  const known = sections.filter((it) => it.path === (page?.path ?? '') || (page === null && it.path === ''))
  const section = known.find((it) => it.anchor === anchor)
  if (anchor === '' || section) return fine(section ? `${name}, section “${section.name}”` : name)
  // The sections of other pages may not be here yet, and headings are anchors too.
  return fine(`${name}, at #${anchor}`)
}

const fine = (words: string): LinkMeaning => ({ words, isBroken: false })

/** Without a slash or a colon nobody meant a protocol: it is the name of a page, spelled wrong. */
function isBareWord(href: string): boolean {
  return /^[^#/:\\]+$/.test(href)
}

function describeProtocol(href: string): string {
  const [scheme = '', target = ''] = href.split(/:|\?/)
  if (/^mailto$/i.test(scheme)) return `Email to ${target}`
  if (/^tel$/i.test(scheme)) return `Call ${target}`
  return /^sms$/i.test(scheme) ? `Text message to ${target}` : 'URL'
}

/** Pages that the host makes by itself. */
const hostPaths = ['/', '/search']

function trimSlash(path: string): string {
  return path.length > 1 ? trimEndCharacters(path, '/') : path
}
