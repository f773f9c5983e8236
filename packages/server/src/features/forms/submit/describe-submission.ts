import { sanitizeText } from '@sitewright/model/forms/fields/sanitize'
import { findEmail, fingerprintOf, listWords } from '../answers/describe-answers'
import { isSpam, type SpamReason } from '../answers/judge-spam'
import type { Answers } from '../answers/read-answers'
import type { LiveForm } from '../definitions/form-rows'
import type { NewSubmission } from './save-rows'

interface Sent {
  readonly id: string
  readonly answers: Answers
  readonly page: { readonly pageId: string; readonly pagePath: string; readonly pageTitle: string }
  readonly createdAt: Date
  readonly reasons: readonly SpamReason[]
  readonly texts: readonly string[]
}

/** What is stored of a submission beside its answers, all found before the database is asked. */
export function describeSubmission(form: LiveForm, sent: Sent): NewSubmission {
  const { fields } = form.definition
  const spam = isSpam(sent.reasons)
  return {
    id: sent.id,
    formId: form.id,
    formVersion: form.version,
    state: spam ? 'spam' : 'inbox',
    isDelivered: !spam,
    answers: sent.answers,
    email: findEmail(fields, sent.answers),
    words: listWords(sent.texts),
    fingerprint: fingerprintOf(form.id, sent.answers),
    spamReasons: sent.reasons,
    pageId: sanitizeText(sent.page.pageId) || null,
    pagePath: sanitizeText(sent.page.pagePath).slice(0, 500),
    pageTitle: sanitizeText(sent.page.pageTitle).slice(0, 300),
    createdAt: sent.createdAt,
  }
}
