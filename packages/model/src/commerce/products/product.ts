import { z } from 'zod'
import { id } from '../../id'
import { productTypes } from '../../reference/products'
import { richTextField, richTextOf } from '../../text/rich-text'

/** What a product editor offers. A paywall is the product behind a member area and is made with it. */
export const offeredProductTypes = ['PHYSICAL', 'SERVICE', 'DIGITAL', 'GIFT_CARD'] as const
export type OfferedProductType = (typeof offeredProductTypes)[number]

/** As they are stored. */
export const productTypeNumbers = {
  PHYSICAL: productTypes.physical,
  SERVICE: productTypes.service,
  DIGITAL: productTypes.digital,
  GIFT_CARD: productTypes.giftCard,
} as const satisfies Record<OfferedProductType, number>

export const maxPriceCents = 100_000_000
export const maxOptions = 6
export const maxVariants = 250
export const maxOptionValues = 100
export const maxPictures = 50
export const maxFiles = 20
export const skuMaxLength = 60
/** Units of one variant; far below what the database counts to. */
export const maxStock = 1_000_000

/** In hundredths of the store's currency, whatever the currency shows. */
export const priceCents = z
  .int('Enter an amount.')
  .min(0, 'A price cannot be below zero.')
  .max(maxPriceCents, 'The highest price is 1,000,000.00.')

export const sku = z
  .string()
  .trim()
  .min(1, 'Enter a SKU.')
  .max(skuMaxLength, `A SKU has at most ${skuMaxLength} characters.`)

/** How a product stands with visitors. */
export const workflowStates = ['PUBLISHED', 'SCHEDULED', 'DRAFT'] as const
export type WorkflowState = (typeof workflowStates)[number]

const optionText = z.string().trim().min(1, 'Enter a name.').max(100, 'At most 100 characters.')

/** Such as Size with Small and Large. Names and values differ, whatever their case. */
export const productOption = z.strictObject({
  name: optionText,
  values: z
    .array(optionText)
    .min(1, 'Add a value.')
    .max(maxOptionValues, `An option has at most ${maxOptionValues} values.`)
    .refine(areDifferent, 'Two values are the same.'),
})
export type ProductOption = z.infer<typeof productOption>

export const productOptions = z
  .array(productOption)
  .max(maxOptions, `A product has at most ${maxOptions} options.`)
  .refine((options) => areDifferent(options.map(({ name }) => name)), 'Two options have the same name.')
  .refine((options) => countCombinations(options) <= maxVariants, `A product has at most ${maxVariants} variants.`)

/** How many variants the options make; one where there is nothing to choose. */
export function countCombinations(options: readonly Pick<ProductOption, 'values'>[]): number {
  return options.reduce((count, { values }) => count * values.length, 1)
}

function areDifferent(texts: readonly string[]): boolean {
  return new Set(texts.map((text) => text.toLowerCase())).size === texts.length
}

const share = z.number().min(0).max(1)

/** Its alternative text is that of the asset, unless this product says another. */
export const productPicture = z.strictObject({
  assetId: id,
  alt: z.string().trim().max(1000).default(''),
  focalPoint: z.strictObject({ x: share, y: share }).default({ x: 0.5, y: 0.5 }),
})
export type ProductPicture = z.infer<typeof productPicture>

export const productTag = z.string().trim().min(1).max(60)

/** What an owner writes about a product, beside the settings of its page. Stored as one document. */
export const productDetails = z.strictObject({
  /** Beside the pictures; what is on the canvas of its page stands below. */
  description: richTextField.default(richTextOf('')),
  pictures: z.array(productPicture).max(maxPictures, `A product has at most ${maxPictures} images.`).default([]),
  options: productOptions.default([]),
  /** Empty: others of its categories are shown. */
  relatedIds: z.array(id).max(12).default([]),
})
export type ProductDetails = z.infer<typeof productDetails>

const sizeMm = z.int().min(0).max(100_000)

/** What the owner sets of a variant. Its stock changes by calls of its own, each of which is kept in the log. */
export const variantSettings = z.strictObject({
  sku,
  price: priceCents,
  salePrice: priceCents,
  onSale: z.boolean(),
  /** Sold without counting. */
  unlimited: z.boolean(),
  weightGrams: z.int().min(0).max(10_000_000),
  /** Length, width and height, or nothing. */
  sizeMm: z.union([z.tuple([sizeMm, sizeMm, sizeMm]), z.tuple([])]),
  pictureId: id.nullable(),
})
export type VariantSettings = z.infer<typeof variantSettings>

export const variant = variantSettings.extend({
  id,
  /** What can be bought now: what payments in flight hold is taken off. */
  qtyInStock: z.int().min(0),
  /** One for each option of the product, in their order. */
  optionValues: z.array(z.strictObject({ value: z.string() })),
})
export type Variant = z.infer<typeof variant>
