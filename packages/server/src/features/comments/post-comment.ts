import { createHash, createHmac } from 'node:crypto'
import type { NewComment } from '@sitewright/model/comments/comment'
import { commentFields } from '@sitewright/model/comments/comment-form'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import { isSolved } from '@sitewright/model/forms/proof-of-work/proof-of-work'
import type { SiteData, SiteDataSource } from '../../render/site-data'
import { hashSecret } from '../../security/secrets'
import { countTry } from '../../security/try-limits'
import type { Services } from '../../services/services'
import type { Tx } from '../../storage/database'
import type { HostSecret } from '../forms/submit/host-secret'
import { challengeOf, readKey } from '../forms/submit/submission-key'
import type { PageLock } from '../published/page-lock'
import { announceItems, tellOfApproved, tellOwner } from './announce-comments'
import { placeComment } from './comment-path'
import { areClosed, type Commenter, hasComments, mayRead } from './commented-place'
import { findReasons } from './judge-comment'
import { chooseState, describePerson, readComment } from './read-comment'
import { type CommentToStore, findAlike, insertComment, readComments, type StoredComment } from './store/comment-rows'
import { addToCommentCount, type CommentedItem, findItem, lockItems } from './store/item-rows'
import { addLike } from './store/like-rows'

export interface CommentParts {
  readonly services: Services
  readonly siteData: SiteDataSource
  /** The one that signs the keys of forms. */
  readonly secret: HostSecret
  readonly lock: Pick<PageLock, 'isOpenTo'>
}

/** What a form sent. */
export interface PostedComment {
  readonly values: Readonly<Record<string, string>>
  readonly honeypot: string
}

export interface FoundItem {
  readonly site: SiteData
  readonly item: CommentedItem
}

interface TakenComment extends FoundItem {
  readonly commentId: string
  readonly isShown: boolean
}

/** Within a quarter of an hour. */
const maxPosted = { fromAddress: 20, onSite: 2000, forEmail: 20 } as const
const hourMs = 60 * 60_000
/** The same few words are often meant. */
const tellingLength = 40
const maxAlike = 2

export type Comments = ReturnType<typeof createComments>

/** Takes what visitors say of items of collections. */
export function createComments({ services, siteData, secret, lock }: CommentParts) {
  const { database, newId, now } = services

  async function find(commenter: Commenter, itemId: string): Promise<FoundItem | null> {
    const site = await siteData.load(commenter.website)
    const item = await database.site(site.website.id, (tx) => findItem(tx, site.website.id, itemId))
    if (item === null || !hasComments(site, item)) return null
    return (await mayRead(lock, { site, item }, commenter)) ? { site, item } : null
  }

  async function findComment(commenter: Commenter, commentId: string) {
    const websiteId = commenter.website.id
    const [comment] = await database.site(websiteId, (tx) => readComments(tx, websiteId, [commentId]))
    if (comment === undefined || !comment.isShown || comment.isErased) return null
    const found = await find(commenter, comment.itemId)
    return found && { ...found, comment }
  }

  async function countPost({ website, address }: Commenter, { email, follow }: NewComment): Promise<Result<null>> {
    const limits = [
      { key: `comment ${website.id} ${address}`, max: maxPosted.fromAddress },
      { key: `comment ${website.id}`, max: maxPosted.onSite },
      ...(follow && email !== ''
        ? [{ key: `comment ${website.id} for ${hashSecret(email)}`, max: maxPosted.forEmail }]
        : []),
    ]
    return database.platform((tx) => countTry(tx, limits, { now }))
  }

  /** A browser that solved the puzzle of its key. */
  async function readProof(websiteId: string, values: PostedComment['values']) {
    const text = values[commentFields.key] ?? ''
    const key = text === '' ? null : readKey(text, { secret: await secret(), websiteId }, now())
    if (key === null || !isSolved(challengeOf(text), values[commentFields.proof] ?? '')) return null
    return { id: key.id, elapsedMs: now() - key.issuedAt }
  }

  async function store(tx: Tx, { site, item }: FoundItem, comment: CommentToStore): Promise<void> {
    const websiteId = site.website.id
    await insertComment(tx, comment)
    if (comment.isShown) {
      await addToCommentCount(tx, { websiteId, itemId: item.id }, 1)
      await announceItems(tx, services, websiteId, [item.id])
      await tellOfApproved(tx, services, websiteId, [comment.id])
    }
    if (site.comments.tellsOwner && comment.state !== 'spam' && !comment.isByAuthor)
      await tellOwner(tx, services, websiteId)
  }

  return {
    find,
    findComment,

    /** Whatever is taken is answered alike, spam too: nobody learns how to get around it. */
    async post(found: FoundItem, commenter: Commenter, posted: PostedComment): Promise<Result<TakenComment>> {
      const { site, item } = found
      const { comments: settings, texts } = site
      const websiteId = site.website.id
      const person = describePerson(site, commenter)
      if (areClosed(settings, item, now()) && !person.isTrusted) return fail('comments.closed')
      if (settings.allowedFor === 'members' && commenter.member === null && !person.isTrusted)
        return fail('comments.members-only')
      const sent = readComment(posted.values, person, texts)
      if (isFailure(sent)) return sent
      const refusal = await countPost(commenter, sent)
      if (isFailure(refusal)) return refusal
      const proof = await readProof(websiteId, posted.values)
      const fingerprint = hashText(sent.text)

      return database.site(websiteId, async (tx): Promise<Result<TakenComment>> => {
        await lockItems(tx, websiteId, [item.id])
        const above = await findAbove(tx, found, sent.parentId)
        if (above === 'gone') return fail('request.not-found')
        const alike = await findAlike(tx, websiteId, { fingerprint, since: new Date(now() - hourMs) })
        const aboveId = placeComment('', now(), above, settings.maxDepth).ancestorIds.at(-1)
        const again = alike.find(
          (it) => it.itemId === item.id && it.name === sent.name && it.ancestorIds.at(-1) === aboveId,
        )
        // Sent twice by a hasty finger, or by a browser that heard no answer.
        if (again !== undefined) return { ...found, commentId: again.id, isShown: again.isShown }
        const isKeyNew = proof !== null && (await readComments(tx, websiteId, [proof.id])).length === 0
        const id = isKeyNew ? proof.id : newId()
        const isRepeated = sent.text.length >= tellingLength && alike.length >= maxAlike
        const { honeypot } = posted
        const judged = { ...sent, honeypot, elapsedMs: proof?.elapsedMs ?? null, isProven: isKeyNew, isRepeated }
        const reasons = person.isTrusted ? [] : findReasons(judged, settings)
        const isKnown = commenter.member !== null || isKeyNew
        const state = chooseState({ ...person, isModerated: settings.moderation === 'before', isKnown, reasons })
        const isShown = state === 'approved'
        await store(tx, found, {
          ...placeComment(id, now(), above, settings.maxDepth),
          websiteId,
          id,
          itemId: item.id,
          name: sent.name,
          email: sent.email === '' ? null : sent.email,
          memberId: commenter.member?.id ?? null,
          isByAuthor: person.isAuthor,
          text: sent.text,
          state,
          isShown,
          wantsMails: sent.follow && sent.email !== '',
          spamReasons: reasons,
          fingerprint,
          createdAt: new Date(now()),
        })
        return { ...found, commentId: id, isShown }
      })
    },

    /** Once for each browser or member; answers where the comment is. */
    async like(commenter: Commenter, commentId: string): Promise<FoundItem | null> {
      const found = await findComment(commenter, commentId)
      if (found === null || !found.site.comments.allowsLikes) return null
      const websiteId = found.site.website.id
      const { member, address, userAgent } = commenter
      const who = member === null ? `browser ${address} ${userAgent}` : `member ${member.id}`
      const likedBy = createHmac('sha256', await secret())
        .update(`comment-like ${websiteId} ${who}`)
        .digest('hex')
      await database.site(websiteId, async (tx) => {
        const isNew = await addLike(tx, { websiteId, commentId }, { likedBy, at: new Date(now()) })
        if (isNew) await announceItems(tx, services, websiteId, [found.item.id])
      })
      return found
    },
  }
}

/** The comment that is answered; null for none, 'gone' where there is none any more. */
async function findAbove(tx: Tx, { site, item }: FoundItem, parentId: string): Promise<StoredComment | null | 'gone'> {
  if (parentId === '' || site.comments.maxDepth === 1) return null
  const [parent] = await readComments(tx, site.website.id, [parentId])
  return parent === undefined || !parent.isShown || parent.itemId !== item.id ? 'gone' : parent
}

function hashText(text: string): string {
  return createHash('sha256').update(text.toLowerCase().split(/\s+/).join(' ')).digest('hex')
}
