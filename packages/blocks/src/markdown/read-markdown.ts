import { Lexer, type Token } from 'marked'

/** Deeper lists and quotes than any person writes; beyond it a text could exhaust the stack. */
const deepestNesting = 40

/** The source as tokens. A source that nests beyond reason is given back as one plain paragraph. */
export function readMarkdown(source: string): Token[] {
  const plain: Token = {
    type: 'paragraph',
    raw: source,
    text: source,
    tokens: [{ type: 'text', raw: source, text: source }],
  }
  if (nestsTooDeep(source)) return [plain]
  return new Lexer({ gfm: true }).lex(source)
}

/** Each level of nesting costs at least one mark at the start of a line, or a bracket. */
function nestsTooDeep(source: string): boolean {
  const deepLine = new RegExp(`^(?:[ \\t]*(?:>|[-+*]|\\d{1,9}[.)])){${deepestNesting}}`, 'm')
  const deepIndent = new RegExp(`^[ \\t]{${deepestNesting * 4}}`, 'm')
  const deepInline = new RegExp(`[[*_~]{${deepestNesting}}`)
  return deepLine.test(source) || deepIndent.test(source) || deepInline.test(source)
}
