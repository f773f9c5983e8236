import type { BlockNode, ListItemNode } from '../rich-text'
import { styleAttribute } from './disarm-html'
import { type PastedNode, readAttribute } from './pasted-inline'

/** Word has no lists in its clipboard: each item is a paragraph that names its level. */
export interface WordItem {
  readonly type: 'wordItem'
  readonly level: number
  readonly isOrdered: boolean
  readonly content: BlockNode[]
}

/** The level of a paragraph of Word that is an item of a list; null for any other. */
export function readWordItem(node: PastedNode): Omit<WordItem, 'content'> | null {
  const styles = readAttribute(node, styleAttribute).toLowerCase().split(';')
  const list = styles.find((style) => style.trimStart().startsWith('mso-list'))
  const level = list === undefined ? undefined : /level(\d)/.exec(list)?.[1]
  if (level === undefined) return null
  return {
    type: 'wordItem',
    level: Number(level),
    isOrdered: /^\(?([0-9]+|[a-z]|[ivx]+)[.)]/i.test(findMarker(node, 0)),
  }
}

/** The bullet or number that Word drew itself. */
function findMarker(node: PastedNode, depth: number): string {
  if (depth > 8) return ''
  for (const child of Array.from(node.childNodes)) {
    if (child.nodeType !== 1) continue
    if (/mso-list\s*:\s*ignore/i.test(readAttribute(child, styleAttribute))) return readLetters(child, 0).trim()
    const inner = findMarker(child, depth + 1)
    if (inner !== '') return inner
  }
  return ''
}

function readLetters(node: PastedNode, depth: number): string {
  if (node.nodeType === 3) return node.nodeValue ?? ''
  if (depth > 8) return ''
  return Array.from(node.childNodes)
    .map((child) => readLetters(child, depth + 1))
    .join('')
}

/** Items that follow each other become one list, deeper levels lists inside of it. */
export function nestWordLists(parts: readonly (BlockNode | WordItem)[], levels: number): BlockNode[] {
  const blocks: BlockNode[] = []
  let run: WordItem[] = []
  function endRun(): void {
    if (run.length > 0) blocks.push(...makeLists(run, levels))
    run = []
  }
  for (const part of parts) {
    if (part.type === 'wordItem') run.push(part)
    else {
      endRun()
      blocks.push(part)
    }
  }
  endRun()
  return blocks
}

function makeLists(items: readonly WordItem[], levels: number): BlockNode[] {
  if (levels <= 0) return items.flatMap((item) => item.content)
  const top = Math.min(...items.map((item) => item.level))
  const lists: { type: 'bulletList' | 'orderedList'; content: ListItemNode[] }[] = []
  let inner: WordItem[] = []
  function endInner(): void {
    const last = lists.at(-1)?.content.at(-1)
    if (inner.length > 0) last?.content.push(...makeLists(inner, levels - 1))
    inner = []
  }
  for (const item of items) {
    const type = item.isOrdered ? 'orderedList' : 'bulletList'
    if (item.level > top && lists.length > 0) {
      inner.push(item)
      continue
    }
    endInner()
    if (lists.at(-1)?.type !== type) lists.push({ type, content: [] })
    lists
      .at(-1)
      ?.content.push({ type: 'listItem', content: item.content.length > 0 ? item.content : [{ type: 'paragraph' }] })
  }
  endInner()
  return lists.map((list) => ({ ...list, content: list.content.slice(0, 500) }))
}
