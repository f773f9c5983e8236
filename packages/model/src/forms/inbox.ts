import { z } from 'zod'
import { defineStates, type EventOf, gone, listStates, type StateOf } from '../states/state-table'
import { storedDay } from '../stored-values'
import { forms } from '../visitor-texts/english/forms'
import { likertScale } from './fields/field-types'
import { formKinds } from './find-forms'

/**
 * Where a submission lies. Spam is a quarantine; what is deleted can be taken back until the bin is emptied, to where it
 * was. Retention and the wish of a person to be forgotten end it wherever it lies.
 */
export const submissionTable = defineStates({
  initial: ['inbox', 'spam'],
  moves: {
    inbox: { quarantine: 'spam', delete: 'deleted' },
    spam: { release: 'inbox', delete: 'deleted' },
    deleted: { restore: 'inbox', quarantine: 'spam', erase: gone },
  },
})
export const submissionStates = listStates(submissionTable)
export type SubmissionState = StateOf<typeof submissionTable.moves>
export type SubmissionEvent = EventOf<typeof submissionTable.moves>

/** What the inbox asks for. All of it must hold; dates are days, both included. */
export const submissionFilter = z.strictObject({
  state: z.enum(submissionStates).default('inbox'),
  formId: z.string().max(60).optional(),
  search: z.string().trim().max(200).optional(),
  isUnread: z.boolean().optional(),
  isStarred: z.boolean().optional(),
  from: storedDay.optional(),
  until: storedDay.optional(),
})
export type SubmissionFilter = z.infer<typeof submissionFilter>

const flag = z.enum(['true', 'false']).transform((text) => text === 'true')

/** The same as it stands in an address. */
export const submissionFilterQuery = submissionFilter.extend({ isUnread: flag.optional(), isStarred: flag.optional() })

const id = z.string().max(60)

/** A row of the inbox. */
export const submissionSummary = z.object({
  id,
  formId: id,
  formName: z.string(),
  /** Who wrote: the name, else the email address; empty where neither was asked for. */
  who: z.string(),
  email: z.string().nullable(),
  /** The first words of what was written. */
  excerpt: z.string(),
  state: z.enum(submissionStates),
  isRead: z.boolean(),
  isStarred: z.boolean(),
  noteCount: z.number().int(),
  createdAt: z.iso.datetime(),
})
export type SubmissionSummary = z.infer<typeof submissionSummary>

export const submissionNote = z.object({
  id,
  text: z.string(),
  author: z.string(),
  createdAt: z.iso.datetime(),
})
export type SubmissionNote = z.infer<typeof submissionNote>

export const noteText = z.string().trim().min(1, 'Enter a note.').max(5000)

/** A whole submission. `fields` are those of the form as it was when it was sent, so that old ones stay readable. */
export const submissionDetail = submissionSummary.extend({
  fields: z.array(z.record(z.string(), z.unknown())),
  answers: z.record(z.string(), z.union([z.string(), z.array(z.string()), z.record(z.string(), z.array(z.string()))])),
  pagePath: z.string(),
  /** Why it is thought to be spam; empty otherwise. */
  reasons: z.array(z.string()),
  notes: z.array(submissionNote),
})
export type SubmissionDetail = z.infer<typeof submissionDetail>

export const submissionList = z.object({
  submissions: z.array(submissionSummary),
  nextCursor: z.string().nullable(),
})
export type SubmissionList = z.infer<typeof submissionList>

/** What can be said of one or of many at once. */
export const submissionChange = z.strictObject({
  isRead: z.boolean().optional(),
  isStarred: z.boolean().optional(),
  state: z.enum(submissionStates).optional(),
})
export type SubmissionChange = z.infer<typeof submissionChange>

export const maxInBulk = 500
export const bulkChange = z.strictObject({ ids: z.array(id).min(1).max(maxInBulk), change: submissionChange })

/** Only out of the bin. */
export const bulkErase = z.strictObject({ ids: z.array(id).min(1).max(maxInBulk) })

export const inboxForm = z.object({
  id,
  kind: z.enum(formKinds),
  name: z.string(),
  isLive: z.boolean(),
  pageId: z.string().nullable(),
  unread: z.number().int(),
})
export type InboxForm = z.infer<typeof inboxForm>

/** How many there are: `inbox` and `starred` count all, `unread` those of the inbox that nobody has opened. */
export const inboxCounts = z.object({
  inbox: z.number().int(),
  unread: z.number().int(),
  starred: z.number().int(),
  spam: z.number().int(),
  deleted: z.number().int(),
})
export type InboxCounts = z.infer<typeof inboxCounts>

export const formsOverview = z.object({ forms: z.array(inboxForm), counts: inboxCounts })
export type FormsOverview = z.infer<typeof formsOverview>

export const exportFormats = ['csv', 'json'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** How many rows an export will have, told before the first one: what a progress bar is measured by. */
export const exportTotalHeader = 'x-total-count'

/** What holds for all forms of a site. */
export const formSettings = z.strictObject({
  /** Submissions older than this are deleted for good, and never when it is null. */
  retentionDays: z.number().int().min(1).max(3650).nullable().default(null),
  /** From the captcha service; without both its captcha is neither shown nor asked for. */
  recaptchaSiteKey: z.string().trim().max(200).default(''),
  recaptchaSecretKey: z.string().trim().max(200).default(''),
})
export type FormSettings = z.infer<typeof formSettings>

/** The secret key is never told again. */
export const shownFormSettings = formSettings
  .omit({ recaptchaSecretKey: true })
  .extend({ hasRecaptchaSecretKey: z.boolean() })

/** What is left out stays as it is. */
export const formSettingsChange = z.strictObject({
  retentionDays: formSettings.shape.retentionDays.unwrap().optional(),
  recaptchaSiteKey: formSettings.shape.recaptchaSiteKey.unwrap().optional(),
  recaptchaSecretKey: formSettings.shape.recaptchaSecretKey.unwrap().optional(),
})

/** The secret itself is told once, in the answer to making it. */
export const webhookSecretState = z.object({ hasSecret: z.boolean(), lastFour: z.string().nullable() })

/** `status` is null when no answer came; `problem` then says why. */
export const webhookTestAnswer = z.object({ status: z.number().int().nullable(), problem: z.string().nullable() })
export type WebhookTestAnswer = z.infer<typeof webhookTestAnswer>

/** What a site stores of one person, part by part, such as submissions and mailing lists. */
export const personRecord = z.object({
  email: z.string(),
  submissions: z.array(submissionSummary),
  /** Name of a part → how many entries it has. */
  parts: z.record(z.string(), z.number().int()),
})

export const personErased = z.object({ erased: z.record(z.string(), z.number().int()) })
export type PersonErased = z.infer<typeof personErased>

/** The words of an answer of a survey, for its owner. */
export function wordsOfAgreement(value: string): string {
  const step = likertScale.find((it) => String(it.value) === value)
  return step === undefined ? value : forms.likert[step.name]
}
