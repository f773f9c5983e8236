import type { ColumnType } from 'kysely'

/** Kept by the database: read, never written. */
type Copied<Value> = ColumnType<Value, never, never>
/** Made by the database with the row. */
type Changed<Value> = ColumnType<Value, never, Value>

export interface CollectionTables {
  collection_items: {
    website_id: Copied<string>
    /** That of its page. */
    id: Copied<string>
    /** The page that lists it. */
    collection_id: Copied<string>
    title: Copied<string>
    /** In small letters. */
    title_key: Copied<string>
    slug: Copied<string>
    is_live: Copied<boolean>
    is_scheduled: Copied<boolean>
    is_deleted: Copied<boolean>
    is_in_review: Copied<boolean>
    shown_at: Copied<Date | null>
    first_published_at: Copied<Date | null>
    listed_at: Copied<Date>
    position: Changed<number>
    author_id: Copied<string | null>
    tags: Copied<string[]>
    tag_keys: Copied<string[]>
    categories: Copied<string[]>
    category_keys: Copied<string[]>
    is_featured: Copied<boolean>
    allows_comments: Copied<boolean>
    access: Copied<string>
    starts_at: Copied<Date | null>
    ends_at: Copied<Date | null>
    has_audio: Copied<boolean>
    word_count: Copied<number>
    comment_count: Changed<number>
    words: Copied<string>
    created_at: Copied<Date>
    updated_at: Copied<Date>
  }
}
