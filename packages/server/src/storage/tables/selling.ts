import type { ColumnType } from 'kysely'
import type { Json, LaterTime, Time } from './column-types'

export interface SellingTables {
  discounts: {
    website_id: string
    id: string
    name: string
    code: string | null
    is_on: boolean
    effect: Json
    customers: Json
    currency: string
    minimum_subtotal: number | null
    max_uses: number | null
    once_per_customer: boolean
    is_combinable: boolean
    starts_at: LaterTime
    ends_at: LaterTime
    /** Kept by the database: read, never written. */
    uses: ColumnType<number, never, never>
    deleted_at: LaterTime
    created_at: Time
    updated_at: Time
  }
  discount_uses: {
    website_id: string
    discount_id: string
    order_id: string
    email: string | null
    created_at: Time
  }
}
