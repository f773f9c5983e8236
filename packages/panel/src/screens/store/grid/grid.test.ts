import type { VariantLine } from '@sitewright/model/commerce/products/variant-list'
import { measurementUnits } from '@sitewright/model/reference/products'
import { expect, test } from 'vitest'
import { numbersOf } from '../../../data/store/store-numbers'
import { dropUnchanged, findFaulty, invertChanges, pasteTable, readTable } from './grid-changes'
import { columnsOf } from './grid-columns'

const columns = columnsOf(numbersOf({ currency: 'EUR', standard: measurementUnits.metric, locale: 'de-DE' }))
const line = (id: string, more: Partial<VariantLine> = {}): VariantLine => ({
  id,
  productId: 'p',
  title: 'Mug',
  productType: 'PHYSICAL',
  values: ['Small'],
  shownPictureId: null,
  sku: `SKU-${id}`,
  price: 2400,
  salePrice: 0,
  onSale: false,
  unlimited: false,
  qtyInStock: 5,
  weightGrams: 350,
  sizeMm: [],
  pictureId: null,
  waiting: 0,
  ...more,
})
const lines = [line('a'), line('b'), line('c')]
const at = (key: string, row = 0) => ({ row, column: columns.findIndex((it) => it.key === key) })

test('cells of a spreadsheet are read with their quotes', () => {
  expect(readTable('1\t2\r\n3\t4\r\n')).toEqual([
    ['1', '2'],
    ['3', '4'],
  ])
  expect(readTable('"two\nlines"\t"a ""b"""')).toEqual([['two\nlines', 'a "b"']])
  expect(readTable('alone')).toEqual([['alone']])
  expect(readTable('a\t\n')).toEqual([['a', '']])
})

test('a pasted table changes cells to the right and down, in the number format at hand', () => {
  const pasted = pasteTable({ lines, columns }, at('price'), readTable('1.234,50\t20\tyes\t7\n12\t0\tno\tUnlimited\n'))
  expect(pasted).toEqual({
    changes: new Map([
      ['a', { price: 123450, salePrice: 2000, onSale: true, unlimited: false, stock: 7 }],
      ['b', { price: 1200, salePrice: 0, onSale: false, unlimited: true }],
    ]),
  })
})

test('one cell that cannot be read leaves all of them as they are and is named', () => {
  const pasted = pasteTable({ lines, columns }, at('price', 1), readTable('12\t10\nfree\t9'))
  expect(pasted).toEqual({ faulty: { id: 'c', key: 'price', text: 'Enter an amount up to 1000000,00.' } })
})

test('what lies beyond the last row, and cells that cannot be changed, are left out', () => {
  const service = [line('a', { productType: 'SERVICE' })]
  const pasted = pasteTable({ lines: service, columns }, at('stock'), readTable('3\t0,5\n4\t1'))
  expect(pasted).toEqual({ changes: new Map([['a', { unlimited: false, stock: 3 }]]) })
})

test('a change is undone by what was there, and the same value is not sent', () => {
  const changes = new Map([['a', { price: 999, unlimited: false, stock: 5 }]])
  expect(dropUnchanged(lines, changes)).toEqual(new Map([['a', { price: 999 }]]))
  expect(invertChanges(lines, changes)).toEqual(new Map([['a', { price: 2400, unlimited: false, stock: 5 }]]))
})

test('the cell that the host complains about is found', () => {
  const changes = new Map([
    ['a', { sku: 'X' }],
    ['b', { sku: 'X' }],
  ])
  expect(findFaulty({ 'variants.1.sku': 'Taken' }, changes)).toEqual({ id: 'b', key: 'sku', text: 'Taken' })
  expect(findFaulty({ other: 'No' }, changes)).toBe(null)
})
