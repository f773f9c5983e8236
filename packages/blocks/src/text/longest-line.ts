import type { BlockNode, ListItemNode, RichText } from '@sitewright/model/text/rich-text'

/** Letters of the longest line that the owner wrote, as broken by paragraphs and breaks alone; at least one. */
export function countLongestLine(text: RichText): number {
  return Math.max(1, ...listLines(text.content).map((line) => Array.from(line).length))
}

function listLines(nodes: readonly (BlockNode | ListItemNode)[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'horizontalRule') return []
    if (node.type === 'blockquote' || node.type === 'bulletList' || node.type === 'orderedList') {
      return listLines(node.content)
    }
    if (node.type === 'listItem') return listLines(node.content)
    const inlines = node.content ?? []
    return inlines
      .map((it) => (it.type === 'text' ? it.text : '\n'))
      .join('')
      .split('\n')
  })
}
