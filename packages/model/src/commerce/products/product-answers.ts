import { z } from 'zod'
import { id } from '../../id'
import { pageSettings, slug, slugPart } from '../../pages/page-settings'
import { moment } from '../../timing/moment'
import { currencyCodes } from '../money/currencies'
import {
  maxStock,
  offeredProductTypes,
  priceCents,
  productDetails,
  productOptions,
  productTag,
  variant,
  variantSettings,
  workflowStates,
} from './product'

/** What the API of products takes and gives. */

const count = z.int().min(0)
const tags = z.array(productTag).max(50, 'A product has at most 50 tags.')
const categoryIds = z.array(id).max(100)

/** A line of the list in the panel. */
export const productSummary = z.strictObject({
  id,
  storeId: id,
  /** Where visitors find it. */
  path: z.string(),
  title: z.string(),
  productType: z.enum(offeredProductTypes),
  workflowState: z.enum(workflowStates),
  /** The first picture. */
  pictureId: id.nullable(),
  /** Of the cheapest variant, with its sale. */
  lowestPrice: count,
  /** Whether variants differ in price. */
  hasVariedPrices: z.boolean(),
  onSale: z.boolean(),
  isSoldOut: z.boolean(),
  /** Of all its variants together; null where one is not counted. */
  stock: count.nullable(),
  variantCount: count,
  tags,
  updatedAt: z.iso.datetime(),
})
export type ProductSummary = z.infer<typeof productSummary>

export const productQuery = z.strictObject({
  /** Words of the title, SKUs and tags; the last one may be begun. */
  query: z.string().max(200).optional(),
  workflowState: z.enum(workflowStates).optional(),
  productType: z.enum(offeredProductTypes).optional(),
  categoryId: id.optional(),
  tag: z.string().max(60).optional(),
  /** Only what is sold out, or has fewer than the store's low-stock number. */
  stock: z.enum(['out', 'low']).optional(),
  sort: z.enum(['latest', 'featured', 'title', 'price']).default('latest'),
  cursor: z.string().max(2000).optional(),
  limit: z.coerce.number<number | string>().int().min(1).max(200).default(50),
})
export type ProductQuery = z.infer<typeof productQuery>

export const productList = z.strictObject({
  products: z.array(productSummary),
  nextCursor: z.string().nullable(),
  /** Of all that match, not of this page alone. */
  total: count,
})
export type ProductList = z.infer<typeof productList>

/** A file of a digital product. It has no address but the signed ones of orders. */
export const productFile = z.strictObject({
  id,
  name: z.string(),
  byteLength: count,
  createdAt: z.iso.datetime(),
})
export type ProductFile = z.infer<typeof productFile>
export const productFileUpload = z.strictObject({ file: z.file() })

/**
 * A product with all that its editor shows. The price of a digital product stands on the product itself and its variants are
 * empty; every other product has at least one variant, and its own three prices are those of the first.
 */
export const productDetail = productSummary.omit({ pictureId: true, isSoldOut: true }).extend({
  isSoldOut: z.boolean(),
  currency: z.enum(currencyCodes),
  priceCents,
  salePriceCents: priceCents,
  ...productDetails.shape,
  variants: z.array(variant),
  /** Of a digital product, in the order in which they were added. */
  files: z.array(productFile),
  categoryIds,
  scheduledAt: z.iso.datetime().nullable(),
  slug,
  seoDescription: pageSettings.shape.description,
  socialImageId: pageSettings.shape.socialImageId,
  noindex: pageSettings.shape.noindex,
  /** Of the canvas below the fixed part; it is edited by the calls of pages under the same id. */
  draftVersion: count,
  hasUnpublishedChanges: z.boolean(),
})
export type ProductDetail = z.infer<typeof productDetail>

export const newProduct = z.strictObject({
  title: pageSettings.shape.title,
  productType: z.enum(offeredProductTypes).default('PHYSICAL'),
  /** Made from the title when absent. */
  slug: slugPart.optional(),
  /** The first page of the store when absent; it is made with the first product. */
  storeId: id.optional(),
  priceCents: priceCents.default(0),
})
export type NewProduct = z.infer<typeof newProduct>

const withoutDefault = <T extends z.ZodType>(field: z.ZodDefault<T>) => field.removeDefault().optional()

/** Only what is sent changes, and it holds at once. */
export const productChange = z.strictObject({
  title: pageSettings.shape.title.optional(),
  slug: slugPart.optional(),
  seoDescription: withoutDefault(pageSettings.shape.description),
  socialImageId: withoutDefault(pageSettings.shape.socialImageId),
  noindex: withoutDefault(pageSettings.shape.noindex),
  productType: z.enum(offeredProductTypes).optional(),
  description: withoutDefault(productDetails.shape.description),
  pictures: withoutDefault(productDetails.shape.pictures),
  relatedIds: withoutDefault(productDetails.shape.relatedIds),
  tags: tags.optional(),
  categoryIds: categoryIds.optional(),
  /** Of a digital product, or of one without options: of its only variant. */
  priceCents: priceCents.optional(),
  salePriceCents: priceCents.optional(),
  onSale: z.boolean().optional(),
})
export type ProductChange = z.infer<typeof productChange>

/** SCHEDULED needs the time. */
export const productStateChange = z
  .strictObject({ workflowState: z.enum(workflowStates), at: moment.optional() })
  .refine(({ workflowState, at }) => (workflowState === 'SCHEDULED') === (at !== undefined), {
    message: 'Set a time for scheduled products only.',
    path: ['at'],
  })

/**
 * `renamed` tells which option or value of before is meant, so that its variants keep what they have; a value that is named
 * by neither is new.
 */
export const optionsChange = z.strictObject({
  options: productOptions,
  renamed: z
    .array(
      z.strictObject({ option: z.string().max(100), value: z.string().max(100).nullable(), to: z.string().max(100) }),
    )
    .max(200)
    .default([]),
})
export type OptionsChange = z.infer<typeof optionsChange>

export const variantChange = variantSettings.partial()
export type VariantChange = z.infer<typeof variantChange>

/** Many at once, for a grid: all of them or none. `stock` is the number that was counted. */
export const variantsChange = z.strictObject({
  variants: z
    .array(variantChange.extend({ id, stock: z.int().min(0).max(maxStock).optional() }))
    .min(1)
    .max(500),
})
export type VariantsChange = z.infer<typeof variantsChange>

export const productOrder = z.strictObject({
  /** Put before this product; null puts it last. */
  beforeId: id.nullable(),
})
