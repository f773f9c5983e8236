import { type VariantSettings, variantSettings } from '@sitewright/model/commerce/products/product'
import {
  type ProductChange,
  type ProductDetail,
  productChange,
  type VariantChange,
} from '@sitewright/model/commerce/products/product-answers'
import { isSameJson } from '@sitewright/model/documents/same-json'
import { id } from '@sitewright/model/id'
import { z } from 'zod'

/** What of a product is edited together and undone together. Options and stock change by calls of their own. */
export const productBody = z.strictObject({
  ...productChange.omit({ productType: true }).required().shape,
  variants: z.record(id, variantSettings),
})
export type ProductBody = z.infer<typeof productBody>

const { variants: _, ...fieldShape } = productBody.shape
const fieldNames = Object.keys(fieldShape) as (keyof Omit<ProductBody, 'variants'>)[]
const settingNames = Object.keys(variantSettings.shape) as (keyof VariantSettings)[]

export function bodyOfProduct(detail: ProductDetail): ProductBody {
  // Of a product with variants these three only repeat the first of them.
  const prices =
    detail.productType === 'DIGITAL'
      ? { priceCents: detail.priceCents, salePriceCents: detail.salePriceCents, onSale: detail.onSale }
      : { priceCents: 0, salePriceCents: 0, onSale: false }
  const fields = Object.fromEntries(fieldNames.map((name) => [name, detail[name]])) as Omit<ProductBody, 'variants'>
  const variants = detail.variants.map((variant) => [variant.id, settingsOfVariant(variant)])
  return { ...fields, ...prices, variants: Object.fromEntries(variants) }
}

export function settingsOfVariant(variant: VariantSettings): VariantSettings {
  return Object.fromEntries(settingNames.map((name) => [name, variant[name]])) as VariantSettings
}

export interface BodyChanges {
  readonly fields: ProductChange
  readonly variants: readonly (VariantChange & { readonly id: string })[]
}

/** Only what differs is sent: two people who change different fields do not meet. */
export function changesOfBody(before: ProductBody, after: ProductBody): BodyChanges {
  const changed = fieldNames.filter((name) => !isSameJson(before[name], after[name]))
  return {
    fields: Object.fromEntries(changed.map((name) => [name, after[name]])),
    variants: Object.entries(after.variants).flatMap(([variantId, settings]) => {
      const old = before.variants[variantId]
      const names = old ? settingNames.filter((name) => !isSameJson(old[name], settings[name])) : []
      return names.length === 0
        ? []
        : [{ id: variantId, ...Object.fromEntries(names.map((name) => [name, settings[name]])) }]
    }),
  }
}
