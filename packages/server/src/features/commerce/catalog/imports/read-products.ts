import { findColumns } from '@sitewright/commerce/products/csv/columns'
import {
  beginsProduct,
  type FileLine,
  type FileProduct,
  type LineProblem,
  readProductLines,
} from '@sitewright/commerce/products/csv/read-lines'
import { maxVariants } from '@sitewright/model/commerce/products/product'
import type { CsvRecord } from '@sitewright/model/csv/read-csv'
import { readSafeCell } from '@sitewright/model/csv/write-csv'

/** A product of the file, or what is wrong with its lines. */
export type ReadProduct = { readonly lastLine: number } & (
  | { readonly product: FileProduct }
  | { readonly problems: readonly LineProblem[] }
)

/** The products of a file, one after the other; memory holds one piece of it. */
export async function* readProducts(pieces: AsyncIterable<CsvRecord[]>): AsyncGenerator<ReadProduct> {
  let columns: ReadonlyMap<string, number> | null = null
  let lines: FileLine[] = []
  let broken: LineProblem[] = []
  let lastLine = 0
  for await (const piece of pieces) {
    for (const record of piece) {
      if (columns === null) {
        columns = findColumns(record.cells)
        continue
      }
      const line = toLine(record, columns)
      if (lines.length > 0 && beginsProduct(line, lines.at(-1) ?? null)) {
        yield readGroup(lines, broken, lastLine)
        lines = []
        broken = []
      }
      lastLine = line.line
      // More are no product: what is kept of one is read without a pause.
      if (lines.length < maxVariants) lines.push(line)
      else if (broken.length === 0) broken.push({ line: line.line, column: '', text: tooMany })
      if (record.problem !== null) broken.push({ line: record.line, column: '', text: record.problem })
    }
  }
  if (lines.length > 0) yield readGroup(lines, broken, lastLine)
}

const tooMany = `A product has at most ${maxVariants} variants.`

function readGroup(lines: readonly FileLine[], broken: readonly LineProblem[], lastLine: number): ReadProduct {
  if (broken.length > 0) return { lastLine, problems: broken }
  const read = readProductLines(lines as [FileLine, ...FileLine[]])
  return Array.isArray(read) ? { lastLine, problems: read } : { lastLine, product: read as FileProduct }
}

function toLine({ line, cells }: CsvRecord, columns: ReadonlyMap<string, number>): FileLine {
  return {
    line,
    cell: (column) => {
      const place = columns.get(column)
      return place === undefined ? undefined : readSafeCell(cells[place] ?? '').replace(/[\0\p{Cs}]/gu, '')
    },
  }
}

/** Ids, SKUs and addresses that a file names twice: the second product of them would undo the first. */
export function createRepetitionCheck() {
  const seen = new Set<string>()
  return ({ line, productId, slug, title, variants }: FileProduct): LineProblem | null => {
    const hasSku = variants.some((it) => it.sku !== undefined)
    const keys = [
      ...(productId === undefined ? [] : [{ key: `id ${productId}`, line, column: 'Product ID' }]),
      ...(slug === undefined ? [] : [{ key: `slug ${slug}`, line, column: 'Slug' }]),
      ...((productId ?? slug ?? (hasSku || !title)) ? [] : [{ key: `title ${title}`, line, column: 'Title' }]),
      ...variants.flatMap((it) =>
        it.sku === undefined ? [] : [{ key: `sku ${it.sku.toLowerCase()}`, line: it.line, column: 'SKU' }],
      ),
    ]
    for (const { key, line: at, column } of keys) {
      if (seen.has(key)) return { line: at, column, text: 'This appears twice in the file.' }
      seen.add(key)
    }
    return null
  }
}
