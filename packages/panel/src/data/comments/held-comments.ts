import type { CommentState } from '@sitewright/model/comments/comment'
import type { CommentList } from '@sitewright/model/comments/comment-answers'

/** The pages of a list as they are held. */
export interface HeldComments {
  readonly pages: readonly CommentList[]
  readonly pageParams: readonly unknown[]
}

/** A held list after some of it went elsewhere. */
export function withoutMoved<Held extends HeldComments>(
  held: Held,
  ids: ReadonlySet<string>,
  state: CommentState,
): Held {
  const stays = ({ id, state: at }: CommentList['comments'][number]) => !ids.has(id) || at === state
  return { ...held, pages: held.pages.map((page) => ({ ...page, comments: page.comments.filter(stays) })) }
}
