import type { ColumnType, Generated } from 'kysely'
import type { Json, LaterTime, Time } from './column-types'

type LaterJson = ColumnType<unknown, string | null, string | null>

export interface OrderTables {
  draft_orders: {
    website_id: string
    id: string
    version: number
    state: string
    content: Json
    currency: string
    total: number
    request_key: string | null
    request: string | null
    sent_at: LaterTime
    expires_at: LaterTime
    order_id: string | null
    created_at: Time
    updated_at: Time
  }
  checkouts: {
    website_id: string
    id: string
    cart_id: string | null
    draft_id: string | null
    token_hash: string | null
    member_id: string | null
    state: string
    details: Json
    created_at: Time
    updated_at: Time
  }
  payments: {
    website_id: string
    id: string
    checkout_id: string
    order_id: ColumnType<string | null, string | null | undefined, string | null>
    provider: string
    provider_ref: Generated<string>
    state: string
    amount: number
    currency: string
    refunded: Generated<number>
    content: Json
    attempt_key: string
    action_address: ColumnType<string | null, string | null | undefined, string | null>
    failure: ColumnType<string | null, string | null | undefined, string | null>
    expires_at: Time
    created_at: Time
    updated_at: Time
  }
  payment_events: {
    website_id: string
    provider: string
    event_id: string
    payment_id: string
    kind: string
    received_at: Time
  }
  stock_holds: {
    website_id: string
    payment_id: string
    variant_id: string
    quantity: number
    created_at: Time
  }
  order_counters: { website_id: string; last_number: number }
  orders: {
    website_id: string
    id: string
    number: number
    payment_state: string
    fulfillment_state: string
    /** In lower case. */
    email: string
    name: string
    member_id: string | null
    currency: string
    source: string
    grand_total: number
    items_count: number
    ledger: Json
    shipping_address: LaterJson
    billing_address: LaterJson
    delivery: LaterJson
    note: string
    fields: Json
    is_test: boolean
    words: ColumnType<string, string, never>
    placed_at: Time
    canceled_at: LaterTime
  }
  order_lines: {
    website_id: string
    id: string
    order_id: string
    position: number
    product_id: string | null
    variant_id: string | null
    content: Json
    quantity: number
    fulfilled: Generated<number>
    refunded: Generated<number>
  }
  refunds: {
    website_id: string
    id: string
    payment_id: string
    order_id: string | null
    amount: number
    lines: Json
    is_restocked: boolean
    reason: string
    state: string
    request_key: string | null
    request: string | null
    provider_ref: Generated<string>
    created_by: string | null
    created_at: Time
    updated_at: Time
  }
  parcels: {
    website_id: string
    id: string
    order_id: string
    carrier: string
    tracking_number: string
    tracking_url: string
    request_key: string | null
    request: string | null
    created_at: Time
  }
  parcel_lines: { website_id: string; parcel_id: string; line_id: string; quantity: number }
  order_events: {
    website_id: string
    id: string
    order_id: string
    kind: string
    data: Json
    created_by: string | null
    created_at: Time
    number: ColumnType<number, never, never>
  }
  test_charges: {
    website_id: string
    id: string
    amount: number
    currency: string
    card_end: string
    state: string
    failure: string | null
    dispute: ColumnType<string | null, string | null | undefined, string | null>
    created_at: Time
  }
  test_refunds: { website_id: string; id: string; charge_id: string; amount: number; created_at: Time }
}
