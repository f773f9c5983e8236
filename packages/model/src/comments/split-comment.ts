/** A piece of a line: a text, or a web address that is shown as a link. */
export interface CommentPiece {
  readonly text: string
  readonly href?: string
}
type CommentLine = readonly CommentPiece[]

const maxParagraphs = 100
/** What ends a sentence is not part of the address before it. */
const closing = new Set([...'.,;:!?)]}\'"»”’'])

/** Paragraphs of lines, from a plain text. What looks like markup stays the text that it is. */
export function splitComment(text: string): CommentLine[][] {
  const paragraphs: CommentLine[][] = []
  let lines: CommentLine[] = []
  for (const line of text.replaceAll('\r', '').split('\n')) {
    if (line.trim() !== '') lines.push(splitLine(line.trim()))
    else if (lines.length > 0) {
      paragraphs.push(lines)
      lines = []
    }
  }
  if (lines.length > 0) paragraphs.push(lines)
  const shown = paragraphs.slice(0, maxParagraphs)
  const rest = paragraphs.slice(maxParagraphs).flat()
  return rest.length > 0 ? [...shown, rest] : shown
}

function splitLine(line: string): CommentPiece[] {
  const pieces: CommentPiece[] = []
  let plain = ''
  for (const word of line.split(/( |\t)/)) {
    const end = word.length - countClosing(word)
    const href = readWebAddress(word.slice(0, end))
    if (href === null) {
      plain += word
      continue
    }
    if (plain !== '') pieces.push({ text: plain })
    pieces.push({ text: word.slice(0, end), href })
    plain = word.slice(end)
  }
  return plain === '' ? pieces : [...pieces, { text: plain }]
}

function countClosing(word: string): number {
  let count = 0
  while (count < word.length && closing.has(word[word.length - 1 - count] ?? '')) count++
  return count
}

/** Of the web alone: no other kind of address becomes a link. */
function readWebAddress(word: string): string | null {
  if (!/^https?:\/\//i.test(word) || !URL.canParse(word)) return null
  const { protocol, username, href } = new URL(word)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  return isWeb && username === '' ? href : null
}
