import { z } from 'zod'

/**
 * How addresses of a country are written. Parts are letters: N name, O company, A street, C city, S region, Z postal code. From
 * the address metadata of Google (`scripts/refresh-address-rules.mjs`).
 */
export const addressRule = z.strictObject({
  /** The parts of each line in their order, such as `N/O/A/CSZ`. */
  rows: z.string(),
  /** For readers of other languages than the country's own. */
  latinRows: z.string().optional(),
  language: z.string().optional(),
  required: z.string(),
  /** A regular expression for all of it. */
  postalCode: z.string().optional(),
  example: z.string().optional(),
  /** What the parts are called there, where it isn't the usual word. */
  postalName: z.string().optional(),
  cityName: z.string().optional(),
  regionName: z.string().optional(),
  /** What is stored, what people read, and a regular expression for how postal codes begin there. */
  regions: z.array(z.array(z.string()).min(2).max(3)).optional(),
})
export type AddressRule = z.infer<typeof addressRule>
