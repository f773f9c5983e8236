import type { FormField } from '@sitewright/model/forms/fields/fields'
import type { SubmissionSummary } from '@sitewright/model/forms/inbox'
import { listTexts } from '../answers/describe-answers'
import type { Answers } from '../answers/read-answers'
import type { FormVersion } from '../definitions/version-rows'
import type { StoredSubmission } from './inbox-rows'

const longestExcerpt = 160

export function summarize(sent: StoredSubmission, form: FormVersion | null, noteCount: number): SubmissionSummary {
  const fields = form?.definition.fields ?? []
  return {
    id: sent.id,
    formId: sent.formId,
    formName: form?.name ?? '',
    who: findName(fields, sent.answers) || (sent.email ?? ''),
    email: sent.email,
    excerpt: writeExcerpt(fields, sent.answers),
    state: sent.state,
    isRead: sent.isRead,
    isStarred: sent.isStarred,
    noteCount,
    createdAt: sent.createdAt.toISOString(),
  }
}

/** What somebody calls themselves, by the first field that asks for it. */
export function findName(fields: readonly FormField[], answers: Answers): string {
  const field =
    fields.find(({ type }) => type === 'name') ??
    fields.find(({ type, title }) => type === 'text' && /\bname\b/i.test(title))
  return field === undefined ? '' : textOf(answers, field)
}

/** The message, or else all that was chosen and written. */
function writeExcerpt(fields: readonly FormField[], answers: Answers): string {
  const messages = fields.filter(({ type }) => type === 'textarea')
  const others = fields.filter(({ type }) => !['textarea', 'name', 'email', 'password', 'hidden'].includes(type))
  const [first] = messages.map((field) => textOf(answers, field)).filter(Boolean)
  const text =
    first ??
    others
      .map((field) => textOf(answers, field))
      .filter(Boolean)
      .join(' · ')
  const line = text.replace(/\s+/g, ' ')
  return line.length > longestExcerpt ? `${line.slice(0, longestExcerpt - 1)}…` : line
}

function textOf(answers: Answers, { id }: FormField): string {
  const value = Object.hasOwn(answers, id) ? answers[id] : undefined
  return value === undefined ? '' : listTexts(value).filter(Boolean).join(' ')
}
