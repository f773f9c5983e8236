import {
  maxOptions,
  maxStock,
  type OfferedProductType,
  offeredProductTypes,
  priceCents,
  productTag,
  sku,
  variantSettings,
} from '@sitewright/model/commerce/products/product'
import { id } from '@sitewright/model/id'
import { pageSettings, slugPart } from '@sitewright/model/pages/page-settings'
import type { z } from 'zod'
import { readAmount, readCategoryLines, readLength, readList, readStock, readWeight, readYesNo } from './cells'

/** What is wrong, and where: a column of the file, or none of them. */
export interface LineProblem {
  readonly line: number
  readonly column: string
  readonly text: string
}

export interface FileVariant {
  readonly line: number
  readonly variantId?: string | undefined
  readonly sku?: string | undefined
  readonly optionValues: readonly string[]
  readonly price?: number | undefined
  readonly salePrice?: number | undefined
  readonly onSale?: boolean | undefined
  readonly stock?: number | 'unlimited' | undefined
  readonly weightGrams?: number | undefined
  readonly sizeMm?: [number, number, number] | undefined
}

/** What a file says of a product. An absent field is left as it is. */
export interface FileProduct {
  readonly line: number
  readonly lastLine: number
  readonly productId?: string | undefined
  readonly productType?: OfferedProductType | undefined
  readonly storeSlug?: string | undefined
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly slug?: string | undefined
  readonly tags?: readonly string[] | undefined
  /** Names from the top down. */
  readonly categories?: readonly (readonly string[])[] | undefined
  readonly optionNames: readonly string[]
  readonly variants: readonly FileVariant[]
  readonly isVisible?: boolean | undefined
  /** Ids of files of the site, or their addresses. */
  readonly pictures?: readonly string[] | undefined
}

export interface FileLine {
  readonly line: number
  /** By the name of its column; absent where the file has no such column. */
  cell(column: string): string | undefined
}

/** Whether a line begins another product than the one before it. */
export function beginsProduct(line: FileLine, before: FileLine | null): boolean {
  const productId = line.cell('Product ID') ?? ''
  if (before === null) return true
  if (productId !== '') return productId !== (before.cell('Product ID') ?? '')
  return (line.cell('Title') ?? '') !== ''
}

/** The lines of one product, or all that is wrong with them. */
export function readProductLines(lines: readonly [FileLine, ...FileLine[]]): FileProduct | LineProblem[] {
  const [first] = lines
  const problems: LineProblem[] = []
  const read = createCellReader(problems)
  const optionNames = listOptions(first, 'Option Name').filter(Boolean)
  const tags = first.cell('Tags')
  const categories = first.cell('Categories')
  const pictures = first.cell('Pictures')
  const product: FileProduct = {
    line: first.line,
    lastLine: lines.at(-1)?.line ?? first.line,
    productId: read(first, 'Product ID', checkedBy(id), 'Enter a valid ID.'),
    productType: read(first, 'Type', readType, `Enter ${offeredProductTypes.join(', ')}.`),
    storeSlug: read(first, 'Store Page', (cell) => cell.replace(/^\//, ''), ''),
    title: read(first, 'Title', checkedBy(pageSettings.shape.title), 'At most 200 characters.'),
    description: first.cell('Description'),
    slug: read(first, 'Slug', checkedBy(slugPart), 'Use lowercase letters, digits and dashes, such as blue-mug.'),
    tags: tags === undefined ? undefined : readList(tags),
    categories: categories === undefined ? undefined : readCategoryLines(categories),
    isVisible: read(first, 'Visible', readYesNo, 'Enter Yes or No.'),
    pictures: pictures === undefined ? undefined : pictures.split(/\s+/).filter(Boolean),
    optionNames,
    variants: lines.map((line) => readVariant(line, optionNames.length, read)),
  }
  if (product.tags?.some((tag) => !productTag.safeParse(tag).success) || (product.tags?.length ?? 0) > 50)
    problems.push({ line: first.line, column: 'Tags', text: 'At most 50 tags of at most 60 characters.' })
  return problems.length > 0 ? problems : product
}

type ReadCell = <Value>(
  line: FileLine,
  column: string,
  parse: (cell: string) => Value | undefined,
  wrong: string,
) => Value | undefined

/** An empty cell says nothing; one that cannot be read is a problem. */
function createCellReader(problems: LineProblem[]): ReadCell {
  return (line, column, parse, wrong) => {
    const cell = line.cell(column)?.trim() ?? ''
    if (cell === '') return undefined
    const value = parse(cell)
    if (value === undefined) problems.push({ line: line.line, column, text: wrong })
    return value
  }
}

function readVariant(line: FileLine, optionCount: number, read: ReadCell): FileVariant {
  const amount = (cell: string) => checkedBy(priceCents)(readAmount(cell))
  const wrongAmount = 'Enter an amount such as 12.50, at most 1000000.00.'
  const length = (cell: string) => checkedBy(side)(readLength(cell))
  const sides = ['Length (cm)', 'Width (cm)', 'Height (cm)'].map((column) =>
    read(line, column, length, 'Enter a length in centimeters, such as 12.5.'),
  )
  const [long, wide, high] = sides
  return {
    line: line.line,
    variantId: read(line, 'Variant ID', checkedBy(id), 'Enter a valid ID.'),
    sku: read(line, 'SKU', checkedBy(sku), 'A SKU has at most 60 characters.'),
    optionValues: listOptions(line, 'Option Value').slice(0, optionCount),
    price: read(line, 'Price', amount, wrongAmount),
    salePrice: read(line, 'Sale Price', amount, wrongAmount),
    onSale: read(line, 'On Sale', readYesNo, 'Enter Yes or No.'),
    stock: read(line, 'Stock', readCountedStock, 'Enter a whole number up to 1000000, or Unlimited.'),
    weightGrams: read(
      line,
      'Weight (kg)',
      (cell) => checkedBy(variantSettings.shape.weightGrams)(readWeight(cell)),
      'Enter a weight in kilograms, such as 0.35.',
    ),
    sizeMm: sides.every((it) => it === undefined) ? undefined : [long ?? 0, wide ?? 0, high ?? 0],
  }
}

const [side] = variantSettings.shape.sizeMm.options[0].def.items

function readCountedStock(cell: string): number | 'unlimited' | undefined {
  const stock = readStock(cell)
  return typeof stock === 'number' && stock > maxStock ? undefined : stock
}

function readType(cell: string): OfferedProductType | undefined {
  const key = cell.toUpperCase().replace(/[\s-]+/g, '_')
  return offeredProductTypes.find((type) => type === key)
}

function listOptions(line: FileLine, column: string): string[] {
  return Array.from({ length: maxOptions }, (_, index) => line.cell(`${column} ${index + 1}`)?.trim() ?? '')
}

function checkedBy<Schema extends z.ZodType>(schema: Schema) {
  return (value: unknown): z.output<Schema> | undefined => schema.safeParse(value).data
}
