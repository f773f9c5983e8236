import { z } from 'zod'
import { id } from '../../id'
import { currencyCodes } from '../money/currencies'

const count = z.int().min(0)
const moment = z.iso.datetime({ offset: true })
const dayMs = 24 * 60 * 60_000
const maxDays = 800

/** Orders belong to the moment at which they were placed, and so does all that became of them since. */
export const salesQuery = z
  .strictObject({
    from: moment,
    before: moment,
    /** Orders that moved no real money are left out, unless they are asked for. */
    tests: z.enum(['true', 'false']).default('false'),
  })
  .refine(({ from, before }) => Date.parse(from) < Date.parse(before), {
    path: ['before'],
    message: 'The end comes after the start.',
  })
  .refine(({ from, before }) => Date.parse(before) - Date.parse(from) <= maxDays * dayMs, {
    path: ['before'],
    message: `At most ${maxDays} days.`,
  })
export type SalesQuery = z.infer<typeof salesQuery>

export const salesFigures = z.strictObject({
  /** That were paid, whatever was given back later. */
  orders: count,
  items: count,
  salesCents: count,
  /** Of these orders, to this day. */
  refundedCents: count,
  /** What is left of the sales. */
  netCents: count,
  averageCents: count,
  /** Orders that wait for their money. */
  unpaidOrders: count,
  unpaidCents: count,
})
export type SalesFigures = z.infer<typeof salesFigures>

export const sales = z.strictObject({
  currency: z.enum(currencyCodes),
  figures: salesFigures,
  /** Of as long a time before. */
  previous: salesFigures,
  /** What sold best, by what was charged for it. */
  products: z.array(
    z.strictObject({ productId: id, title: z.string(), quantity: count, salesCents: count, refundedQuantity: count }),
  ),
  /** Where the buyers of paid orders came from; an empty source is not known. */
  sources: z.array(z.strictObject({ source: z.string(), orders: count, salesCents: count })),
})
export type Sales = z.infer<typeof sales>
