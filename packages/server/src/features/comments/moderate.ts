import type {
  CommentCounts,
  CommentList,
  CommentQuery,
  CommentSummary,
  CommentsChange,
} from '@sitewright/model/comments/comment-answers'
import { commentAnchor } from '@sitewright/model/comments/comment-form'
import { fail, type Result } from '@sitewright/model/failures/catalog'
import { listSearchTerms } from '@sitewright/model/search/search-terms'
import type { Website } from '../../hosts/website'
import type { SiteData, SiteDataSource } from '../../render/site-data'
import type { Services } from '../../services/services'
import type { Tx } from '../../storage/database'
import { announceItems, tellOfApproved } from './announce-comments'
import { placeComment } from './comment-path'
import { addressOfCommented } from './commented-place'
import { describeReason } from './judge-comment'
import { insertComment, readComments, type StoredComment } from './store/comment-rows'
import { addToCommentCount, listItems, lockItems } from './store/item-rows'
import { type CommentPosition, countByState, eraseComments, listQueue, moveComments } from './store/moderation-rows'
import { refreshShown } from './store/shown-rows'

interface ModerationParts {
  readonly services: Services
  readonly siteData: SiteDataSource
}

export type Moderation = ReturnType<typeof createModeration>

/** What whoever moderates sees of comments, and does with them. */
export function createModeration({ services, siteData }: ModerationParts) {
  const { database, newId, now } = services

  async function move(tx: Tx, websiteId: string, { ids, state }: CommentsChange) {
    const chosen = await readComments(tx, websiteId, ids)
    await lockItems(tx, websiteId, [...new Set(chosen.map(({ itemId }) => itemId))])
    const moved = await moveComments(tx, { websiteId, ids }, { to: state, at: new Date(now()) })
    if (moved.length === 0) return []
    const movedIds = moved.map(({ id }) => id)
    await announceItems(tx, services, websiteId, await refreshShown(tx, websiteId, movedIds))
    if (state === 'approved') await tellOfApproved(tx, services, websiteId, movedIds)
    return moved
  }

  return {
    async list(website: Website, { cursor, limit, ...query }: CommentQuery): Promise<Result<CommentList>> {
      const after = cursor === undefined ? null : readPosition(cursor)
      if (cursor !== undefined && after === null)
        return fail('request.invalid', { errors: { cursor: 'Invalid cursor.' } })
      const site = await siteData.load(website)
      return database.site(website.id, async (tx) => {
        const { state, itemId, search = '' } = query
        const terms = listSearchTerms(search)
        const found = await listQueue(tx, { websiteId: website.id, state, itemId, terms, after, limit: limit + 1 })
        const comments = found.slice(0, limit)
        const last = found.length > limit ? comments.at(-1) : undefined
        return {
          comments: await summarize(tx, site, comments),
          nextCursor: last === undefined ? null : writePosition(last),
        }
      })
    },

    count: (websiteId: string): Promise<CommentCounts> => database.site(websiteId, (tx) => countByState(tx, websiteId)),

    async change(websiteId: string, change: CommentsChange) {
      const moved = await database.site(websiteId, (tx) => move(tx, websiteId, change))
      return { changed: moved.map(({ id, from }) => ({ id, from })) }
    },

    async erase(websiteId: string, ids: readonly string[]) {
      return { erased: await database.site(websiteId, (tx) => eraseComments(tx, websiteId, { ids })) }
    },

    /** Under the name of the one who answers, marked as by the author. What is answered is approved with it. */
    async reply(
      website: Website,
      commentId: string,
      { text, name }: { readonly text: string; readonly name: string },
    ): Promise<Result<CommentSummary>> {
      const site = await siteData.load(website)
      const websiteId = website.id
      return database.site(websiteId, async (tx) => {
        await move(tx, websiteId, { ids: [commentId], state: 'approved' })
        const [above] = await readComments(tx, websiteId, [commentId])
        if (above === undefined || above.isErased) return fail('request.not-found')
        await lockItems(tx, websiteId, [above.itemId])
        const id = newId()
        const isShown = above.isShown
        await insertComment(tx, {
          ...placeComment(id, now(), above, Math.max(site.comments.maxDepth, 2)),
          websiteId,
          id,
          itemId: above.itemId,
          name: name || site.settings.title,
          email: null,
          memberId: null,
          isByAuthor: true,
          text,
          state: 'approved',
          isShown,
          wantsMails: false,
          spamReasons: [],
          fingerprint: '',
          createdAt: new Date(now()),
        })
        if (isShown) {
          await addToCommentCount(tx, { websiteId, itemId: above.itemId }, 1)
          await announceItems(tx, services, websiteId, [above.itemId])
          await tellOfApproved(tx, services, websiteId, [id])
        }
        const [summary] = await summarize(tx, site, await readComments(tx, websiteId, [id]))
        return summary ?? fail('request.not-found')
      })
    },
  }
}

async function summarize(tx: Tx, site: SiteData, comments: readonly StoredComment[]): Promise<CommentSummary[]> {
  const websiteId = site.website.id
  const items = await listItems(tx, websiteId, [...new Set(comments.map(({ itemId }) => itemId))])
  const parentIds = comments.flatMap(({ ancestorIds }) => ancestorIds.at(-1) ?? [])
  const parents = await readComments(tx, websiteId, [...new Set(parentIds)])
  return comments.map((comment) => {
    const item = items.find(({ id }) => id === comment.itemId)
    const path = item === undefined ? null : addressOfCommented(site, item)
    const parentId = comment.ancestorIds.at(-1) ?? null
    return {
      id: comment.id,
      itemId: comment.itemId,
      itemTitle: item?.title ?? '',
      itemAddress: path && site.origin + path + (comment.isShown ? `#${commentAnchor(comment.id)}` : ''),
      parentId,
      parentName: parents.find(({ id }) => id === parentId)?.name ?? null,
      name: comment.name,
      email: comment.email,
      by: comment.isByAuthor ? 'author' : comment.memberId === null ? 'visitor' : 'member',
      text: comment.text,
      state: comment.state,
      reasons: comment.spamReasons.map(describeReason),
      likes: comment.likes,
      createdAt: comment.createdAt.toISOString(),
    }
  })
}

function writePosition({ createdAt, id }: CommentPosition): string {
  return `${createdAt.getTime()}.${id}`
}

function readPosition(cursor: string): CommentPosition | null {
  const [, time = '', id = ''] = /^(\d{1,14})\.([0-9a-f]{24})$/.exec(cursor) ?? []
  return id === '' ? null : { createdAt: new Date(Number(time)), id }
}
