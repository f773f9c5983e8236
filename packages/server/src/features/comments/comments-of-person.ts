import type { PersonalData } from '../../services/personal-data'
import { listCommentTags } from './announce-comments'
import { addToCommentCount, lockItems } from './store/item-rows'
import {
  deleteComment,
  emptyComment,
  listCommentsOfPerson,
  listFollowedByPerson,
  stopFollowing,
} from './store/person-rows'
import { hasAnswers } from './store/shown-rows'

/** What somebody said below posts. Where others answered, an empty comment keeps its place. */
export const commentsOfPerson: PersonalData = {
  name: 'comments',
  async export(tx, person) {
    const comments = await listCommentsOfPerson(tx, person)
    return comments.map(({ itemId, name, email, text, state, createdAt }) => ({
      itemId,
      name,
      email,
      text,
      state,
      createdAt: createdAt.toISOString(),
    }))
  },
  async listTags(tx, person) {
    const comments = await listCommentsOfPerson(tx, person)
    return listCommentTags(
      tx,
      person.websiteId,
      comments.filter(({ isShown }) => isShown).map(({ itemId }) => itemId),
    )
  },
  async erase(tx, person) {
    const { websiteId } = person
    const comments = await listCommentsOfPerson(tx, person)
    await lockItems(tx, websiteId, [...new Set(comments.map(({ itemId }) => itemId))])
    // The last ones first: an answer of theirs keeps no place for another one.
    for (const comment of comments.toReversed()) {
      if (await hasAnswers(tx, websiteId, comment)) {
        await emptyComment(tx, websiteId, comment.id)
        continue
      }
      await deleteComment(tx, websiteId, comment.id)
      if (comment.isShown) await addToCommentCount(tx, { websiteId, itemId: comment.itemId }, -1)
    }
    return comments.length
  },
}

export const followedByPerson: PersonalData = {
  name: 'emails about comments',
  async export(tx, person) {
    const followed = await listFollowedByPerson(tx, person)
    return followed.map(({ itemId, title, createdAt }) => ({ itemId, title, askedAt: createdAt.toISOString() }))
  },
  erase: stopFollowing,
}
