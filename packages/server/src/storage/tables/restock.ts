import type { Time } from './column-types'

export interface RestockTables {
  restock_requests: { website_id: string; variant_id: string; email: string; created_at: Time }
}
