import { z } from 'zod'
import {
  commentCounts,
  commentList,
  commentQuery,
  commentReply,
  commentSummary,
  commentsChange,
  commentsChanged,
  commentsErase,
} from '../comments/comment-answers'
import { id } from '../id'
import { api } from '../routes/api'
import { paths } from '../routes/paths'
import { defineCalls } from './define-calls'
import { nothing } from './no-content'
import { oneClick } from './one-click'

export const commentCalls = defineCalls({
  listComments: { method: 'GET', path: api.comments, query: commentQuery, answer: commentList },
  countComments: { method: 'GET', path: api.commentCounts, answer: commentCounts },
  changeComments: { method: 'POST', path: api.commentsBulk, body: commentsChange, answer: commentsChanged },
  eraseComments: {
    method: 'POST',
    path: api.commentsErase,
    body: commentsErase,
    answer: z.object({ erased: z.int() }),
  },
  replyToComment: {
    method: 'POST',
    path: api.commentReplies,
    params: z.strictObject({ commentId: id }),
    body: commentReply,
    answer: commentSummary,
    status: 201,
  },
  stopCommentsByOneClick: {
    method: 'POST',
    path: paths.commentsStopLink,
    ...oneClick,
    /** An address of 254 letters is a code of 376. */
    params: z.strictObject({ code: z.string().max(400) }),
    answer: nothing,
  },
})
