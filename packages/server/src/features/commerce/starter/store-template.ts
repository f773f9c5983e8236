import { postalAddress } from '@sitewright/model/commerce/addresses/address'
import { placing } from '@sitewright/model/commerce/checkout/checkout'
import { cancellation, newParcel, newRefund, orderNote } from '@sitewright/model/commerce/orders/order-answers'
import { newCategory } from '@sitewright/model/commerce/products/categories'
import {
  maxStock,
  offeredProductTypes,
  productOptions,
  productPicture,
  productTag,
  sku,
  variantSettings,
} from '@sitewright/model/commerce/products/product'
import { discountCode } from '@sitewright/model/commerce/selling/discounts'
import { id } from '@sitewright/model/id'
import { contactEmail } from '@sitewright/model/lists/mailing-lists'
import { pageSettings, slugPart } from '@sitewright/model/pages/page-settings'
import { z } from 'zod'

const key = z.string().regex(/^[a-z0-9][a-z0-9-]{0,60}$/)
const quantity = z.int().min(1).max(100)

const templateVariant = variantSettings.extend({
  salePrice: variantSettings.shape.salePrice.default(0),
  onSale: variantSettings.shape.onSale.default(false),
  unlimited: variantSettings.shape.unlimited.default(false),
  weightGrams: variantSettings.shape.weightGrams.default(0),
  sizeMm: variantSettings.shape.sizeMm.default([]),
  pictureId: variantSettings.shape.pictureId.default(null),
  /** One for each option, in their order. */
  optionValues: z.array(z.string()).default([]),
  stock: z.int().min(0).max(maxStock).default(0),
})

const templateProduct = z.strictObject({
  title: pageSettings.shape.title,
  slug: slugPart,
  productType: z.enum(offeredProductTypes).default('PHYSICAL'),
  seoDescription: pageSettings.shape.description,
  /** A text a paragraph. */
  description: z.array(z.string().min(1)).min(1),
  pictures: z.array(productPicture).min(1),
  tags: z.array(productTag).default([]),
  categories: z.array(key).min(1),
  options: productOptions.default([]),
  variants: z.array(templateVariant).min(1),
})
export type TemplateProduct = z.infer<typeof templateProduct>

const skuQuantities = z.array(z.strictObject({ sku, quantity })).min(1)

/** What the owner did with an order, one after the other. */
const orderStep = z.discriminatedUnion('do', [
  newParcel
    .omit({ lines: true, mailsCustomer: true })
    .extend({ do: z.literal('ship'), items: skuQuantities.optional() }),
  newRefund.omit({ lines: true }).extend({ do: z.literal('refund'), items: skuQuantities.optional() }),
  cancellation.omit({ mailsCustomer: true }).extend({ do: z.literal('cancel') }),
  z.strictObject({ do: z.literal('mark-paid') }),
  orderNote.extend({ do: z.literal('note') }),
])
export type OrderStep = z.infer<typeof orderStep>

const templateOrder = z.strictObject({
  hoursAgo: z.number().positive(),
  email: contactEmail,
  address: postalAddress,
  note: z.string().default(''),
  items: skuQuantities,
  code: discountCode.optional(),
  /** One of the ways of delivery, such as a pickup; the cheapest without it. */
  deliveryId: id.optional(),
  ...placing.pick({ method: true, cardNumber: true }).shape,
  /** Each so many hours after the one before it. */
  steps: z.array(z.strictObject({ afterHours: z.number().positive(), step: orderStep })).default([]),
})
export type TemplateOrder = z.infer<typeof templateOrder>

/** Discounts name categories by `category:KEY`: they are filled in and checked once those have their ids. */
export const unfilledCatalog = z.looseObject({ discounts: z.array(z.unknown()).default([]) })

/** What a starter site sells, beside its discounts. */
export const storeTemplate = z.strictObject({
  categories: z.array(newCategory.omit({ storeId: true, parentId: true }).extend({ key })),
  products: z.array(templateProduct),
  /** The oldest first. */
  orders: z.array(templateOrder).default([]),
})
export type StoreTemplate = z.infer<typeof storeTemplate>
