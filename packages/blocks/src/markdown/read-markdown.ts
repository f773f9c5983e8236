import MarkdownIt, { type Token } from 'markdown-it'

/** A token with those inside of it. */
export interface MarkdownNode {
  readonly token: Token
  readonly children: readonly MarkdownNode[]
}

/** Deeper lists and quotes than any person writes; what nests beyond it is text. */
const maxNesting = 40

const reader = new MarkdownIt({ html: false, linkify: true, maxNesting })
// Which addresses become links is decided where they are drawn.
reader.validateLink = () => true
reader.linkify.set({ fuzzyLink: true })

/** In linear time, whatever the source is: attacks have to be as long as the trouble that they make. */
export function readMarkdown(source: string): readonly MarkdownNode[] {
  return nest(reader.parse(source, {}))
}

function nest(tokens: readonly Token[]): MarkdownNode[] {
  const top: MarkdownNode[] = []
  const open: MarkdownNode[][] = [top]
  for (const token of tokens) {
    if (token.nesting === -1) {
      if (open.length > 1) open.pop()
      continue
    }
    const children = token.type === 'inline' ? nest(token.children ?? []) : []
    open.at(-1)?.push({ token, children })
    if (token.nesting === 1) open.push(children)
  }
  return top
}
