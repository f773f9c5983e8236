import { z } from 'zod'
import { countryCodes } from '../../reference/countries'

/** Every country that no other place names. */
export const elsewhere = '*'

const region = z.string().trim().min(1).max(60)
const postalPrefix = z.string().trim().min(1).max(12)

/** Where an order goes, as far as it is known; a part that is not known is empty. */
export const buyerLocation = z.strictObject({
  country: z.enum(countryCodes, 'Choose a country.'),
  /** As in addresses of the country: CA, Bayern. */
  region: z.string().trim().max(60).default(''),
  postalCode: z.string().trim().max(20).default(''),
})
export type BuyerLocation = z.infer<typeof buyerLocation>

/** A part of the world: a country, some of its regions, or what its postal codes begin with. */
export const place = z.strictObject({
  country: z.enum([...countryCodes, elsewhere], 'Choose a country.'),
  /** Any of them; none means the whole country. */
  regions: z.array(region).max(100).default([]),
  postalPrefixes: z.array(postalPrefix).max(200).default([]),
})
export type Place = z.infer<typeof place>
