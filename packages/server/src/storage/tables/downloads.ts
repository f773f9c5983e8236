import type { ColumnType, Generated } from 'kysely'
import type { LaterTime, Time } from './column-types'

export interface DownloadTables {
  product_files: {
    website_id: string
    id: string
    product_id: string
    position: number
    name: string
    byte_length: number
    blob_key: string
    created_by: string | null
    created_at: Time
    removed_at: LaterTime
  }
  order_downloads: {
    website_id: string
    id: string
    order_id: string
    line_id: string
    file_id: string
    expires_at: ColumnType<Date, Date, Date>
    allowed: number
    downloads: Generated<number>
    last_downloaded_at: LaterTime
    renewals: Generated<number>
    created_at: Time
  }
}
