import { isAllowedTarget } from '../../link-targets/is-allowed-target'
import { trimEndCharacters } from '../../trim-characters'
import { type InlineNode, type TextMark, textColor } from '../rich-text'
import { styleAttribute } from './disarm-html'

/** The part of a DOM node that reading a paste needs. */
export interface PastedNode {
  readonly nodeType: number
  readonly nodeName: string
  readonly nodeValue: string | null
  readonly childNodes: ArrayLike<PastedNode>
  readonly getAttribute?: (name: string) => string | null
}

export function readAttribute(node: PastedNode, name: string): string {
  return node.getAttribute?.(name) ?? ''
}

/** One property of a style attribute. The attribute itself is never kept. */
function readStyle(node: PastedNode, property: string): string {
  const pattern = new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]*)`, 'i')
  return pattern.exec(readAttribute(node, styleAttribute))?.[1]?.trim().toLowerCase() ?? ''
}

const markTags: Readonly<Record<string, 'bold' | 'italic' | 'underline' | 'strike' | 'code'>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  s: 'strike',
  strike: 'strike',
  del: 'strike',
  code: 'code',
  kbd: 'code',
  samp: 'code',
}

/** The marks inside of this element. Word processors say with styles what pages say with elements, and take it back so too. */
export function marksInside(node: PastedNode, tag: string, marks: readonly TextMark[]): readonly TextMark[] {
  let next = [...marks]
  const own = Object.hasOwn(markTags, tag) ? markTags[tag] : undefined
  if (own) next = add(next, { type: own })
  const weight = readStyle(node, 'font-weight')
  if (/^(bold|bolder|[6-9]00)$/.test(weight)) next = add(next, { type: 'bold' })
  if (/^(normal|lighter|[1-4]00)$/.test(weight)) next = next.filter((mark) => mark.type !== 'bold')
  const slope = readStyle(node, 'font-style')
  if (slope === 'italic' || slope === 'oblique') next = add(next, { type: 'italic' })
  if (slope === 'normal') next = next.filter((mark) => mark.type !== 'italic')
  const line = `${readStyle(node, 'text-decoration')} ${readStyle(node, 'text-decoration-line')}`
  // Links are underlined everywhere; that says nothing about the words.
  if (line.includes('underline') && !next.some((mark) => mark.type === 'link')) next = add(next, { type: 'underline' })
  if (line.includes('line-through')) next = add(next, { type: 'strike' })
  const color = textColor.safeParse(readAttribute(node, 'data-color'))
  if (color.success) next = add(next, { type: 'color', attrs: { color: color.data } })
  const href = tag === 'a' ? cleanTarget(readAttribute(node, 'href')) : null
  if (href !== null) {
    const newWindow = readAttribute(node, 'target') === '_blank'
    next = add(
      next.filter((mark) => mark.type !== 'underline'),
      { type: 'link', attrs: { href, newWindow } },
    )
  }
  return next
}

function add(marks: TextMark[], mark: TextMark): TextMark[] {
  return [...marks.filter((it) => it.type !== mark.type), mark]
}

/** Only whole addresses and the site's own paths survive: an anchor of another document leads nowhere here. */
function cleanTarget(raw: string): string | null {
  const target = unwrapRedirect(raw.trim())
  if (!/^(https?:|mailto:|tel:|sms:|\/(?!\/))/i.test(target)) return null
  return target.length <= 2000 && isAllowedTarget(target) ? target : null
}

/** Google Docs sends every link over an address of its own. */
function unwrapRedirect(target: string): string {
  if (!/^https?:\/\/(www\.)?google\.[a-z.]+\/url\?/i.test(target) || !URL.canParse(target)) return target
  return new URL(target).searchParams.get('q') ?? target
}

const longestText = 50_000
const maxInlines = 2000

/** Joins what has the same marks, trims the ends and gives up what is too much. */
export function tidyInlines(nodes: readonly InlineNode[]): InlineNode[] {
  const joined: InlineNode[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (node.type === 'text' && last?.type === 'text' && hasSameMarks(last.marks, node.marks)) {
      joined[joined.length - 1] = { ...last, text: last.text + node.text }
    } else joined.push(node)
  }
  const collapsed = joined.map((node) => (node.type === 'text' ? { ...node, text: collapseSpace(node.text) } : node))
  return trimEnds(dropDoubleSpaces(collapsed)).slice(0, maxInlines)
}

function hasSameMarks(one: readonly TextMark[] = [], other: readonly TextMark[] = []): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** A hard space between two words is meant; a run of spaces is layout. */
function collapseSpace(text: string): string {
  return text.replace(/[ \t\n\r\f\u00a0]{2,}|[\t\n\r\f]/g, ' ').slice(0, longestText)
}

/** A space at the seam of two differently marked words must not become two, nor stand beside a break. */
function dropDoubleSpaces(nodes: readonly InlineNode[]): InlineNode[] {
  const kept: InlineNode[] = []
  for (const node of nodes) {
    const last = kept.at(-1)
    if (node.type === 'hardBreak') {
      if (last?.type === 'text') kept[kept.length - 1] = { ...last, text: last.text.replace(/ $/, '') }
      kept.push(node)
      continue
    }
    const isAfterSpace = last?.type === 'hardBreak' || (last?.type === 'text' && last.text.endsWith(' '))
    kept.push(isAfterSpace ? { ...node, text: node.text.replace(/^ /, '') } : node)
  }
  return kept.filter((node) => node.type === 'hardBreak' || node.text !== '')
}

function trimEnds(nodes: readonly InlineNode[]): InlineNode[] {
  const kept = [...nodes]
  for (let last = kept.at(-1); last; last = kept.at(-1)) {
    const text = last.type === 'text' ? trimEndCharacters(last.text, ' \u00a0') : ''
    if (last.type === 'text' && text !== '') {
      kept[kept.length - 1] = { ...last, text }
      break
    }
    kept.pop()
  }
  for (let first = kept[0]; first; first = kept[0]) {
    const text = first.type === 'text' ? first.text.replace(/^[ \u00a0]+/, '') : ''
    if (first.type === 'text' && text !== '') {
      kept[0] = { ...first, text }
      break
    }
    kept.shift()
  }
  return kept
}
