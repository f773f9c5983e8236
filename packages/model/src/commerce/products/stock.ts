import { z } from 'zod'
import { id } from '../../id'
import { maxStock } from './product'

/** Why a number of stock changed. */
export const stockReasons = ['hand', 'import', 'api', 'sale', 'refund', 'cancel'] as const
export type StockReason = (typeof stockReasons)[number]

/** Either what was counted, or how many came or went. */
export const stockAdjustment = z.union([
  z.strictObject({
    set: z.int().min(0).max(maxStock),
    note: z.string().trim().max(200).default(''),
  }),
  z.strictObject({
    delta: z
      .int()
      .min(-maxStock)
      .max(maxStock)
      .refine((delta) => delta !== 0),
    note: z.string().trim().max(200).default(''),
  }),
])
export type StockAdjustment = z.infer<typeof stockAdjustment>

export const stockChange = z.strictObject({
  id,
  delta: z.int(),
  stockAfter: z.int().min(0),
  reason: z.enum(stockReasons),
  note: z.string(),
  /** Who did it; empty for customers and for the host itself. */
  authorName: z.string(),
  createdAt: z.iso.datetime(),
})
export type StockChange = z.infer<typeof stockChange>

export const stockLog = z.strictObject({
  qtyInStock: z.int().min(0),
  changes: z.array(stockChange),
  nextCursor: z.string().nullable(),
})
export type StockLog = z.infer<typeof stockLog>

/** Of the header `Idempotency-Key`. */
export const idempotencyKey = z.string().min(1).max(200).optional()
