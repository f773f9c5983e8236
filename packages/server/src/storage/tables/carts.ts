import type { ColumnType } from 'kysely'
import type { Time } from './column-types'

export interface CartTables {
  carts: {
    website_id: string
    id: string
    /** Of a visitor; null for the cart of a member. */
    token_hash: string | null
    member_id: string | null
    state: string
    codes: ColumnType<string[], string[] | undefined, string[]>
    location: ColumnType<unknown, string | null | undefined, string | null>
    delivery_id: ColumnType<string | null, string | null | undefined, string | null>
    recent_requests: ColumnType<string[], string[] | undefined, string[]>
    created_at: Time
    touched_at: Time
  }
  cart_entries: {
    website_id: string
    id: string
    cart_id: string
    product_id: string
    variant_id: string
    position: number
    quantity: number
    title: string
    seen_price: number
    seen_currency: string
    created_at: Time
  }
}
