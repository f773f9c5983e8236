import { commentCalls } from '@sitewright/model/calls/comments'
import { fail } from '@sitewright/model/failures/catalog'
import { type Caller, defineEndpoint, type Endpoint } from '../../http/endpoint'
import { siteOf } from '../../http/site-of'
import type { CommentMails } from './comment-mails'
import type { Moderation } from './moderate'

const group = 'Comments'
const access = 'comments.moderate'

interface CommentEndpointParts {
  readonly moderation: Moderation
  readonly mails: Pick<CommentMails, 'stop'>
}

export function commentEndpoints({ moderation, mails }: CommentEndpointParts): Endpoint[] {
  return [
    defineEndpoint(commentCalls.listComments, {
      summary:
        'List comments in one state, newest first. `search` matches the beginnings of words of texts, names and email addresses.',
      group,
      access,
      handle: async ({ query, caller }) => moderation.list(websiteOf(caller), query),
    }),
    defineEndpoint(commentCalls.countComments, {
      summary: 'Count comments by state, each up to 1,000',
      group,
      access,
      handle: async ({ caller }) => moderation.count(siteOf(caller)),
    }),
    defineEndpoint(commentCalls.changeComments, {
      summary: 'Approve comments, hold them back, or move them to spam or trash. Returns where each was before.',
      group,
      access,
      handle: async ({ body, caller }) => moderation.change(siteOf(caller), body),
    }),
    defineEndpoint(commentCalls.eraseComments, {
      summary: 'Permanently delete comments in the trash, with their replies',
      group,
      access,
      handle: async ({ body, caller }) => moderation.erase(siteOf(caller), body.ids),
    }),
    defineEndpoint(commentCalls.replyToComment, {
      summary: 'Reply to a comment as an author. A comment that isn’t approved yet is approved.',
      group,
      access,
      handle: async ({ params, body, caller }) =>
        moderation.reply(websiteOf(caller), params.commentId, {
          text: body.text,
          name: caller.account?.displayName ?? '',
        }),
    }),
    defineEndpoint(commentCalls.stopCommentsByOneClick, {
      summary: 'Stop emails about comments with one click, from their List-Unsubscribe header (RFC 8058)',
      group,
      access: 'public',
      perMinute: 60,
      bodyLimit: 4096,
      handle: async ({ params: { code }, caller }) => {
        if (caller.website === null) return fail('request.not-found')
        const email = await mails.stop(caller.website.id, code)
        return email === null ? fail('request.not-found') : {}
      },
    }),
  ]
}

function websiteOf({ website }: Caller) {
  if (website === null) throw new Error('comments were asked for where there is no site')
  return website
}
