import { subscriberTable } from '@sitewright/model/lists/mailing-lists'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import { nextState } from '@sitewright/model/states/state-table'
import { findWebsiteById } from '../../../hosts/rows'
import { handleJob, type JobHandler } from '../../../jobs/job-kind'
import { listConfirmMail } from '../../../mail/templates/visitors/list-confirm'
import { listWelcomeMail } from '../../../mail/templates/visitors/list-welcome'
import type { SiteDataSource } from '../../../render/site-data'
import { hashSecret, makeSecret } from '../../../security/secrets'
import type { Services } from '../../../services/services'
import { confirmMailJob, welcomeMailJob } from '../jobs/job-kinds'
import { insertEvents } from '../store/event-rows'
import { findList } from '../store/list-rows'
import { type Subscriber, setConfirmation, takeSubscriber } from '../store/subscriber-rows'

const dayMs = 24 * 60 * 60_000
const confirmMs = 7 * dayMs
/** Whoever types a stranger's address again and again fills nobody's mailbox. */
const mailsPerDay = 3

interface MailJobParts {
  readonly services: Services
  readonly siteData: SiteDataSource
}

export function listMailHandlers({ services, siteData }: MailJobParts): JobHandler[] {
  const { database, mail, newId, now } = services

  async function loadSite(websiteId: string) {
    const website = await database.platform((tx) => findWebsiteById(tx, websiteId))
    return website === null ? null : siteData.load(website)
  }

  return [
    handleJob(confirmMailJob, async ({ websiteId, payload, finish }) => {
      const site = websiteId === null ? null : await loadSite(websiteId)
      if (websiteId === null || site === null) return
      await database.site(websiteId, async (tx) => {
        const subscriber = await takeSubscriber(tx, websiteId, { id: payload.subscriberId })
        const list = subscriber && (await findList(tx, { websiteId, listId: subscriber.listId }))
        const mails = subscriber === null ? 0 : countMailsOfDay(subscriber, now())
        const isOpen = subscriber !== null && nextState(subscriberTable, subscriber.state, 'confirm') !== null
        if (isOpen && list !== null && mails < mailsPerDay) {
          const code = makeSecret(services)
          const at = new Date(now())
          const until = new Date(now() + confirmMs)
          await setConfirmation(tx, websiteId, subscriber.id, { hash: hashSecret(code), until, mails: mails + 1, at })
          const { email, listId } = subscriber
          await insertEvents(tx, websiteId, [{ id: newId(), email, listId, kind: 'confirmation-sent', detail: '', at }])
          const address = `${site.origin}${paths.newsletterConfirm}?code=${code}`
          const leaveAddress = leaveAddressOf(site.origin, subscriber)
          const data = { siteTitle: site.settings.title, listName: list.name, address, leaveAddress }
          await mail.send(tx, { websiteId, to: email, template: listConfirmMail, data, leaveAddress })
        }
        await finish(tx)
      })
    }),

    handleJob(welcomeMailJob, async ({ websiteId, payload, finish }) => {
      const site = websiteId === null ? null : await loadSite(websiteId)
      if (websiteId === null || site === null) return
      await database.site(websiteId, async (tx) => {
        const subscriber = await takeSubscriber(tx, websiteId, { id: payload.subscriberId })
        const list = subscriber && (await findList(tx, { websiteId, listId: subscriber.listId }))
        if (subscriber?.state === 'subscribed' && list !== null && list.welcomeText !== '') {
          const leaveAddress = leaveAddressOf(site.origin, subscriber)
          const data = {
            siteTitle: site.settings.title,
            listName: list.name,
            text: list.welcomeText,
            leaveAddress,
          }
          await mail.send(tx, { websiteId, to: subscriber.email, template: listWelcomeMail, data, leaveAddress })
        }
        await finish(tx)
      })
    }),
  ]
}

function countMailsOfDay({ confirmMails, confirmMailAt }: Subscriber, now: number): number {
  return confirmMailAt !== null && now - confirmMailAt.getTime() < dayMs ? confirmMails : 0
}

/** The id finds the row and the code proves the mail: 256 random bits that only ever end or resume this subscription. */
function leaveAddressOf(origin: string, { id, leaveCode }: Subscriber): string {
  return origin + fillPath(paths.newsletterLeaveLink, { code: `${id}${leaveCode}` })
}
