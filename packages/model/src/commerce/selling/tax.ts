import { z } from 'zod'
import { id } from '../../id'
import { place } from './delivery-places'

const name = z.string().trim().min(1, 'Enter a name.').max(100, 'At most 100 characters.')

/** Rates are whole parts of this: 8.875 % is 8875. */
export const rateParts = 100_000

const taxRate = z
  .int('Enter a rate.')
  .min(0, 'A rate cannot be below zero.')
  .max(rateParts, 'The highest rate is 100 %.')

/** Products that are taxed by rates of their own, such as books. A product is in the first class that names it. */
export const taxClass = z.strictObject({
  id,
  name,
  productIds: z.array(id).max(1000).default([]),
  categoryIds: z.array(id).max(1000).default([]),
})
export type TaxClass = z.infer<typeof taxClass>

export const taxRule = z.strictObject({
  id,
  /** On the receipt, such as VAT. */
  name,
  place,
  rate: taxRate,
  /** Instead of `rate`, for products of a class. */
  classRates: z
    .array(z.strictObject({ classId: id, rate: taxRate }))
    .max(50)
    .default([]),
  taxesDelivery: z.boolean().default(false),
  /** Added to other rules. Of those that are not, the one with the most specific place holds alone. */
  isAdded: z.boolean().default(false),
})
export type TaxRule = z.infer<typeof taxRule>

export const taxSettings = z.strictObject({
  /** Prices contain the tax, wherever the order goes. */
  pricesIncludeTax: z.boolean().default(false),
  classes: z.array(taxClass).max(50).default([]),
  rules: z.array(taxRule).max(1000).default([]),
})
export type TaxSettings = z.infer<typeof taxSettings>
