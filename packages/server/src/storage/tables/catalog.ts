import type { ColumnType, Generated } from 'kysely'
import type { Json, LaterTime, Time } from './column-types'

/** Kept by the database: read, never written. */
type Copied<Value> = ColumnType<Value, never, never>

export interface CatalogTables {
  products: {
    website_id: string
    /** That of its page. */
    id: string
    /** The page of the store that it is listed on. */
    store_id: string
    product_type: number
    details: Json
    tags: string[]
    position: number
    title: Copied<string>
    title_key: Copied<string>
    slug: Copied<string>
    is_live: Copied<boolean>
    is_scheduled: Copied<boolean>
    is_deleted: Copied<boolean>
    live_since: Copied<Date | null>
    lowest_price: Copied<number>
    has_varied_prices: Copied<boolean>
    is_on_sale: Copied<boolean>
    is_sold_out: Copied<boolean>
    variant_count: Copied<number>
    stock: Copied<number | null>
    lowest_stock: Copied<number | null>
    words: Copied<string>
    created_at: Time
    updated_at: Time
  }
  product_variants: {
    website_id: string
    id: string
    product_id: string
    position: number
    sku: string
    /** In small letters. */
    sku_key: Copied<string>
    option_values: string[]
    price: number
    sale_price: Generated<number>
    is_on_sale: Generated<boolean>
    currency: string
    is_unlimited: Generated<boolean>
    stock: Generated<number>
    held: Generated<number>
    weight_grams: Generated<number>
    size_mm: ColumnType<number[], number[] | undefined, number[]>
    picture_id: string | null
    deleted_at: LaterTime
    created_at: Time
    updated_at: Time
  }
  stock_changes: {
    website_id: string
    id: string
    variant_id: string
    delta: number
    stock_after: number
    reason: string
    note: Generated<string>
    request_key: string | null
    request: ColumnType<unknown, string | null | undefined, never>
    changed_by: string | null
    created_at: Time
    number: Copied<number>
  }
  product_categories: {
    website_id: string
    id: string
    store_id: string
    parent_id: string | null
    name: string
    slug: string
    description: string
    picture_id: string | null
    position: number
    created_at: Time
  }
  product_imports: {
    website_id: string
    id: string
    file_name: string
    blob_key: string
    is_dry_run: boolean
    state: string
    problem: Generated<string>
    lines_total: Generated<number>
    lines_done: Generated<number>
    added: Generated<number>
    updated: Generated<number>
    unchanged: Generated<number>
    failed: Generated<number>
    created_at: Time
    created_by: string | null
    finished_at: LaterTime
  }
  product_import_notes: {
    website_id: string
    import_id: string
    number: Copied<number>
    line: number
    kind: string
    column_name: string
    text: string
  }
  category_products: { website_id: string; category_id: string; product_id: string }
}
