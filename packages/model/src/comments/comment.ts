import { z } from 'zod'
import { emailAddress } from '../forms/checks/email-address'
import { id } from '../id'
import { defineStates, type EventOf, gone, listStates, type StateOf } from '../states/state-table'

/**
 * Where a comment lies. Spam is a quarantine. Each move can be taken back: from everywhere a comment can go to where it was.
 */
export const commentTable = defineStates({
  initial: ['pending', 'approved', 'spam'],
  moves: {
    pending: { approve: 'approved', quarantine: 'spam', delete: 'trash' },
    approved: { hold: 'pending', quarantine: 'spam', delete: 'trash' },
    spam: { hold: 'pending', approve: 'approved', delete: 'trash' },
    trash: { hold: 'pending', approve: 'approved', quarantine: 'spam', erase: gone },
  },
})
export const commentStates = listStates(commentTable)
export type CommentState = StateOf<typeof commentTable.moves>
export type CommentEvent = EventOf<typeof commentTable.moves>

export const maxCommentLength = 5000
export const maxCommentName = 80

export const commentText = z.string().trim().min(1, 'Write a comment.').max(maxCommentLength)

/** What a visitor sends. Who is known to the site needs to give no name. */
export const newComment = z.object({
  text: commentText,
  name: z.string().trim().max(maxCommentName),
  email: z.union([z.literal(''), emailAddress.toLowerCase()]),
  parentId: z.union([z.literal(''), id]),
  /** Hear of later comments by email. */
  follow: z.boolean(),
})
export type NewComment = z.infer<typeof newComment>
