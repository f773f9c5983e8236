import { type BlockNode, type InlineNode, type RichText, richText, type TextMark, textAlignments } from '../rich-text'
import { styleAttribute } from './disarm-html'
import { marksInside, type PastedNode, readAttribute, tidyInlines } from './pasted-inline'
import { nestWordLists, readWordItem, type WordItem } from './word-lists'

type Part = BlockNode | WordItem
type Inside = { readonly marks: readonly TextMark[]; readonly depth: number; readonly levels: number }

const dropped = new Set(
  'script style meta link title head noscript template iframe object embed svg math canvas video audio picture img input select textarea xml'.split(
    ' ',
  ),
)
const blocks = new Set(
  'address article aside body center dd details dialog div dl dt fieldset figcaption figure footer form header hgroup html main nav p section summary table tbody td tfoot th thead tr caption'.split(
    ' ',
  ),
)
/** Deeper markup than this is made by machines to break readers, not by people. */
const deepestElement = 150
const deepestNesting = 6
const maxBlocks = 1000

/** What a paste means, in the closed set of the stored text. Styles, scripts, pictures and all else stay behind. */
export function readPasted(root: PastedNode): RichText {
  const parts = readBlocks(root, { marks: [], depth: 0, levels: deepestNesting })
  const content = nestWordLists(parts, deepestNesting).slice(0, maxBlocks)
  const checked = richText.safeParse({ type: 'doc', content })
  return checked.success ? checked.data : { type: 'doc', content: [] }
}

function readBlocks(node: PastedNode, inside: Inside): Part[] {
  const parts: Part[] = []
  let inlines: InlineNode[] = []
  function endParagraph(): void {
    const content = tidyInlines(inlines)
    inlines = []
    if (content.length > 0) parts.push({ type: 'paragraph', content })
  }
  function walk(child: PastedNode, around: Inside): void {
    if (child.nodeType === 3) {
      const text = cleanText(child.nodeValue ?? '')
      if (text !== '') inlines.push(makeText(text, around.marks))
      return
    }
    const tag = child.nodeName.toLowerCase()
    if (child.nodeType !== 1 || dropped.has(tag) || around.depth > deepestElement || isHidden(child)) return
    if (tag === 'br') {
      if (!readAttribute(child, 'class').includes('Apple-interchange-newline')) inlines.push({ type: 'hardBreak' })
      return
    }
    const within = { ...around, marks: marksInside(child, tag, around.marks), depth: around.depth + 1 }
    const block = readBlock(child, tag, within)
    if (block === null) for (const inner of Array.from(child.childNodes)) walk(inner, within)
    else {
      endParagraph()
      parts.push(...block)
    }
  }
  for (const child of Array.from(node.childNodes)) walk(child, inside)
  endParagraph()
  return parts
}

/** Null: the element stands in the line. */
function readBlock(node: PastedNode, tag: string, inside: Inside): Part[] | null {
  const wordItem = tag === 'p' || /^h[1-6]$/.test(tag) ? readWordItem(node) : null
  if (wordItem) return [{ ...wordItem, content: readBlocks(node, inside).filter(isBlock) }]
  const heading = /^h([1-6])$/.exec(tag)?.[1] ?? (/\bMsoTitle\b/.test(readAttribute(node, 'class')) ? '1' : undefined)
  if (heading !== undefined) return readBlocks(node, inside).map((part) => toHeading(part, Number(heading), node))
  if (tag === 'hr') return [{ type: 'horizontalRule' }]
  if (tag === 'pre') return readCode(node)
  if (tag === 'ul' || tag === 'ol') return readList(node, tag, inside)
  if (tag === 'li') return readBlocks(node, inside)
  const isQuote = tag === 'blockquote' || /\bMso(Intense)?Quote\b/.test(readAttribute(node, 'class'))
  if (isQuote) return nest('blockquote', readBlocks(node, deeper(inside)), inside.levels)
  if (!blocks.has(tag)) return null
  return readBlocks(node, inside).map((part) => withLook(part, node))
}

function deeper(inside: Inside): Inside {
  return { ...inside, levels: inside.levels - 1 }
}

function nest(type: 'blockquote', parts: readonly Part[], levels: number): Part[] {
  const content = nestWordLists(parts, Math.max(0, levels - 1))
  if (content.length === 0) return []
  return levels > 0 ? [{ type, content }] : content
}

function readList(node: PastedNode, tag: 'ul' | 'ol', inside: Inside): Part[] {
  const items: { type: 'listItem'; content: BlockNode[] }[] = []
  for (const child of Array.from(node.childNodes)) {
    const name = child.nodeName.toLowerCase()
    if (child.nodeType !== 1 || dropped.has(name)) continue
    const content = nestWordLists(readOne(child, name, deeper(inside)), Math.max(0, inside.levels - 1))
    const last = items.at(-1)
    // Google Docs puts an inner list beside the item that it belongs to.
    if ((name === 'ul' || name === 'ol') && last) last.content.push(...content)
    else if (content.length > 0) items.push({ type: 'listItem', content: startWithParagraph(content) })
  }
  if (items.length === 0) return []
  if (inside.levels <= 0) return items.flatMap((item) => item.content)
  return [{ type: tag === 'ul' ? 'bulletList' : 'orderedList', content: items.slice(0, 500) }]
}

function readOne(child: PastedNode, name: string, inside: Inside): Part[] {
  if (inside.depth > deepestElement) return []
  const within = { ...inside, marks: marksInside(child, name, inside.marks), depth: inside.depth + 1 }
  return name === 'li' ? readBlocks(child, within) : (readBlock(child, name, within) ?? readBlocks(child, within))
}

/** The editor's list items begin with a paragraph. */
function startWithParagraph(content: BlockNode[]): BlockNode[] {
  const [first, ...rest] = content
  if (first?.type === 'heading')
    return [{ type: 'paragraph', ...(first.content ? { content: first.content } : {}) }, ...rest]
  return first?.type === 'paragraph' ? content : [{ type: 'paragraph' }, ...content]
}

function readCode(node: PastedNode): Part[] {
  const text = readText(node, 0).replace(/^\n+/, '').trimEnd().slice(0, 50_000)
  return text === '' ? [] : [{ type: 'codeBlock', content: [{ type: 'text', text }] }]
}

function readText(node: PastedNode, depth: number): string {
  if (node.nodeType === 3) return (node.nodeValue ?? '').replace(/\u00a0/g, ' ')
  const tag = node.nodeName.toLowerCase()
  if (node.nodeType !== 1 || dropped.has(tag) || depth > deepestElement) return ''
  if (tag === 'br') return '\n'
  return Array.from(node.childNodes)
    .map((child) => readText(child, depth + 1))
    .join('')
}

/** A heading is bold by itself; marking it again would outlive the next design. */
function toHeading(part: Part, level: number, node: PastedNode): Part {
  if (part.type !== 'paragraph') return part
  const content = tidyInlines((part.content ?? []).map(withoutBold))
  const kept = Math.min(level, 4) as 1 | 2 | 3 | 4
  return { type: 'heading', attrs: { level: kept, textAlign: readAlignment(node) }, content }
}

function withoutBold(node: InlineNode): InlineNode {
  if (node.type !== 'text') return node
  return makeText(
    node.text,
    (node.marks ?? []).filter((mark) => mark.type !== 'bold'),
  )
}

/** What our own editor has put into the clipboard keeps its look. */
function withLook(part: Part, node: PastedNode): Part {
  const size = Number(readAttribute(node, 'data-size'))
  const textAlign = readAlignment(node)
  if (part.type !== 'paragraph' || (textAlign === 'left' && size !== 1 && size !== 3)) return part
  return { ...part, attrs: { textAlign, size: size === 1 || size === 3 ? size : 2 } }
}

function readAlignment(node: PastedNode): (typeof textAlignments)[number] {
  return textAlignments.find((it) => it === readAttribute(node, 'data-align')) ?? 'left'
}

function isHidden(node: PastedNode): boolean {
  return /(?:^|;)\s*(display\s*:\s*none|mso-hide\s*:\s*all|mso-list\s*:\s*ignore)/i.test(
    readAttribute(node, styleAttribute),
  )
}

function isBlock(part: Part): part is BlockNode {
  return part.type !== 'wordItem'
}

function makeText(text: string, marks: readonly TextMark[]): InlineNode {
  return { type: 'text', text, ...(marks.length > 0 ? { marks: [...marks] } : {}) }
}

/** Invisible characters that word processors leave between words. */
function cleanText(text: string): string {
  return text.replace(/(?![\t\n\r\f])\p{Cc}|[\u200b\u2060\ufeff]/gu, '')
}
