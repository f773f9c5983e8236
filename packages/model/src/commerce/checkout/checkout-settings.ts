import { z } from 'zod'

const name = z.string().trim().min(1, 'Enter a name.').max(100, 'At most 100 characters.')

/** How buyers may pay, and what the checkout asks them. Part of the settings of the store. */
export const checkoutSettings = z.strictObject({
  /** Takes the test cards: no real money moves, and orders say so. */
  takesTestCards: z.boolean().default(false),
  manualPayment: z
    .strictObject({
      isOn: z.boolean().default(false),
      name: name.default('Bank transfer'),
      /** Buyers see them with their order. */
      instructions: z.string().trim().max(1000, 'At most 1,000 characters.').default(''),
    })
    .prefault({}),
  requiresTerms: z.boolean().default(false),
  /** Asked of every buyer, and kept with the order. */
  fields: z
    .array(z.strictObject({ name, isRequired: z.boolean().default(false) }))
    .max(10, 'At most 10 fields.')
    .default([]),
})
export type CheckoutSettings = z.infer<typeof checkoutSettings>
