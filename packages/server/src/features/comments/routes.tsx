import type { CommentsData } from '@sitewright/blocks/collections/comment-views'
import { commentsCss } from '@sitewright/blocks/collections/comments-css'
import { CommentsPage } from '@sitewright/blocks/collections/comments-page'
import {
  commentAnchor,
  commentCursor,
  commentFields,
  commentWaitingAnchor,
} from '@sitewright/model/comments/comment-form'
import { type Failure, isFailure } from '@sitewright/model/failures/catalog'
import { sayFailure } from '@sitewright/model/failures/say-failure'
import { honeypotName } from '@sitewright/model/forms/fields/posted-inputs'
import { id as idSchema } from '@sitewright/model/id'
import { paths } from '@sitewright/model/routes/paths'
import { readForm } from '../../browser-forms/read-form'
import type { Route, RouteInput } from '../../http/mount-routes'
import type { VisitRenderer } from '../../render/render-visit'
import type { Services } from '../../services/services'
import type { Tx } from '../../storage/database'
import type { Marks } from '../accounts/marks'
import { readCommentPath } from './comment-path'
import { addressOfCommented, type Commenter } from './commented-place'
import { listComments, showAnswering } from './item-comments'
import type { Comments, FoundItem, PostedComment } from './post-comment'
import { readComments, type StoredComment } from './store/comment-rows'

interface CommentRouteParts {
  readonly services: Pick<Services, 'database' | 'now'>
  readonly comments: Comments
  readonly marks: Pick<Marks, 'find'>
  readonly renderer: Pick<VisitRenderer, 'renderHostPage'>
  /** Answers as any other address of the site would. */
  readonly showInstead: (input: RouteInput) => Promise<unknown>
}

const perMinute = 30

/** Where the forms of comments are posted, and pages of comments for those whose browsers run no scripts. */
export function commentRoutes(parts: CommentRouteParts): Route[] {
  const { comments } = parts
  const rules = { on: 'site', perMinute } as const
  return [
    {
      ...rules,
      method: 'POST',
      path: paths.commentPost,
      needsNoCrumb: true,
      handle: (input) => takeComment(parts, input),
    },
    {
      ...rules,
      method: 'POST',
      path: paths.commentLike,
      needsNoCrumb: true,
      async handle(input) {
        const commentId = readId(input, 'commentId')
        const found = commentId && (await comments.like(await describeCommenter(parts, input), commentId))
        if (!found) return input.reply.callNotFound()
        return leadTo(input, found, commentAnchor(commentId))
      },
    },
    {
      ...rules,
      perMinute: 120,
      method: 'GET',
      path: paths.commentsMore,
      async handle(input) {
        const itemId = readId(input, 'itemId')
        const after = readCommentPath(String((input.request.query as Record<string, unknown>)[commentCursor] ?? '0'))
        const found = itemId && (await comments.find(await describeCommenter(parts, input), itemId))
        if (!found || after === null) return parts.showInstead(input)
        return show(parts, input, found, { read: (tx) => listComments(tx, shownOf(parts, found), after) })
      },
    },
    {
      ...rules,
      perMinute: 120,
      method: 'GET',
      path: paths.commentReply,
      async handle(input) {
        const commentId = readId(input, 'commentId')
        const found = commentId && (await comments.findComment(await describeCommenter(parts, input), commentId))
        if (!found) return parts.showInstead(input)
        const read = (tx: Tx) => showAnswering(tx, shownOf(parts, found), found.comment, null)
        return show(parts, input, found, { read })
      },
    },
  ]
}

async function takeComment(parts: CommentRouteParts, input: RouteInput) {
  const { comments } = parts
  const itemId = readId(input, 'itemId')
  const commenter = await describeCommenter(parts, input)
  const found = itemId && (await comments.find(commenter, itemId))
  if (!found) return input.reply.callNotFound()
  const { [honeypotName]: honeypot = '', ...values } = readForm(input.request, [
    honeypotName,
    ...Object.values(commentFields),
  ])
  const taken = await comments.post(found, commenter, { values, honeypot })
  if (isFailure(taken)) return showAgain(parts, input, found, { values, failure: taken })
  return leadTo(input, found, taken.isShown ? commentAnchor(taken.commentId) : commentWaitingAnchor)
}

interface Refused {
  readonly values: PostedComment['values']
  readonly failure: Failure
}

/** The form with all that was typed, and what is wrong with it. */
async function showAgain(parts: CommentRouteParts, input: RouteInput, found: FoundItem, { values, failure }: Refused) {
  const { site } = found
  const said = sayFailure(failure, site.texts)
  const errors = said.errors ?? { '': said.text }
  const { retryAfterSeconds } = failure.details.values ?? {}
  if (retryAfterSeconds !== undefined) input.reply.header('retry-after', String(retryAfterSeconds))
  return show(parts, input, found, {
    status: failure.status,
    heading: said.errors === undefined ? said.text : site.texts.comments.page.wrong,
    async read(tx) {
      const parentId = values[commentFields.parentId] ?? ''
      const [parent = null] = idSchema.safeParse(parentId).success
        ? await readComments(tx, site.website.id, [parentId])
        : []
      const above = isAnswerable(parent, found) ? parent : null
      return showAnswering(tx, shownOf(parts, found), above, { values, errors })
    },
  })
}

function isAnswerable(comment: StoredComment | null, { item }: FoundItem): boolean {
  return comment?.isShown === true && !comment.isErased && comment.itemId === item.id
}

function shownOf({ services }: CommentRouteParts, { site, item }: FoundItem) {
  return { site, item, now: services.now() }
}

interface ShownPage {
  readonly status?: number
  readonly heading?: string
  readonly read: (tx: Tx) => Promise<CommentsData>
}

async function show(
  { services, renderer }: CommentRouteParts,
  { reply }: RouteInput,
  { site, item }: FoundItem,
  { status = 200, heading, read }: ShownPage,
) {
  const data = await services.database.site(site.website.id, read)
  const place = { title: item.title, href: addressOfCommented(site, item) ?? '/' }
  const page = await renderer.renderHostPage(site, 'comments', {
    path: '',
    hasOwnerCode: false,
    content: <CommentsPage data={data} item={place} {...(heading === undefined ? {} : { heading })} />,
    contentCss: commentsCss,
  })
  return reply
    .code(status)
    .headers(page.headers ?? {})
    .header('content-type', page.contentType)
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .send(page.body)
}

/** Back to the page of the item. */
function leadTo({ reply }: RouteInput, { site, item }: FoundItem, anchor: string) {
  const location = `${addressOfCommented(site, item) ?? '/'}#${anchor}`
  return reply.code(303).header('cache-control', 'no-store').header('location', location).send('')
}

function readId({ request }: RouteInput, name: string): string | null {
  return idSchema.safeParse((request.params as Record<string, unknown>)[name]).data ?? null
}

async function describeCommenter({ marks }: CommentRouteParts, input: RouteInput): Promise<Commenter> {
  const { target, request, address } = input
  if (target?.kind !== 'site') throw new Error('comments were asked for where there is no site')
  const { cookie, 'user-agent': userAgent = '' } = request.headers
  return {
    website: target.website,
    address,
    cookies: cookie,
    userAgent,
    member: await input.findMember(),
    contributor: await marks.find(target.website, cookie),
  }
}
