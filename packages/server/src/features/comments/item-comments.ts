import type { CommentsData, CommentView, FilledComment } from '@sitewright/blocks/collections/comment-views'
import { commentCursor } from '@sitewright/model/comments/comment-form'
import { splitComment } from '@sitewright/model/comments/split-comment'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import type { SiteData } from '../../render/site-data'
import type { Tx } from '../../storage/database'
import { addressOfCommented, areClosed, endOfComments, hasComments } from './commented-place'
import { listShown, readComments, type StoredComment } from './store/comment-rows'
import { type CommentedItem, findItem } from './store/item-rows'

/** Of one page of comments. */
const pageSize = 50

interface WhatIsShown {
  readonly site: SiteData
  readonly item: CommentedItem
  readonly now: number
}

/** Comments below an item of a collection, and when they close; its page is wrong from then on, or once its own tag is announced. */
interface ItemComments {
  readonly data: CommentsData
  readonly until: number | null
}

/** For whoever draws the page of an item. Null where it has none. */
export async function readItemComments(
  tx: Tx,
  { site, itemId, now }: { readonly site: SiteData; readonly itemId: string; readonly now: number },
): Promise<ItemComments | null> {
  const item = await findItem(tx, site.website.id, itemId)
  if (item === null || !hasComments(site, item)) return null
  const end = endOfComments(site.comments, item)
  const data = await listComments(tx, { site, item, now }, '')
  return { data, until: end !== null && end > now ? end : null }
}

/** One page of them, from a place on. */
export async function listComments(tx: Tx, shown: WhatIsShown, after: string): Promise<CommentsData> {
  const { site, item } = shown
  const key = { websiteId: site.website.id, itemId: item.id }
  const found = await listShown(tx, key, { after, limit: pageSize + 1 })
  const comments = found.slice(0, pageSize)
  const last = found.length > pageSize ? comments.at(-1) : undefined
  const moreHref = last && `${fillPath(paths.commentsMore, { itemId: item.id })}?${commentCursor}=${last.path}`
  return { ...describe(shown, null), comments: await viewComments(tx, shown, comments), moreHref: moreHref ?? null }
}

/** One comment alone, with the form that answers it. */
export async function showAnswering(
  tx: Tx,
  shown: WhatIsShown,
  parent: StoredComment | null,
  filledIn: FilledComment | null,
) {
  const comments = parent === null ? [] : await viewComments(tx, shown, [parent])
  const data = describe(shown, filledIn)
  const form = data.form && { ...data.form, parent }
  return { ...data, comments: comments.map((it) => ({ ...it, canBeAnswered: false })), form }
}

function describe({ site, item, now }: WhatIsShown, filledIn: FilledComment | null): CommentsData {
  const { comments: settings, texts } = site
  const form = {
    itemId: item.id,
    isForMembers: settings.allowedFor === 'members',
    signInHref: `${paths.memberLogin}?${new URLSearchParams({ next: addressOfCommented(site, item) ?? '/' })}`,
    isModerated: settings.moderation === 'before',
    filledIn,
    parent: null,
  }
  return {
    count: item.commentCount,
    comments: [],
    allowsLikes: settings.allowsLikes,
    moreHref: null,
    form: areClosed(settings, item, now) ? null : form,
    texts,
  }
}

async function viewComments(tx: Tx, { site }: WhatIsShown, comments: readonly StoredComment[]): Promise<CommentView[]> {
  const parentIds = comments.flatMap(({ ancestorIds }) => ancestorIds.at(-1) ?? [])
  const known = new Map(comments.map((it) => [it.id, it]))
  const missing = parentIds.filter((id) => !known.has(id))
  for (const parent of await readComments(tx, site.website.id, missing)) known.set(parent.id, parent)
  const format = new Intl.DateTimeFormat(localeOf(site), { dateStyle: 'long', timeZone: site.settings.timeZone })
  return comments.map((comment) => {
    const parent = known.get(comment.ancestorIds.at(-1) ?? '')
    return {
      id: comment.id,
      name: comment.name,
      isDeleted: comment.isErased,
      isAuthor: comment.isByAuthor,
      time: { text: format.format(comment.createdAt), iso: comment.createdAt.toISOString() },
      depth: comment.depth,
      inReplyTo: parent === undefined ? null : parent.name,
      paragraphs: splitComment(comment.text),
      likes: comment.likes,
      canBeAnswered: !comment.isErased && site.comments.maxDepth > 1,
    }
  })
}

/** A language that looks like one and is none is written as English. */
function localeOf({ settings }: SiteData): string {
  try {
    return Intl.getCanonicalLocales(settings.language)[0] ?? 'en'
  } catch {
    return 'en'
  }
}
