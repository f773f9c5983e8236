import { maxOptions } from '@sitewright/model/commerce/products/product'

const optionColumns = Array.from({ length: maxOptions }, (_, index) => [
  `Option Name ${index + 1}`,
  `Option Value ${index + 1}`,
]).flat()

/** One line per variant; what is of the product stands on its first line. */
export const productColumns: readonly string[] = [
  'Product ID',
  'Variant ID',
  'Type',
  'Store Page',
  'Title',
  'Description',
  'Slug',
  'Tags',
  'Categories',
  ...optionColumns,
  'SKU',
  'Price',
  'Sale Price',
  'On Sale',
  'Stock',
  'Weight (kg)',
  'Length (cm)',
  'Width (cm)',
  'Height (cm)',
  'Visible',
  'Pictures',
]

/** Where each column of ours stands in a file; columns of others are passed over. */
export function findColumns(header: readonly string[]): ReadonlyMap<string, number> {
  const places = new Map(header.map((cell, index) => [keyOf(cell), index] as const).toReversed())
  return new Map(
    productColumns.flatMap((name) => {
      const place = places.get(keyOf(name))
      return place === undefined ? [] : [[name, place] as const]
    }),
  )
}

/** 'Weight (kg)', 'weight' and 'Product_ID' are found too. */
function keyOf(name: string): string {
  return name
    .replace(/^\ufeff/, '')
    .replace(/\([^()]*\)/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}
