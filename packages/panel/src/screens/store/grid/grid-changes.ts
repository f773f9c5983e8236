import type { VariantsChange } from '@sitewright/model/commerce/products/product-answers'
import type { VariantLine } from '@sitewright/model/commerce/products/variant-list'
import type { GridColumn, LineChange } from './grid-columns'

export interface CellPlace {
  readonly row: number
  readonly column: number
}

/** Changes of several lines, by the id of the variant. */
export type LineChanges = ReadonlyMap<string, LineChange>

export interface FaultyCell {
  readonly id: string
  readonly key: GridColumn['key']
  readonly text: string
}

export function applyChange(line: VariantLine, { stock, ...settings }: LineChange): VariantLine {
  return { ...line, ...settings, ...(stock === undefined ? {} : { qtyInStock: stock }) }
}

/** What brings the lines back to what they are now. */
export function invertChanges(lines: readonly VariantLine[], changes: LineChanges): LineChanges {
  const known = new Map(lines.map((line) => [line.id, line]))
  return new Map(
    [...changes].flatMap(([id, change]) => {
      const line = known.get(id)
      if (!line) return []
      const names = Object.keys(change) as (keyof LineChange)[]
      const before = names.map((name) => [name, name === 'stock' ? line.qtyInStock : line[name]])
      return [[id, Object.fromEntries(before) as LineChange] as const]
    }),
  )
}

/** Only what differs: storing the same number again would be a line in the log of stock. */
export function dropUnchanged(lines: readonly VariantLine[], changes: LineChanges): LineChanges {
  const before = invertChanges(lines, changes)
  return new Map(
    [...changes].flatMap(([id, change]) => {
      const old = before.get(id)
      const names = (Object.keys(change) as (keyof LineChange)[]).filter((name) => old?.[name] !== change[name])
      return names.length === 0 ? [] : [[id, Object.fromEntries(names.map((name) => [name, change[name]]))] as const]
    }),
  )
}

export function writeChanges(changes: LineChanges): VariantsChange['variants'] {
  return [...changes].map(([id, change]) => ({ id, ...change }))
}

/** Which cell the host complains about: it tells the place in what was sent and the field. */
export function findFaulty(errors: Readonly<Record<string, string>>, changes: LineChanges): FaultyCell | null {
  for (const [path, text] of Object.entries(errors)) {
    const [, place, field] = /^variants\.(\d+)(?:\.(\w+))?/.exec(path) ?? []
    const id = place === undefined ? undefined : [...changes.keys()][Number(place)]
    if (id !== undefined) return { id, key: (field as GridColumn['key'] | undefined) ?? 'sku', text }
  }
  return null
}

/** Cells of a spreadsheet: tabs between cells, lines between rows; a cell in quotes may hold both. */
export function readTable(text: string): string[][] {
  const rows: string[][] = [[]]
  const cells = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y
  for (;;) {
    const [, quoted, plain = '', end = ''] = cells.exec(text) ?? []
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    // Spreadsheets end the last row too.
    if (end !== '\t' && cells.lastIndex >= text.length) return rows
    if (end !== '\t') rows.push([])
  }
}

interface GridParts {
  readonly lines: readonly VariantLine[]
  readonly columns: readonly GridColumn[]
}

/** What a pasted table changes from a cell on to the right and down: all of it, or nothing and the first cell that is wrong. */
export function pasteTable(
  { lines, columns }: GridParts,
  { row, column }: CellPlace,
  table: readonly (readonly string[])[],
): { readonly changes: LineChanges } | { readonly faulty: FaultyCell } {
  const changes = new Map<string, LineChange>()
  for (const [down, cells] of table.entries()) {
    for (const [across, text] of cells.entries()) {
      const line = lines[row + down]
      const target = columns[column + across]
      if (!line || !target?.isEditable(line)) continue
      const read = target.read(text)
      if ('problem' in read) return { faulty: { id: line.id, key: target.key, text: read.problem } }
      changes.set(line.id, { ...changes.get(line.id), ...read.change })
    }
  }
  return { changes }
}
