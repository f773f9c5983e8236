import type { ColumnType, Generated } from 'kysely'
import type { Time } from './column-types'

export interface CommentTables {
  comments: {
    website_id: string
    id: string
    item_id: string
    ancestor_ids: string[]
    depth: number
    path: string
    author_name: string
    email: string | null
    member_id: string | null
    is_by_author: boolean
    body: string
    state: string
    state_changed_at: Time
    is_shown: Generated<boolean>
    is_erased: Generated<boolean>
    wants_mails: Generated<boolean>
    is_told: Generated<boolean>
    likes: Generated<number>
    spam_reasons: string[]
    fingerprint: string
    created_at: Time
    /** Made by the database of what is said and by whom. */
    words: ColumnType<string, never, never>
  }
  comment_likes: { website_id: string; comment_id: string; liked_by: string; created_at: Time }
  comment_followers: { website_id: string; item_id: string; email: string; created_at: Time }
}
