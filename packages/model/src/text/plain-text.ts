import type { BlockNode, InlineNode, ListItemNode, RichText } from './rich-text'

type TextNode = BlockNode | InlineNode | ListItemNode

/** The words of a text without its looks, paragraphs parted by spaces. */
export function readPlainText(text: RichText): string {
  return readPlainLines(text).join(' ').replace(/\s+/g, ' ').trim()
}

/** The same with each paragraph on a line of its own. */
export function readPlainLines(text: RichText): string[] {
  return text.content.map(wordsOf)
}

function wordsOf(node: TextNode): string {
  if ('text' in node) return node.text
  const nodes: readonly TextNode[] = 'content' in node ? (node.content ?? []) : []
  return nodes.map(wordsOf).join(nodes.some((it) => 'text' in it) ? '' : ' ')
}
