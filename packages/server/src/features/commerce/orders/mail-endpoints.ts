import { orderMailCalls } from '@sitewright/model/calls/order-mails'
import type { StoreMail } from '@sitewright/model/commerce/orders/order-mail-words'
import { fail } from '@sitewright/model/failures/catalog'
import { findWebsiteById } from '../../../hosts/rows'
import { defineEndpoint, type Endpoint } from '../../../http/endpoint'
import { siteOf } from '../../../http/site-of'
import { type DesignSources, loadMailDesign } from '../../../mail/load-design'
import { sendMailPage } from '../../../mail/mail-page'
import type { MailTemplate } from '../../../mail/templates/define-template'
import { describeDays, describeTerms } from '../../../mail/templates/visitors/download-parts'
import { draftOrderMail } from '../../../mail/templates/visitors/draft-order'
import { orderCanceledMail } from '../../../mail/templates/visitors/order-canceled'
import { orderConfirmationMail } from '../../../mail/templates/visitors/order-confirmation'
import { orderDownloadsMail } from '../../../mail/templates/visitors/order-downloads'
import { orderRefundedMail } from '../../../mail/templates/visitors/order-refunded'
import { orderShippedMail } from '../../../mail/templates/visitors/order-shipped'
import { restockMail } from '../../../mail/templates/visitors/restock'
import { writeMail } from '../../../mail/write-mail'
import type { SiteData } from '../../../render/site-data'

const templates: Readonly<Record<StoreMail, MailTemplate>> = {
  confirmation: orderConfirmationMail,
  shipped: orderShippedMail,
  refunded: orderRefundedMail,
  canceled: orderCanceledMail,
  draft: draftOrderMail,
  restock: restockMail,
  downloads: orderDownloadsMail,
}

export function orderMailEndpoints(sources: DesignSources): Endpoint[] {
  const { database } = sources.services
  return [
    defineEndpoint(orderMailCalls.showOrderMail, {
      summary: 'Preview an order email with sample data, in the given text or the store’s own',
      group: 'Orders',
      access: 'store.manage',
      area: 'orders',
      handle: async ({ params: { mail }, query, caller, reply }) => {
        const websiteId = siteOf(caller)
        const website = await database.platform((tx) => findWebsiteById(tx, websiteId))
        const design = await loadMailDesign(sources, websiteId)
        if (website === null || design === null) return fail('request.not-found')
        const site = await sources.siteData.load(website)
        const template = templates[mail]
        const own = mail === 'draft' ? { storeName: site.settings.title } : {}
        const words = { ...site.store.mails[mail], ...query }
        const filled = template.data.parse({ ...sampleOf(mail, site), ...own, words })
        return sendMailPage(reply, writeMail(template, filled, design).html)
      },
    }),
  ]
}

/** What a mail tells of the sample order; its links work as long and as often as the owner allows. */
function sampleOf(mail: StoreMail, { store, texts }: Pick<SiteData, 'store' | 'texts'>): object {
  if (mail !== 'downloads') return templates[mail].panel.sample(texts) as object
  const { days, timesPerFile } = store.downloads
  const sample = orderDownloadsMail.panel.sample(texts)
  const terms = describeTerms(texts, describeDays(texts, days), timesPerFile)
  return { ...sample, downloads: { ...sample.downloads, terms } }
}
