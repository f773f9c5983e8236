import { formatMoney } from '@sitewright/commerce/money/format'
import { listLedgerRows } from '@sitewright/commerce/orders/ledger-rows'
import { id } from '@sitewright/model/id'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import { z } from 'zod'
import { findWebsiteById } from '../../../hosts/rows'
import { defineJobKind, handleJob, type JobHandler } from '../../../jobs/job-kind'
import { draftOrderMail } from '../../../mail/templates/visitors/draft-order'
import type { SiteDataSource } from '../../../render/site-data'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import { describeCartSite } from '../cart/cart-site'
import { makeDraftToken } from '../orders/order-token'
import { priceDraft } from './price-draft'
import { type DraftKey, findDraft } from './store/draft-rows'

const mailDraft = defineJobKind({
  name: 'draft-order.mail',
  label: 'Send draft order to customer',
  payload: z.strictObject({ draftId: id }),
})

/** For certain once the transaction commits; asked for twice before it is sent, it is one. */
export async function askForDraftMail(
  tx: Tx,
  { jobs }: Pick<Services, 'jobs'>,
  { websiteId, draftId }: DraftKey,
): Promise<void> {
  await jobs.add(tx, { kind: mailDraft, websiteId, key: draftId, payload: { draftId } })
}

interface MailParts {
  readonly services: Services
  readonly siteData: SiteDataSource
  readonly readSecret: () => Promise<string>
}

export function draftMailHandler({ services, siteData, readSecret }: MailParts): JobHandler {
  const { database, mail } = services
  return handleJob(mailDraft, async ({ websiteId, payload: { draftId }, finish }) => {
    const website = websiteId === null ? null : await database.platform((tx) => findWebsiteById(tx, websiteId))
    if (websiteId === null || website === null) return
    const data = await siteData.load(website)
    const site = describeCartSite(data)
    const key = { websiteId, draftId }
    const token = makeDraftToken(await readSecret(), key)
    await database.site(websiteId, async (tx) => {
      const draft = await findDraft(tx, key, { isLocked: false })
      // One that was changed or paid since is not what was meant to be sent.
      if (draft?.state === 'sent' && draft.content.email !== null && draft.expiresAt !== null) {
        const { lines, totals } = await priceDraft(tx, services, site, draft.content)
        const show = (cents: number) => formatMoney({ cents, currency: totals.currency }, { locale: site.locale })
        await mail.send(tx, {
          websiteId,
          to: draft.content.email,
          template: draftOrderMail,
          data: {
            words: data.store.mails.draft,
            storeName: data.settings.title,
            items: lines.map(({ title, unitPriceCents }, at) => {
              const quantity = draft.content.lines[at]?.quantity ?? 0
              return { name: `${quantity} × ${title}`, value: show(quantity * unitPriceCents) }
            }),
            totals: listLedgerRows({ ledger: totals, totalCents: totals.totalCents }, data.texts.orderMails.totals).map(
              ({ name, amountCents }) => ({ name, value: show(amountCents) }),
            ),
            lastDay: draft.expiresAt.toLocaleDateString(site.locale, {
              dateStyle: 'long',
              timeZone: data.settings.timeZone,
            }),
            address: data.origin + fillPath(paths.draftOrder, { draftId, token }),
          },
        })
      }
      await finish(tx)
    })
  })
}
