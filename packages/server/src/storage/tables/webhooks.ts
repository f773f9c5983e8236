import type { ColumnType, Generated } from 'kysely'
import type { Json, LaterTime, Time } from './column-types'

export interface WebhookTables {
  webhooks: {
    website_id: string
    id: string
    address: string
    events: string[]
    is_on: boolean
    sealed_secret: string
    secret_end: string
    created_at: Time
  }
  webhook_events: {
    website_id: string
    id: string
    type: string
    subject: string
    data: Json
    created_at: Time
    tx_id: ColumnType<number, never, never>
  }
  webhook_deliveries: {
    website_id: string
    id: string
    webhook_id: string
    event_id: string
    state: string
    attempts: Generated<number>
    status: ColumnType<number | null, number | null | undefined, number | null>
    answer: Generated<string>
    problem: Generated<string>
    attempted_at: LaterTime
    created_at: Time
  }
}
