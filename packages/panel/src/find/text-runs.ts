import type { InlineNode, RichText } from '@sitewright/model/text/rich-text'

interface LooseNode {
  readonly type?: unknown
  readonly content?: unknown
}

interface Run {
  readonly place: readonly number[]
  readonly text: string
}

/** The paragraphs, headings and code of a formatted text as plain lines; a line break counts as one letter. */
export function listRuns(text: unknown): Run[] {
  const runs: Run[] = []
  function walk(node: LooseNode, place: readonly number[]): void {
    if (!Array.isArray(node.content)) return
    if (isTextblock(node)) runs.push({ place, text: node.content.map(textOfInline).join('') })
    else for (const [index, child] of node.content.entries()) walk(child, [...place, index])
  }
  if (typeof text === 'object' && text !== null) walk(text as LooseNode, [])
  return runs
}

const textblocks: readonly unknown[] = ['paragraph', 'heading', 'codeBlock']

function isTextblock({ type }: LooseNode): boolean {
  return textblocks.includes(type)
}

function textOfInline(node: InlineNode): string {
  return node.type === 'text' ? node.text : '\n'
}

export interface Replacement {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The formatted text with other words at some places of one paragraph. They take the format of the first letter that they replace. */
export function replaceInRun(text: RichText, place: readonly number[], replacements: readonly Replacement[]): RichText {
  return changeNode(text, place, (node) => {
    const inline = replacements
      .toSorted((a, b) => b.start - a.start)
      .reduce(replaceInline, (node.content ?? []) as readonly InlineNode[])
    const { content: _, ...rest } = node
    return inline.length > 0 ? { ...rest, content: inline } : rest
  }) as RichText
}

function changeNode(node: LooseNode, place: readonly number[], change: (node: LooseNode) => LooseNode): LooseNode {
  const [index, ...rest] = place
  if (index === undefined) return change(node)
  const content = node.content as readonly LooseNode[]
  const child = content[index]
  return child ? { ...node, content: content.with(index, changeNode(child, rest, change)) } : node
}

function replaceInline(nodes: readonly InlineNode[], { start, end, text }: Replacement): InlineNode[] {
  const first = nodeAt(nodes, start)
  const marks = first?.type === 'text' && first.marks ? { marks: first.marks } : {}
  const added: InlineNode[] = text === '' ? [] : [{ type: 'text', text, ...marks }]
  return joinEqual([...cut(nodes, 0, start), ...added, ...cut(nodes, end, Number.POSITIVE_INFINITY)])
}

function nodeAt(nodes: readonly InlineNode[], at: number): InlineNode | undefined {
  let offset = 0
  return nodes.find((node) => {
    offset += textOfInline(node).length
    return at < offset
  })
}

/** The nodes between two places, with those at the ends cut through. */
function cut(nodes: readonly InlineNode[], from: number, to: number): InlineNode[] {
  let offset = 0
  return nodes.flatMap((node): InlineNode[] => {
    const start = offset
    const { length } = textOfInline(node)
    offset += length
    if (node.type !== 'text') return start >= from && start < to ? [node] : []
    const text = node.text.slice(Math.max(0, from - start), Math.max(0, Math.min(length, to - start)))
    return text === '' ? [] : [text === node.text ? node : { ...node, text }]
  })
}

/** Neighbors of one format are one node, as the editor itself would write them. */
function joinEqual(nodes: readonly InlineNode[]): InlineNode[] {
  const joined: InlineNode[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    const isSame =
      last?.type === 'text' &&
      node.type === 'text' &&
      JSON.stringify(last.marks ?? []) === JSON.stringify(node.marks ?? [])
    if (isSame) joined[joined.length - 1] = { ...last, text: last.text + node.text }
    else joined.push(node)
  }
  return joined
}
