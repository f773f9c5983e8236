import type { ExportFormat } from '@sitewright/model/forms/inbox'

const [quote, lineEnd, comma, closing] = [0x22, 0x0a, 0x2c, 0x7d]

/**
 * Counts the finished rows of a file that arrives in pieces. In CSV the first line is the head, and a line end inside of
 * quotes is text. In JSON a row stands on a line of its own, between the lines of the brackets.
 */
export function createRowCounter(format: ExportFormat): (piece: Uint8Array) => number {
  let lines = 0
  let isQuoted = false
  let before = 0
  const isCsv = format === 'csv'
  return (piece) => {
    for (const byte of piece) {
      if (byte === quote && isCsv) isQuoted = !isQuoted
      else if (byte === lineEnd && (isCsv ? !isQuoted : before === comma || before === closing)) lines += 1
      before = byte
    }
    return isCsv ? Math.max(0, lines - 1) : lines
  }
}
