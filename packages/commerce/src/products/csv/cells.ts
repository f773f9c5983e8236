import { trimEndCharacters } from '@sitewright/model/trim-characters'
/** What stands in the cells of a file of products, both ways. Reading answers with undefined where a cell says nothing of the kind. */

export function writeAmount(hundredths: number): string {
  return (hundredths / 100).toFixed(2)
}

export function readAmount(cell: string): number | undefined {
  return readDecimal(cell, 2)
}

export function writeWeight(grams: number): string {
  return grams === 0 ? '' : String(grams / 1000)
}

export function readWeight(cell: string): number | undefined {
  return readDecimal(cell, 3)
}

export function writeLength(mm: number | undefined): string {
  return mm === undefined ? '' : String(mm / 10)
}

export function readLength(cell: string): number | undefined {
  return readDecimal(cell, 1)
}

/** In the smallest unit, without the errors of fractions. */
function readDecimal(cell: string, digits: number): number | undefined {
  const [, whole = '', fraction = ''] = /^(\d{1,9})(?:[.,](\d+))?$/.exec(cell.trim()) ?? []
  const kept = trimEndCharacters(fraction, '0')
  if (whole === '' || kept.length > digits) return undefined
  return Number(whole + kept.padEnd(digits, '0'))
}

export function writeYesNo(value: boolean): string {
  return value ? 'Yes' : 'No'
}

export function readYesNo(cell: string): boolean | undefined {
  if (/^(yes|y|true|1)$/i.test(cell.trim())) return true
  return /^(no|n|false|0)$/i.test(cell.trim()) ? false : undefined
}

const unlimited = 'Unlimited'

export function writeStock(stock: number, isUnlimited: boolean): string {
  return isUnlimited ? unlimited : String(stock)
}

export function readStock(cell: string): number | 'unlimited' | undefined {
  if (cell.trim().toLowerCase() === unlimited.toLowerCase()) return 'unlimited'
  return /^\d{1,9}$/.test(cell.trim()) ? Number(cell.trim()) : undefined
}

/** Tags have no commas; what has one is written with a backslash before it. */
export function writeList(items: readonly string[]): string {
  return items.map((item) => item.replace(/[\\,]/g, '\\$&')).join(', ')
}

export function readList(cell: string): string[] {
  const items = cell.match(/(?:\\.|[^\\,])+/gs) ?? []
  return items.map((item) => item.replace(/\\(.)/gs, '$1').trim()).filter(Boolean)
}

const below = ' > '

/** 'Kitchen > Cups, Garden'. */
export function writeCategoryLines(lines: readonly (readonly string[])[]): string {
  return writeList(lines.map((names) => names.join(below)))
}

export function readCategoryLines(cell: string): string[][] {
  return readList(cell).map((line) =>
    line
      .split('>')
      .map((name) => name.trim())
      .filter(Boolean),
  )
}
