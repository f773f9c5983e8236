import { z } from 'zod'
import { id } from '../id'
import { commentStates, commentText } from './comment'

/** A comment as whoever moderates reads it. */
export const commentSummary = z.object({
  id,
  itemId: id,
  itemTitle: z.string(),
  /** Where visitors find the item; null where none can see it. */
  itemAddress: z.string().nullable(),
  parentId: id.nullable(),
  /** Of the comment it answers. */
  parentName: z.string().nullable(),
  name: z.string(),
  email: z.string().nullable(),
  by: z.enum(['visitor', 'member', 'author']),
  text: z.string(),
  state: z.enum(commentStates),
  /** Why it was kept apart, in words. */
  reasons: z.array(z.string()),
  likes: z.int(),
  createdAt: z.iso.datetime(),
})
export type CommentSummary = z.infer<typeof commentSummary>

export const commentQuery = z.strictObject({
  state: z.enum(commentStates).default('pending'),
  search: z.string().trim().max(200).optional(),
  itemId: id.optional(),
  cursor: z.string().max(100).optional(),
  limit: z.coerce.number<number>().int().min(1).max(200).default(50),
})
export type CommentQuery = z.infer<typeof commentQuery>

export const commentList = z.object({ comments: z.array(commentSummary), nextCursor: z.string().nullable() })
export type CommentList = z.infer<typeof commentList>

/** Counting stops here: more is shown as 999+. */
export const maxCommentCount = 1000
export const commentCounts = z.record(z.enum(commentStates), z.int())
export type CommentCounts = z.infer<typeof commentCounts>

export const maxCommentsAtOnce = 200
const ids = z.array(id).min(1).max(maxCommentsAtOnce)

export const commentsChange = z.strictObject({ ids, state: z.enum(commentStates) })
export type CommentsChange = z.infer<typeof commentsChange>
/** Where each lay before: enough to take it back. */
export const commentsChanged = z.object({ changed: z.array(z.object({ id, from: z.enum(commentStates) })) })

export const commentsErase = z.strictObject({ ids })
export const commentReply = z.strictObject({ text: commentText })
