import { isFailure } from '@sitewright/model/failures/catalog'
import { emailAddress } from '@sitewright/model/forms/checks/email-address'
import { paths } from '@sitewright/model/routes/paths'
import { builtInAddress } from '../../../hosts/host-names'
import { findWebsiteById } from '../../../hosts/rows'
import { handleJob, type JobHandler, JobRefused } from '../../../jobs/job-kind'
import { formSubmissionMail } from '../../../mail/templates/form-submission'
import { UnreachableAddress } from '../../../security/call-outside'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import { type FormVersion, indexVersions, readVersions } from '../definitions/version-rows'
import { describeSent } from '../export/export'
import { writeValue } from '../export/export-columns'
import { readSubmissions, type StoredSubmission } from '../inbox/inbox-rows'
import { findName } from '../inbox/summarize'
import { listDelivery, mailDelivery, ownerDelivery, webhookDelivery } from '../jobs/delivery-jobs'
import { findOwnerAddress } from './owner-rows'
import type { Webhooks } from './webhook'

const longestFact = 5_000

interface Telling {
  readonly websiteId: string
  readonly submissionId: string
  readonly to: string
}

/** Brings submissions where their forms send them. Whoever was erased meanwhile is not told of. */
export function deliveryHandlers(services: Services, webhooks: Webhooks): JobHandler[] {
  const { database, mail, lists } = services

  async function tell({ websiteId, submissionId, to }: Telling, finish: (tx: Tx) => Promise<unknown>): Promise<void> {
    const inbox = await findInboxAddress(services, websiteId)
    await database.site(websiteId, async (tx) => {
      const found = await findSent(tx, websiteId, submissionId)
      if (found !== null && inbox !== null) {
        const { success, data: replyTo } = emailAddress.safeParse(found.sent.email)
        await mail.send(tx, {
          websiteId,
          to,
          ...(success ? { replyTo } : {}),
          template: formSubmissionMail,
          data: describeForMail(found, `${inbox}/${submissionId}`),
          key: `form ${submissionId} ${to}`,
        })
      }
      // The mail and the end of this job are stored together: none is sent twice.
      await finish(tx)
    })
  }

  return [
    handleJob(mailDelivery, async ({ websiteId, payload, finish }) => {
      if (websiteId === null) return
      await tell({ websiteId, submissionId: payload.submissionId, to: payload.to }, finish)
    }),

    handleJob(ownerDelivery, async ({ websiteId, payload: { submissionId }, finish }) => {
      if (websiteId === null) return
      const to = await database.platform((tx) => findOwnerAddress(tx, websiteId))
      // A site that is gone has nobody to tell, and nothing to tell of.
      if (to !== null) await tell({ websiteId, submissionId, to: to.toLowerCase() }, finish)
    }),

    handleJob(listDelivery, async ({ websiteId, payload, finish }) => {
      if (websiteId === null) return
      await database.site(websiteId, async (tx) => {
        const found = await findSent(tx, websiteId, payload.submissionId)
        const { email = null } = found?.sent ?? {}
        if (found !== null && email !== null) {
          const { listId, doubleOptIn } = payload
          const { fields } = found.form.definition
          const name = findName(fields, found.sent.answers)
          const person = { email, name, source: 'form', detail: found.form.name } as const
          const outcome = await lists.subscribe(tx, { websiteId, listId, doubleOptIn, ...person })
          if (isFailure(outcome)) throw new JobRefused(outcome.text)
        }
        await finish(tx)
      })
    }),

    handleJob(webhookDelivery, async ({ websiteId, payload, signal }) => {
      if (websiteId === null) return
      const found = await database.site(websiteId, (tx) => findSent(tx, websiteId, payload.submissionId))
      if (found === null) return
      const { formId, id: deliveryId } = found.sent
      const content = { event: 'form.submitted', ...describeSent(found.sent, found.form) }
      const message = { websiteId, formId, href: payload.href, deliveryId, content }
      const status = await webhooks.send(message, signal).catch((error: unknown) => {
        throw error instanceof UnreachableAddress ? new JobRefused(error.message) : error
      })
      if (status < 200 || status > 299) throw new Error(`The receiver responded with status ${status}.`)
    }),
  ]
}

interface Found {
  readonly sent: StoredSubmission
  readonly form: FormVersion
}

async function findSent(tx: Tx, websiteId: string, submissionId: string): Promise<Found | null> {
  const [sent] = await readSubmissions(tx, websiteId, [submissionId])
  if (sent === undefined) return null
  const form = indexVersions(await readVersions(tx, websiteId, [sent.formId])).of(sent)
  return form === null ? null : { sent, form }
}

function describeForMail({ sent, form }: Found, address: string) {
  const { fields } = form.definition
  const facts = fields.flatMap((field) => {
    const value = Object.hasOwn(sent.answers, field.id) ? sent.answers[field.id] : undefined
    if (value === undefined) return []
    // A mail goes through many hands: what is secret stays in the inbox.
    const text = field.type === 'password' ? 'Hidden in emails' : writeValue(field, value)
    return [{ name: field.title || field.id, value: text.slice(0, longestFact) }]
  })
  const who = findName(fields, sent.answers) || (sent.email ?? '')
  return { formName: form.name, who: who.slice(0, 100), pagePath: sent.pagePath, facts, address }
}

/** On the address where owners sign in. Null when the site is gone. */
async function findInboxAddress({ database, settings }: Services, websiteId: string): Promise<string | null> {
  const website = await database.platform((tx) => findWebsiteById(tx, websiteId))
  return website === null ? null : `${builtInAddress(settings, website.identifier)}${paths.config}forms`
}
