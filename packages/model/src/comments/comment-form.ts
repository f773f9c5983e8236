/** Names of the inputs of a comment's form, in HTML and where it is read. */
export const commentFields = {
  text: 'comment',
  name: 'name',
  email: 'email',
  follow: 'follow',
  parentId: 'reply-to',
  /** Of a submission, with its solved puzzle: a script fills them in. */
  key: 'key',
  proof: 'proof',
} as const

/** Of the email whose kind is to stop. */
export const commentStopField = 'code'

/** In the address of the page that shows more. */
export const commentCursor = 'after'

/** Where a comment stands on its page. */
export function commentAnchor(commentId: string): string {
  return `comment-${commentId}`
}

export const commentsAnchor = 'comments'
/** Says that a comment waits; shown while it is the target. */
export const commentWaitingAnchor = 'comment-waiting'
