import { z } from 'zod'
import { id } from '../../id'
import { priceCents } from '../products/product'
import { buyerLocation, place } from './delivery-places'

const name = z.string().trim().min(1, 'Enter a name.').max(100, 'At most 100 characters.')

/** Up to this weight, at this price. */
const weightStep = z.strictObject({
  upToGrams: z.int().min(1, 'Enter a weight.').max(100_000_000),
  priceCents,
})

const deliveryRate = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('flat'), orderCents: priceCents.default(0), itemCents: priceCents.default(0) }),
  z.strictObject({
    kind: z.literal('weight'),
    /** What weighs more than the last one is not delivered this way. */
    steps: z
      .array(weightStep)
      .min(1, 'Add a weight.')
      .max(50)
      .refine(areRising, 'Each weight must be above the one before it.'),
  }),
])

function areRising(steps: readonly { upToGrams: number }[]): boolean {
  return steps.every((step, at) => step.upToGrams > (steps[at - 1]?.upToGrams ?? 0))
}

/** Such as Standard or Express. */
export const deliveryMethod = z.strictObject({
  id,
  name,
  rate: deliveryRate,
  /** Free from this subtotal on, discounts not subtracted. */
  freeFromCents: priceCents.nullable().default(null),
})
export type DeliveryMethod = z.infer<typeof deliveryMethod>

export const deliveryZone = z.strictObject({
  id,
  name,
  places: z.array(place).min(1, 'Add a country.').max(300),
  methods: z.array(deliveryMethod).max(20).default([]),
})
export type DeliveryZone = z.infer<typeof deliveryZone>

/** Where buyers fetch their order themselves; its tax is that of this place. */
export const pickupPlace = z.strictObject({
  id,
  name,
  instructions: z.string().trim().max(500, 'At most 500 characters.').default(''),
  location: buyerLocation,
})
export type PickupPlace = z.infer<typeof pickupPlace>

/** Amounts are in the store's currency. Of several zones that hold a place, the most specific one delivers. */
export const deliverySettings = z.strictObject({
  zones: z.array(deliveryZone).max(100).default([]),
  pickups: z.array(pickupPlace).max(20).default([]),
})
export type DeliverySettings = z.infer<typeof deliverySettings>
