import type { SavedSubmission } from '@sitewright/model/calls/forms'
import { type Failure, fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import type { FormTexts } from '@sitewright/model/forms/checks/messages'
import { validateForm } from '@sitewright/model/forms/checks/validation'
import type { FormStorage } from '@sitewright/model/forms/definition'
import type { FieldValue } from '@sitewright/model/forms/fields/field-values'
import { honeypotName } from '@sitewright/model/forms/fields/posted-inputs'
import { joinsList } from '@sitewright/model/forms/find-forms'
import { isSolved } from '@sitewright/model/forms/proof-of-work/proof-of-work'
import { type FormSubmission, parseSubmittedValues } from '@sitewright/model/forms/submissions/submission'
import { createRateLimits } from '../../../http/rate-limits'
import type { Services } from '../../../services/services'
import { fingerprintOf, listSearchableTexts } from '../answers/describe-answers'
import { findSpamSigns, type Signs } from '../answers/judge-spam'
import { type Answers, readAnswers } from '../answers/read-answers'
import type { LiveForm } from '../definitions/form-rows'
import type { FormSource } from '../definitions/form-source'
import { describeSubmission } from './describe-submission'
import { createGroupWriter } from './group-writes'
import type { HostSecret } from './host-secret'
import type { RecaptchaCheck } from './recaptcha'
import { findFingerprints } from './save-rows'
import { challengeOf, readKey, readSignedKey, writeKey } from './submission-key'
import { type WaitingSubmission, type WriteOutcome, writeSubmissions } from './write-submissions'

export interface SaveParts {
  readonly services: Services
  readonly forms: FormSource
  readonly secret: HostSecret
  readonly recaptcha: RecaptchaCheck
}

interface Sender {
  readonly websiteId: string
  readonly address: string
  readonly texts: FormTexts
}

/** As long as it takes to read through a message once more. */
const secondStepMs = 5_000

interface PostedForm {
  readonly values: Readonly<Record<string, FieldValue>>
  readonly honeypot: string
  readonly ticket: string
  readonly page: PageOfForm
}

interface PageOfForm {
  readonly pageId: string
  readonly pagePath: string
  readonly pageTitle: string
}

/** Takes submissions of forms: what is answered with success is stored, with all the work that follows from it. */
export function createSubmissionSaver({ services, forms, secret, recaptcha }: SaveParts) {
  const { database, lists, settings, now, newId } = services
  const limits = createRateLimits(now)
  const writer = createGroupWriter<WaitingSubmission, WriteOutcome>({
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
    const outcome = await writer.add(sender.websiteId, { submission, route })
    if (outcome === 'key used') return fail('form.key')
    return confirmByMail ? { confirmByMail } : {}
  }

  async function checkCaptcha(form: LiveForm, { websiteId }: Sender, body: FormSubmission): Promise<Result<boolean>> {
    const { captcha } = form.definition
    if (captcha === 'none') return true
    if (captcha === 'proof') return isSolved(challengeOf(body.key), body.captchaKey ?? '') || fail('form.captcha')
    const verdict = await recaptcha.check(websiteId, body.captchaKey)
    return verdict === 'wrong' ? fail('form.captcha') : verdict === 'right'
  }

  async function asksForCaptcha({ definition: { captcha } }: LiveForm, { websiteId }: Sender): Promise<boolean> {
    return captcha === 'proof' || (captcha === 'recaptcha' && (await recaptcha.isAsked(websiteId)))
  }

  /** What waited in a browser for its connection may have come long before its key grew old. */
  async function hasCome(
    { websiteId }: Sender,
    form: LiveForm,
    sent: { id: string; answers: Answers },
  ): Promise<boolean> {
    const [stored] = await database.site(websiteId, (tx) => findFingerprints(tx, websiteId, [sent.id]))
    return stored?.fingerprint === fingerprintOf(form.id, sent.answers)
  }

  async function ticketHolder(form: LiveForm, { websiteId }: Sender) {
    return { secret: await secret(), websiteId, formId: form.id }
  }

  return {
    async makeKey(websiteId: string) {
      const key = writeKey({ id: newId(), issuedAt: now() }, { secret: await secret(), websiteId })
      return { key, challenge: challengeOf(key) }
    },

    async save(sender: Sender, body: FormSubmission): Promise<Result<SavedSubmission>> {
      const form = await forms.find(sender.websiteId, body.formId)
      if (form === null) return fail('form.unknown')
      const holder = { secret: await secret(), websiteId: sender.websiteId }
      const key = readKey(body.key, holder, now())
      const signed = key ?? readSignedKey(body.key, holder)
      if (signed === null) return fail('form.key')
      const values = parseSubmittedValues(body.form)
      if (values === null) return fail('form.unreadable')
      const answers = checkAnswers(form, values, sender.texts)
      if (key === null) {
        const isHere = !isFailure(answers) && (await hasCome(sender, form, { id: signed.id, answers }))
        return isHere ? {} : fail('form.key')
      }
      if (isFailure(answers)) return answers
      const isProven = await checkCaptcha(form, sender, body)
      if (isFailure(isProven)) return isProven
      const elapsedMs = Math.max(now() - key.issuedAt, body.elapsedMs ?? 0)
      const signs = { honeypot: readHoneypot(values), elapsedMs, isProven }
      return store(form, sender, { id: key.id, answers, page: body, signs })
    },

    /** For a form that is shown again: the ticket that came with it, as long as it holds, or a new one. */
    async renewTicket(form: LiveForm, sender: Sender, given: string): Promise<string> {
      const holder = await ticketHolder(form, sender)
      return readKey(given, holder, now()) === null ? writeKey({ id: newId(), issuedAt: now() }, holder) : given
    },

    /**
     * A page without scripts can pass no captcha. Where the form asks for one, its sender waits in a second step, and what
     * comes is kept apart until the owner has looked at it: nothing is delivered around the captcha.
     */
    async savePosted(form: LiveForm, sender: Sender, posted: PostedForm): Promise<Result<SavedSubmission>> {
      const { values, honeypot, page } = posted
      const answers = checkAnswers(form, values, sender.texts)
      if (isFailure(answers)) return answers
      if (!(await asksForCaptcha(form, sender))) {
        const signs = { honeypot, elapsedMs: null, isProven: form.definition.captcha === 'none' }
        return store(form, sender, { id: newId(), answers, page, signs })
      }
      const ticket = readKey(posted.ticket, await ticketHolder(form, sender), now())
      if (ticket === null || now() - ticket.issuedAt < secondStepMs)
        return fail('form.unchecked', { values: { seconds: secondStepMs / 1000 } })
      const signs = { honeypot, elapsedMs: null, isProven: false, isUnchecked: true }
      const saved = await store(form, sender, { id: ticket.id, answers, page, signs })
      // No mail asks to confirm what is kept apart.
      return isFailure(saved) ? saved : {}
    },
  }
}
export type SubmissionSaver = ReturnType<typeof createSubmissionSaver>

/** By the same rules as the page's own check. */
function checkAnswers(
  { definition }: LiveForm,
  values: Readonly<Record<string, FieldValue>>,
  texts: FormTexts,
): Answers | Failure {
  const answers = readAnswers(definition.fields, values)
  if (answers === null) return fail('form.unreadable')
  const isValidationDisabled = !definition.validate
  const errors = validateForm(definition.fields, answers, { isValidationDisabled, texts: texts.checks })
  return Object.keys(errors).length > 0 ? fail('form.invalid', { errors }) : answers
}

function readHoneypot(values: Readonly<Record<string, FieldValue>>): string {
  const value = Object.hasOwn(values, honeypotName) ? values[honeypotName] : ''
  return typeof value === 'string' ? value.trim() : 'more than a text'
}
