import { maxPriceCents, sku, type VariantSettings } from '@sitewright/model/commerce/products/product'
import type { VariantLine } from '@sitewright/model/commerce/products/variant-list'
import type { NumberWriter, StoreNumbers } from '../../../data/store/store-numbers'
import { nameVariant } from '../parts/product-words'
import { readCount } from '../stock/read-count'

/** What of a variant a cell changes; `stock` is the number that was counted. */
export type LineChange = Partial<VariantSettings> & { readonly stock?: number }

export type ReadCell = { readonly change: LineChange } | { readonly problem: string }

export interface GridColumn {
  /** As fields are called in what is sent. */
  readonly key: 'title' | 'sku' | 'price' | 'salePrice' | 'onSale' | 'stock' | 'weightGrams'
  readonly label: string
  readonly isNumber: boolean
  readonly isEditable: (line: VariantLine) => boolean
  readonly write: (line: VariantLine) => string
  readonly read: (text: string) => ReadCell
}

const maxWeightGrams = 10_000_000
const yes = /^(yes|y|true|1|x|✓)$/i
const no = /^(no|n|false|0|-|–)?$/i
const endless = /^(unlimited|∞)$/i

export function nameLine({ title, values }: Pick<VariantLine, 'title' | 'values'>): string {
  const variant = nameVariant(values)
  return variant ? `${title}, ${variant}` : title
}

export function columnsOf(numbers: Pick<StoreNumbers, 'price' | 'weight'>): readonly GridColumn[] {
  const always = () => true
  return [
    {
      key: 'title',
      label: 'Product',
      isNumber: false,
      isEditable: () => false,
      write: nameLine,
      read: () => ({ problem: 'Edit the title in the product.' }),
    },
    { key: 'sku', label: 'SKU', isNumber: false, isEditable: always, write: (line) => line.sku, read: readSku },
    priceColumn('price', 'Price', numbers.price),
    priceColumn('salePrice', 'Sale price', numbers.price),
    {
      key: 'onSale',
      label: 'On sale',
      isNumber: false,
      isEditable: always,
      write: ({ onSale }) => (onSale ? 'Yes' : 'No'),
      read: readYes,
    },
    {
      key: 'stock',
      label: 'Stock',
      isNumber: true,
      isEditable: ({ productType }) => productType !== 'DIGITAL',
      write: ({ unlimited, qtyInStock }) => (unlimited ? 'Unlimited' : String(qtyInStock)),
      read: readStock,
    },
    {
      key: 'weightGrams',
      label: `Weight (${numbers.weight.unit})`,
      isNumber: true,
      isEditable: ({ productType }) => productType === 'PHYSICAL',
      write: ({ weightGrams }) => numbers.weight.write(weightGrams),
      read: (text) => {
        const weightGrams = numbers.weight.read(text)
        return weightGrams === null || weightGrams > maxWeightGrams
          ? { problem: `Enter a weight in ${numbers.weight.unit}.` }
          : { change: { weightGrams } }
      },
    },
  ]
}

function priceColumn(key: 'price' | 'salePrice', label: string, writer: NumberWriter): GridColumn {
  return {
    key,
    label: `${label} (${writer.unit})`,
    isNumber: true,
    isEditable: () => true,
    write: (line) => writer.write(line[key]),
    read: (text) => {
      const cents = writer.read(text)
      return cents === null || cents > maxPriceCents
        ? { problem: `Enter an amount up to ${writer.write(maxPriceCents)}.` }
        : { change: { [key]: cents } }
    },
  }
}

function readSku(text: string): ReadCell {
  const checked = sku.safeParse(text)
  return checked.success ? { change: { sku: checked.data } } : { problem: checked.error.issues[0]?.message ?? '' }
}

function readYes(text: string): ReadCell {
  const word = text.trim()
  if (yes.test(word)) return { change: { onSale: true } }
  return no.test(word) ? { change: { onSale: false } } : { problem: 'Enter Yes or No.' }
}

function readStock(text: string): ReadCell {
  if (endless.test(text.trim())) return { change: { unlimited: true } }
  const stock = readCount(text.replace(/[\s,.']/g, ''))
  return stock === null ? { problem: 'Enter a whole number, or Unlimited.' } : { change: { unlimited: false, stock } }
}
