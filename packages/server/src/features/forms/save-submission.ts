import { type Failure, fail, isFailure, type Result } from '@sitewright/model/failures/catalogue'
import type { FormStorage } from '@sitewright/model/forms/definition'
import { isEmailAddress } from '@sitewright/model/forms/email'
import type { FieldValue } from '@sitewright/model/forms/field-values'
import { joinsList } from '@sitewright/model/forms/find-forms'
import { honeypotName } from '@sitewright/model/forms/posted-inputs'
import { isSolved } from '@sitewright/model/forms/proof-of-work'
import { type FormSubmission, parseSubmittedValues } from '@sitewright/model/forms/submission'
import { validateForm } from '@sitewright/model/forms/validation'
import { z } from 'zod'
import { createRateLimits } from '../../http/rate-limits'
import type { Services } from '../../services'
import { listSearchableTexts } from './describe-answers'
import { describeSubmission } from './describe-submission'
import type { LiveForm } from './form-rows'
import type { FormSource } from './form-source'
import { createGroupWriter } from './group-writes'
import type { HostSecret } from './host-secret'
import { findSpamSigns, type Signs } from './judge-spam'
import { type Answers, readAnswers } from './read-answers'
import { challengeOf, readKey, writeKey } from './submission-key'
import { type WaitingSubmission, writeSubmissions } from './write-submissions'

export interface SaveParts {
  readonly services: Services
  readonly forms: FormSource
  readonly secret: HostSecret
  /** Null where the captcha service cannot be asked. */
  readonly checkRecaptcha: (websiteId: string, token: string | undefined) => Promise<'right' | 'wrong' | 'unknown'>
}

export const savedSubmission = z.strictObject({
  /** Who subscribed is on the list once they confirm it. The same for every address: it tells nothing of who is on it. */
  confirmByMail: z.literal(true).optional(),
})
export type SavedSubmission = z.infer<typeof savedSubmission>

interface Sender {
  readonly websiteId: string
  readonly address: string
}

interface PageOfForm {
  readonly pageId: string
  readonly pagePath: string
  readonly pageTitle: string
}

/** Takes submissions of forms: what is answered with success is stored, with all the work that follows from it. */
export function createSubmissionSaver({ services, forms, secret, checkRecaptcha }: SaveParts) {
  const { database, lists, settings, now, newId } = services
  const limits = createRateLimits(now)
  const writer = createGroupWriter<WaitingSubmission, boolean>({
    write: (websiteId, items) => writeSubmissions(services, websiteId, items),
    concurrency: database.kind === 'embedded' ? 1 : 3,
  })

  function countSending(form: LiveForm, { websiteId, address }: Sender): Result<null> {
    const wait = limits.count(`${websiteId} ${form.id} ${address}`, settings.FORM_SUBMISSIONS_PER_MINUTE)
    return wait === 0 ? null : fail('form.too-many', { values: { retryAfterSeconds: wait } })
  }

  async function asksToConfirm({ websiteId }: Sender, { listId, doubleOptIn }: FormStorage): Promise<boolean> {
    return doubleOptIn || database.site(websiteId, (tx) => lists.asksToConfirm(tx, { websiteId, listId }))
  }

  async function store(
    form: LiveForm,
    sender: Sender,
    sent: { id: string; answers: Answers; page: PageOfForm; signs: Omit<Signs, 'texts'> },
  ): Promise<Result<SavedSubmission>> {
    const tooMany = countSending(form, sender)
    if (tooMany !== null) return tooMany
    const texts = listSearchableTexts(form.definition.fields, sent.answers)
    const submission = describeSubmission(form, {
      ...sent,
      createdAt: new Date(now()),
      reasons: findSpamSigns({ ...sent.signs, texts }),
      texts,
    })
    const route = { kind: form.kind, storage: form.definition.storage }
    const confirmByMail = submission.email !== null && joinsList(route) && (await asksToConfirm(sender, route.storage))
    const isNew = await writer.add(sender.websiteId, { submission, route })
    if (!isNew) return fail('form.key')
    return confirmByMail ? { confirmByMail } : {}
  }

  async function checkCaptcha(form: LiveForm, { websiteId }: Sender, body: FormSubmission): Promise<Result<boolean>> {
    const { captcha } = form.definition
    if (captcha === 'none') return true
    if (captcha === 'proof') return isSolved(challengeOf(body.key), body.captchaKey ?? '') || fail('form.captcha')
    const verdict = await checkRecaptcha(websiteId, body.captchaKey)
    return verdict === 'wrong' ? fail('form.captcha') : verdict === 'right'
  }

  return {
    async makeKey(websiteId: string) {
      const key = writeKey({ id: newId(), issuedAt: now() }, { secret: await secret(), websiteId })
      return { key, challenge: challengeOf(key) }
    },

    async save(sender: Sender, body: FormSubmission): Promise<Result<SavedSubmission>> {
      const form = await forms.find(sender.websiteId, body.formId)
      if (form === null) return fail('form.unknown')
      const key = readKey(body.key, { secret: await secret(), websiteId: sender.websiteId }, now())
      if (key === null) return fail('form.key')
      const values = parseSubmittedValues(body.form)
      if (values === null) return fail('form.unreadable')
      const answers = checkAnswers(form, values)
      if (isFailure(answers)) return answers
      const isProven = await checkCaptcha(form, sender, body)
      if (isFailure(isProven)) return isProven
      const elapsedMs = Math.max(now() - key.issuedAt, body.elapsedMs ?? 0)
      const signs = { honeypot: readHoneypot(values), elapsedMs, isProven }
      return store(form, sender, { id: key.id, answers, page: body, signs })
    },

    /** A page without scripts has no key and no proof: what else speaks against it weighs more. */
    async savePosted(
      form: LiveForm,
      sender: Sender,
      posted: { values: Readonly<Record<string, FieldValue>>; honeypot: string; page: PageOfForm },
    ): Promise<Result<SavedSubmission>> {
      const answers = checkAnswers(form, posted.values)
      if (isFailure(answers)) return answers
      const isProven = form.definition.captcha === 'none'
      const signs = { honeypot: posted.honeypot, elapsedMs: null, isProven }
      return store(form, sender, { id: newId(), answers, page: posted.page, signs })
    },
  }
}
export type SubmissionSaver = ReturnType<typeof createSubmissionSaver>

/** By the same rules as the page's own check, except that any real e-mail address will do. */
function checkAnswers({ definition }: LiveForm, values: Readonly<Record<string, FieldValue>>): Answers | Failure {
  const answers = readAnswers(definition.fields, values)
  if (answers === null) return fail('form.unreadable')
  const isValidationDisabled = !definition.validate
  const errors = validateForm(definition.fields, answers, { isEmail: isEmailAddress, isValidationDisabled })
  return Object.keys(errors).length > 0 ? fail('form.invalid', { errors }) : answers
}

function readHoneypot(values: Readonly<Record<string, FieldValue>>): string {
  const value = Object.hasOwn(values, honeypotName) ? values[honeypotName] : ''
  return typeof value === 'string' ? value.trim() : 'more than a text'
}
