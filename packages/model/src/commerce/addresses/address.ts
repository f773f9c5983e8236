import { z } from 'zod'
import { countryCodes } from '../../reference/countries'

const text = (max: number) => z.string().trim().max(max, `At most ${max} characters.`)

/** Where something goes, or who pays. */
export const postalAddress = z.strictObject({
  name: text(100).min(1, 'Enter a name.'),
  company: text(100).default(''),
  line1: text(200).min(1, 'Enter an address.'),
  line2: text(200).default(''),
  city: text(100).default(''),
  /** State, province or the like, as in addresses of the country. */
  region: text(60).default(''),
  postalCode: text(20).default(''),
  country: z.enum(countryCodes, 'Choose a country.'),
  phone: text(40).default(''),
})
export type PostalAddress = z.infer<typeof postalAddress>

/** One that somebody is still writing; what its country asks for is checked when they pay. */
export const addressDraft = postalAddress.extend({ name: text(100).default(''), line1: text(200).default('') })
