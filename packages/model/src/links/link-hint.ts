import { categorizeLink, isScriptLink } from './categories'
import { type CheckedLinkKind, isProperUrl, isValidLink, linkLengthLimits } from './checks'

/** What an owner should look at again; a link is never refused because of it. */
export interface LinkHint {
  readonly text: string
  /** False where the link may well be right. */
  readonly isWrong: boolean
}

/** Null when the link keeps to the rules of its kind. */
export function findLinkHint(href: string): LinkHint | null {
  switch (categorizeLink(href)) {
    case 'empty':
      return null
    case 'anchor':
      return checkKind('anchor', href)
    case 'file link':
    case 'content link':
      return checkKind('internal', href)
    case 'external link':
      return checkWebAddress(href)
    case 'malformed protocol':
      return { text: 'URLs start with https://, like https://example.com', isWrong: true }
    case 'other protocol':
      return checkProtocol(href)
  }
}

const shapeHints: Record<CheckedLinkKind, string> = {
  anchor: 'Links to a section start with #',
  tel: 'A phone number has at least 4 characters: digits, + and - only',
  sms: 'Text message links look like sms:+15550100',
  mailto: 'Email addresses look like name@example.com',
  javascript: "Links can't run scripts. Use a code block instead.",
  ftp: 'File server links look like ftp://example.com',
  internal: 'Links within the site start with /',
}

function checkKind(kind: CheckedLinkKind, href: string): LinkHint | null {
  if (isValidLink(kind, href)) return null
  const limit = linkLengthLimits[kind]
  const text = href.length >= limit ? `This link is too long. Keep it under ${limit} characters.` : shapeHints[kind]
  return { text, isWrong: true }
}

function checkWebAddress(href: string): LinkHint | null {
  if (isProperUrl(href)) return null
  if (!URL.canParse(href, 'https://example.com')) return { text: 'This isn’t a valid URL', isWrong: true }
  return { text: 'URL. Check the spelling: this ending is unusual.', isWrong: false }
}

function checkProtocol(href: string): LinkHint | null {
  if (isScriptLink(href)) return checkKind('javascript', href) ?? { text: shapeHints.javascript, isWrong: true }
  const kind = (['tel', 'sms', 'mailto', 'ftp'] as const).find((scheme) => href.toLowerCase().startsWith(`${scheme}:`))
  return kind === undefined ? null : checkKind(kind, href)
}
