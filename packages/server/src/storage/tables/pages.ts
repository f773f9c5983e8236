import type { ColumnType } from 'kysely'
import type { Json, LaterTime, Time } from './column-types'

export interface PageTables {
  pages: {
    website_id: string
    id: string
    slug: string
    /** The page of a collection that it is an item of, such as the store of a product; null for the pages of the site's tree. */
    collection_id: ColumnType<string | null, string | null | undefined, string>
    settings: Json
    position: number
    draft: Json
    draft_version: number
    published: Json | null
    published_settings: Json | null
    /** Made by the database of the published copy. */
    search_words: ColumnType<string, never, never>
    named: ColumnType<string, never, never>
    published_version: number | null
    published_at: Time | null
    /** What visitors saw before the page was unpublished. */
    withdrawn_version: ColumnType<number | null, number | null | undefined, number | null>
    deleted_at: Time | null
    created_at: Time
    updated_at: Time
    updated_by: string | null
    recent_saves: ColumnType<string[], string[] | undefined, string[]>
    scheduled_at: LaterTime
    scheduled_by: ColumnType<string | null, string | null | undefined, string | null>
  }
  preview_links: {
    website_id: string
    id: string
    page_id: string
    token_hash: string
    created_at: Time
    created_by: string | null
    expires_at: Time
  }
  page_passwords: { website_id: string; page_id: string; password_hash: string; updated_at: Time }
  page_revisions: {
    website_id: string
    page_id: string
    id: string
    version: number
    document: Json
    settings: Json
    reason: string
    name: ColumnType<string, string | undefined, string>
    created_at: Time
    created_by: string | null
  }
  section_presets: {
    website_id: string
    id: string
    name: string
    document: Json
    created_at: Time
    created_by: string | null
  }
}
