import { productTypes } from '@sitewright/model/reference/products'
import { z } from 'zod'
import { isSku, skuMaxLength } from './sku'

/** What a product editor offers. A paywall is the product behind a member area and is made with it. */
export const offeredProductTypes = ['PHYSICAL', 'SERVICE', 'DIGITAL', 'GIFT_CARD'] as const
export type OfferedProductType = (typeof offeredProductTypes)[number]

export const productTypeNumbers = {
  PHYSICAL: productTypes.physical,
  SERVICE: productTypes.service,
  DIGITAL: productTypes.digital,
  GIFT_CARD: productTypes.giftCard,
} as const satisfies Record<OfferedProductType, number>

export const maxPriceCents = 100_000_000
export const maxProductsInCollection = 200
export const maxOptions = 6
export const maxVariants = 250

/** In cents of the store's currency. */
export const priceCents = z.int().min(0).max(maxPriceCents)

export const workflowStates = ['PUBLISHED', 'SCHEDULED', 'DRAFT'] as const

export const variant = z.object({
  price: priceCents,
  salePrice: priceCents.default(0),
  onSale: z.boolean().default(false),
  unlimited: z.boolean().default(false),
  qtyInStock: z.int().min(0).default(0),
  sku: z.string().max(skuMaxLength).refine(isSku),
  optionValues: z
    .array(z.object({ value: z.string().max(200) }))
    .max(maxOptions)
    .default([]),
})
export type Variant = z.infer<typeof variant>

export const product = z
  .object({
    productType: z.enum(offeredProductTypes),
    variants: z.array(variant).max(maxVariants).default([]),
    /** These three are the price of a digital product, which has no variants. */
    onSale: z.boolean().default(false),
    priceCents: priceCents.default(0),
    salePriceCents: priceCents.default(0),
    workflowState: z.enum(workflowStates).default('DRAFT'),
  })
  .refine((given) => (given.productType === 'DIGITAL') === (given.variants.length === 0), {
    message: 'A digital product has no variants; every other product has at least one.',
    path: ['variants'],
  })
export type Product = z.infer<typeof product>

export function canAddProduct(countInCollection: number): boolean {
  return countInCollection < maxProductsInCollection
}
