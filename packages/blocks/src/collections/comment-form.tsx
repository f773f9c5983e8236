import { maxCommentLength, maxCommentName } from '@sitewright/model/comments/comment'
import { commentFields } from '@sitewright/model/comments/comment-form'
import { longestEmail } from '@sitewright/model/forms/checks/email'
import { honeypotName } from '@sitewright/model/forms/fields/posted-inputs'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import { fillWords } from '@sitewright/model/strings/fill-words'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import type { ReactNode } from 'react'
import type { CommentFormView } from './comment-views'

interface FormInput {
  readonly form: CommentFormView
  readonly texts: VisitorTexts
  /** Below the heading of comments, or of a whole page. */
  readonly heading?: 'h2' | 'h3'
}

/** Posts a comment. A script may add proof that a browser sends it; whatever comes without waits for its approval. */
export function CommentForm({ form, texts: { comments, page }, heading: Heading = 'h3' }: FormInput) {
  const texts = comments.form
  const { itemId, parent, filledIn, isForMembers } = form
  const problem = filledIn && (filledIn.errors[''] ?? page.checkFields)
  return (
    <form method="post" action={fillPath(paths.commentPost, { itemId })} className="comment-form" data-comment-form="">
      <Heading className="comment-form-heading">
        {parent === null ? texts.heading : fillWords(comments.replyTo, { name: parent.name || comments.anonymous })}
      </Heading>
      {isForMembers && (
        <p>
          {texts.membersOnly} <a href={form.signInHref}>{texts.signIn}</a>
        </p>
      )}
      {problem && (
        // biome-ignore lint/a11y/noAutofocus: the page was loaded anew to say this, and reading goes on here
        <p className="comment-problem" role="alert" tabIndex={-1} autoFocus>
          {problem}
        </p>
      )}
      {parent !== null && <input type="hidden" name={commentFields.parentId} value={parent.id} />}
      <Field name={commentFields.text} label={texts.text} form={form}>
        {(input) => <textarea {...input} required maxLength={maxCommentLength} rows={5} />}
      </Field>
      {!isForMembers && (
        <>
          <Field name={commentFields.name} label={texts.name} form={form}>
            {(input) => <input {...input} type="text" autoComplete="name" maxLength={maxCommentName} />}
          </Field>
          <Field name={commentFields.email} label={texts.email} hint={texts.emailHint} form={form}>
            {(input) => <input {...input} type="email" autoComplete="email" maxLength={longestEmail} />}
          </Field>
        </>
      )}
      <label className="comment-follow">
        <input
          type="checkbox"
          name={commentFields.follow}
          value="yes"
          defaultChecked={filledIn?.values[commentFields.follow] === 'yes'}
        />
        {texts.follow}
      </label>
      <p className="comment-extra" aria-hidden="true">
        <label htmlFor="comment-extra">{texts.honeypot}</label>
        <input id="comment-extra" type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </p>
      {form.isModerated && <p className="comments-note">{texts.moderated}</p>}
      <button type="submit" className="button">
        {texts.submit}
      </button>
    </form>
  )
}

interface FieldInput {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly form: CommentFormView
  readonly children: (input: InputProps) => ReactNode
}

interface InputProps {
  readonly id: string
  readonly name: string
  readonly defaultValue: string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

function Field({ name, label, hint, form: { filledIn }, children }: FieldInput) {
  const id = `comment-field-${name}`
  const error = filledIn?.errors[name]
  const notes = [error === undefined ? [] : `${id}-error`, hint === undefined ? [] : `${id}-hint`].flat().join(' ')
  return (
    <div className="comment-field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        defaultValue: filledIn?.values[name],
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': notes === '' ? undefined : notes,
      })}
      {error !== undefined && (
        <p id={`${id}-error`} className="comment-error">
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="comments-note">
          {hint}
        </p>
      )}
    </div>
  )
}
