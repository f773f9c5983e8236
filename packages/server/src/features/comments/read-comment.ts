import { type CommentState, type NewComment, newComment } from '@sitewright/model/comments/comment'
import { commentFields } from '@sitewright/model/comments/comment-form'
import { fail, type Result } from '@sitewright/model/failures/catalog'
import { toFieldErrors } from '@sitewright/model/failures/field-errors'
import { sanitizeText } from '@sitewright/model/forms/fields/sanitize'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import type { SiteData } from '../../render/site-data'
import type { Commenter } from './commented-place'

export interface Person {
  readonly name: string
  readonly email: string
  /** Somebody who works on the content of the site. */
  readonly isAuthor: boolean
  readonly isTrusted: boolean
}

export function describePerson(site: SiteData, { member, contributor }: Commenter): Person {
  const rights = contributor?.permissions
  const isAuthor = rights?.has('items.edit') === true || rights?.has('comments.moderate') === true
  const isTrusted = isAuthor || rights?.has('comments.skip-moderation') === true
  const ownName = contributor?.account.displayName || (isAuthor ? site.settings.title : '')
  return {
    name: isTrusted ? ownName : (member?.name ?? ''),
    email: isTrusted ? '' : (member?.email.toLowerCase() ?? ''),
    isAuthor,
    isTrusted,
  }
}

type Sent = Readonly<Record<string, string>>

/** Who is known to the site comments under the name that it knows. */
export function readComment(
  sent: Sent,
  person: Person,
  { comments, fields }: Pick<VisitorTexts, 'comments' | 'fields'>,
): Result<NewComment> {
  const text = sanitizeText(sent[commentFields.text] ?? '')
  // In one line: it stands in subjects of emails.
  const name = sanitizeText(person.name || (sent[commentFields.name] ?? ''))
    .split(/\s+/)
    .join(' ')
  const email = person.email || (sent[commentFields.email] ?? '')
  const parentId = sent[commentFields.parentId] ?? ''
  const follow = sent[commentFields.follow] === 'yes'
  const read = newComment.safeParse({ text, name, email, parentId, follow })
  const found = read.success ? {} : toFieldErrors(read.error, fields)
  if (found.parentId !== undefined) return fail('request.not-found')
  const { nameMissing, textMissing, followHint } = comments.form
  const { text: textError = '', email: emailError = '', name: nameError = '' } = found
  const errors = [
    [commentFields.text, text.trim() === '' ? textMissing : textError],
    [commentFields.name, name.trim() === '' ? nameMissing : nameError],
    [commentFields.email, follow && email.trim() === '' && !person.isTrusted ? followHint : emailError],
  ].filter(([, error]) => error !== '')
  return read.success && errors.length === 0
    ? read.data
    : fail('request.invalid', { errors: Object.fromEntries(errors) })
}

interface Chosen {
  readonly isTrusted: boolean
  readonly isModerated: boolean
  /** A member, or a browser that proved to be one. */
  readonly isKnown: boolean
  readonly reasons: readonly string[]
}

/** Without a script nothing proves a browser: then somebody looks at it first, whatever else holds. */
export function chooseState({ isTrusted, isModerated, isKnown, reasons }: Chosen): CommentState {
  if (isTrusted) return 'approved'
  if (reasons.length > 0) return 'spam'
  return isModerated || !isKnown ? 'pending' : 'approved'
}
