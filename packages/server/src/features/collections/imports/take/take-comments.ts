import { createHash } from 'node:crypto'
import { commentText, maxCommentLength, maxCommentName } from '@sitewright/model/comments/comment'
import { emailAddress } from '@sitewright/model/forms/checks/email-address'
import { readSiteDocument } from '../../../../content/document-rows'
import type { Services } from '../../../../services/services'
import type { Tx } from '../../../../storage/database'
import { placeComment } from '../../../comments/comment-path'
import { type CommentToStore, insertComment } from '../../../comments/store/comment-rows'
import { addToCommentCount } from '../../../comments/store/item-rows'
import { readPlainLines, readPlainWords } from '../html/plain-words'
import type { WxrComment, WxrItem } from '../wxr/wxr-entries'
import type { Taking } from './taking'

/** Comments of people, as text: what WordPress held back waits here too, and what it threw away stays there. */
export async function takeComments(
  tx: Tx,
  services: Services,
  { actor: { websiteId } }: Taking,
  { item, itemId }: { readonly item: WxrItem; readonly itemId: string },
): Promise<string[]> {
  if (item.comments.length === 0) return []
  const { maxDepth } = (await readSiteDocument(tx, websiteId, 'comments')).body
  const stored = new Map<string, CommentToStore>()
  const notes: string[] = []
  for (const comment of [...item.comments].sort(byDay)) {
    const problem = whyNot(comment)
    if (problem !== null) {
      notes.push(`The comment of ${readPlainWords(comment.author).slice(0, 60) || 'somebody'} wasn’t taken. ${problem}`)
      continue
    }
    const above = stored.get(comment.parentId) ?? null
    const made = toStored(services, { websiteId, itemId, comment, above, maxDepth })
    await insertComment(tx, made)
    stored.set(comment.id, made)
  }
  const shown = [...stored.values()].filter(({ isShown }) => isShown).length
  if (shown > 0) await addToCommentCount(tx, { websiteId, itemId }, shown)
  return notes
}

function byDay(one: WxrComment, other: WxrComment): number {
  return (one.date ?? '').localeCompare(other.date ?? '') || Number(one.id) - Number(other.id)
}

function whyNot({ type, approved, content }: WxrComment): string | null {
  if (type !== '' && type !== 'comment') return 'It is a message of another site.'
  if (approved === 'spam' || approved === 'trash' || approved === 'post-trashed') return 'It was spam or in the trash.'
  return commentText.safeParse(readPlainLines(content).slice(0, maxCommentLength)).success ? null : 'It is empty.'
}

interface Making {
  readonly websiteId: string
  readonly itemId: string
  readonly comment: WxrComment
  readonly above: CommentToStore | null
  readonly maxDepth: number
}

function toStored({ newId, now }: Services, { websiteId, itemId, comment, above, maxDepth }: Making): CommentToStore {
  const id = newId()
  const createdAt = comment.date === null ? new Date(now()) : new Date(Math.min(Date.parse(comment.date), now()))
  const text = readPlainLines(comment.content).slice(0, maxCommentLength)
  const email = emailAddress.safeParse(comment.email)
  const isApproved = comment.approved === '1'
  return {
    websiteId,
    itemId,
    id,
    ...placeComment(id, createdAt.getTime(), above, maxDepth),
    name: [...readPlainWords(comment.author)].slice(0, maxCommentName).join('').trim(),
    email: email.success ? email.data.toLowerCase() : null,
    memberId: null,
    isByAuthor: false,
    text,
    state: isApproved ? 'approved' : 'pending',
    isShown: isApproved && (above === null || above.isShown),
    wantsMails: false,
    spamReasons: [],
    fingerprint: createHash('sha256').update(text).digest('hex'),
    createdAt,
  }
}
