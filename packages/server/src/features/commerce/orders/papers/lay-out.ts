import { widthOf } from './text-width'
import { type PdfPage, type PdfText, paper } from './write-pdf'

const margin = 56
const foot = paper.height - 64
const right = paper.width - margin
const textSize = 10
const smallSize = 8
const lineHeight = 14
const rowGap = 4

interface Column {
  readonly x: number
  readonly width: number
  readonly isNumber: boolean
}

type Look = Partial<Pick<PdfText, 'size' | 'isBold'>>

interface RowLook {
  readonly isBold?: boolean
  readonly onNewPage?: () => void
}

/** Of item, and two or three numbers. */
export function columnsOf(count: number): Column[] {
  const numberWidth = 84
  const numbers = Array.from({ length: count - 1 }, (_none, at) => ({
    x: right - (count - 1 - at) * numberWidth,
    width: numberWidth,
    isNumber: true,
  }))
  return [{ x: margin, width: right - margin - numbers.length * numberWidth - 12, isNumber: false }, ...numbers]
}

export type Sheet = ReturnType<typeof createSheet>

/** Writes from the top down, and goes on on the next page where one is full. */
export function createSheet() {
  const pages: { texts: PdfText[]; rules: PdfPage['rules'][number][] }[] = [{ texts: [], rules: [] }]
  let y = margin
  const page = () => pages[pages.length - 1] as (typeof pages)[number]

  /** True when that took a new page. */
  function needRoom(height: number): boolean {
    if (y + height <= foot) return false
    pages.push({ texts: [], rules: [] })
    y = margin
    return true
  }

  function put(text: string, x: number, { size = textSize, isBold = false }: Look = {}): void {
    page().texts.push({ x, y, size, isBold, text })
  }

  function rule(): void {
    page().rules.push({ x: margin, y: y - textSize, width: right - margin })
    y += 6
  }

  /** Cells one beside the other; numbers stand at the right of their column. */
  function row(cells: readonly string[], columns: readonly Column[], look: RowLook = {}): void {
    const isBold = look.isBold ?? false
    const parts = cells.map((cell, at) => wrap(cell, columns[at]?.width ?? right, { isBold }))
    const tallest = Math.max(1, ...parts.map(({ length }) => length))
    if (needRoom(tallest * lineHeight)) look.onNewPage?.()
    for (let at = 0; at < tallest; at++) {
      for (const [index, lines] of parts.entries()) {
        const column = columns[index]
        const text = lines[at]
        if (column === undefined || !text) continue
        const x = column.isNumber ? column.x + column.width - widthOf(text, textSize, isBold) : column.x
        put(text, x, { isBold })
      }
      y += lineHeight
    }
    y += rowGap
  }

  return {
    row,
    line(text: string, look: Look = {}): void {
      const size = look.size ?? textSize
      for (const part of wrap(text, right - margin, look)) {
        needRoom(size)
        put(part, margin, look)
        y += size * 1.5
      }
    },
    gap(height: number): void {
      y += height
    },
    /** One beside the other, as tall as the longest. */
    blocks(blocks: readonly (readonly string[])[]): void {
      const width = (right - margin) / Math.max(1, blocks.length)
      const wrapped = blocks.map((lines) => lines.flatMap((line, at) => wrap(line, width - 12, { isBold: at === 0 })))
      const tallest = Math.max(0, ...wrapped.map(({ length }) => length))
      needRoom(tallest * lineHeight)
      for (let at = 0; at < tallest; at++) {
        for (const [index, lines] of wrapped.entries()) {
          const line = lines[at]
          if (line !== undefined) put(line, margin + index * width, { isBold: at === 0 })
        }
        y += lineHeight
      }
    },
    /** Its titles stand on top of every page that it reaches. */
    table(titles: readonly string[], columns: readonly Column[], rows: readonly (readonly string[])[]): void {
      const writeTitles = () => {
        row(titles, columns, { isBold: true })
        rule()
      }
      writeTitles()
      for (const cells of rows) row(cells, columns, { onNewPage: writeTitles })
      rule()
    },
    /** Of several pages each says which it is. */
    finish(name: string): readonly PdfPage[] {
      for (const [at, { texts }] of pages.length > 1 ? pages.entries() : []) {
        const text = `${name} · Page ${at + 1} of ${pages.length}`
        const x = right - widthOf(text, smallSize)
        texts.push({ x, y: paper.height - 36, size: smallSize, isBold: false, text })
      }
      return pages
    },
  }
}

/** By words; one that is longer than a line is cut. */
function wrap(text: string, width: number, look: Look): string[] {
  const isTooLong = (part: string) => widthOf(part, look.size ?? textSize, look.isBold) > width
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).flatMap((whole) => cut(whole, isTooLong))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && isTooLong(longer)) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

function cut(word: string, isTooLong: (part: string) => boolean): string[] {
  const parts: string[] = []
  let part = ''
  for (const character of word) {
    if (part !== '' && isTooLong(part + character)) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part]
}
