import type { ShownTime } from '@sitewright/model/collections/item-card'
import type { CommentPiece } from '@sitewright/model/comments/split-comment'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'

export interface CommentView {
  readonly id: string
  /** Empty where a person had everything of theirs removed, and others have answered. */
  readonly name: string
  readonly isDeleted: boolean
  readonly isAuthor: boolean
  readonly time: ShownTime
  /** 0 for what answers none. */
  readonly depth: number
  readonly inReplyTo: string | null
  readonly paragraphs: readonly (readonly (readonly CommentPiece[])[])[]
  readonly likes: number
  readonly canBeAnswered: boolean
}

/** What was typed and is wrong, where the form is shown again. */
export interface FilledComment {
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
}

export interface CommentFormView {
  readonly itemId: string
  readonly isForMembers: boolean
  readonly signInHref: string
  readonly isModerated: boolean
  readonly filledIn: FilledComment | null
  /** The comment that is answered. */
  readonly parent: { readonly id: string; readonly name: string } | null
}

/** The comments of an item, in the order of their threads. */
export interface CommentsData {
  /** Of all, not of those that are shown here. */
  readonly count: number
  readonly comments: readonly CommentView[]
  readonly allowsLikes: boolean
  readonly moreHref: string | null
  /** Null where comments are closed. */
  readonly form: CommentFormView | null
  readonly texts: VisitorTexts
}
