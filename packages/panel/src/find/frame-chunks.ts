import { findEdited } from '../frame/edited-region'
import { type FindQuery, findInText, isSameRun, type Match } from './find-matches'

/** Text that stands together on the page, such as a paragraph or a label, with the nodes that it is made of. */
interface Chunk {
  text: string
  readonly nodes: { readonly node: Text; readonly start: number }[]
}

export interface FoundRanges {
  readonly all: Range[]
  readonly current: Range | null
}

/** Where the page in the frame shows the searched words, in the blocks that hold them. */
export function findRanges(
  frame: Document,
  query: FindQuery,
  matches: readonly Match[],
  current: Match | undefined,
): FoundRanges {
  const all: Range[] = []
  let shown: Range | null = null
  for (const blockId of new Set(matches.map((match) => match.blockId))) {
    const block = findEdited(frame)?.querySelector(`[data-block-id="${blockId}"]`)
    const chunks = block ? listChunks(block) : []
    const isCurrent = current?.blockId === blockId
    const own = isCurrent ? findChunk(chunks, matches, current) : undefined
    for (const chunk of chunks) {
      const ranges = findInText(chunk.text, query).map(({ start, end }) => rangeIn(frame, chunk, start, end))
      all.push(...ranges)
      if (isCurrent && chunk === own) shown = ranges[orderInRun(matches, current)] ?? null
    }
  }
  return { all, current: shown }
}

function orderInRun(matches: readonly Match[], current: Match): number {
  return matches.filter((match) => isSameRun(match, current)).indexOf(current)
}

/** The chunk that shows the text of the match: the same words, and as many equal ones before it. */
function findChunk(chunks: readonly Chunk[], matches: readonly Match[], current: Match): Chunk | undefined {
  const words = current.run.text.trim()
  const runs = [...new Set(matches.filter((it) => it.blockId === current.blockId).map((it) => it.run))]
  const order = runs.filter((run) => run.text.trim() === words).indexOf(current.run)
  const equal = chunks.filter((chunk) => chunk.text.trim() === words)
  return equal[order] ?? equal[0]
}

function listChunks(block: Element): Chunk[] {
  const chunks = new Map<Element, Chunk>()
  const walker = block.ownerDocument.createTreeWalker(block, 5)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node
    if (!parentElement || /^(SCRIPT|STYLE)$/.test(parentElement.tagName)) continue
    const box = findBox(parentElement, block)
    const chunk = chunks.get(box) ?? { text: '', nodes: [] }
    if (node.nodeType === 3) {
      chunk.nodes.push({ node: node as Text, start: chunk.text.length })
      chunk.text += (node as Text).data
      chunks.set(box, chunk)
    } else if ((node as Element).tagName === 'BR') chunk.text += '\n'
  }
  return [...chunks.values()]
}

/** The element around the text that is not a part of a line itself. */
function findBox(element: Element, block: Element): Element {
  const view = element.ownerDocument.defaultView
  let box = element
  while (box !== block && box.parentElement && /^(inline|contents)$/.test(view?.getComputedStyle(box).display ?? '')) {
    box = box.parentElement
  }
  return box
}

function rangeIn(frame: Document, { nodes }: Chunk, start: number, end: number): Range {
  const range = frame.createRange()
  const at = (offset: number) => nodes.findLast((it) => it.start <= offset) ?? nodes[0]
  const [first, last] = [at(start), at(end - 1)]
  if (first) range.setStart(first.node, start - first.start)
  if (last) range.setEnd(last.node, end - last.start)
  return range
}
