import { orderMailCalls } from '@sitewright/model/calls/order-mails'
import type { StoreMail } from '@sitewright/model/commerce/orders/order-mail-words'
import type { StoreSettings } from '@sitewright/model/commerce/store/store-settings'
import { fail } from '@sitewright/model/failures/catalog'
import { findWebsiteById } from '../../../hosts/rows'
import { defineEndpoint, type Endpoint } from '../../../http/endpoint'
import { siteOf } from '../../../http/site-of'
import { type DesignSources, loadMailDesign } from '../../../mail/load-design'
import { sendMailPage } from '../../../mail/mail-page'
import type { MailTemplate } from '../../../mail/templates/define-template'
import { describeTerms } from '../../../mail/templates/download-parts'
import { draftOrderMail } from '../../../mail/templates/draft-order'
import { orderCanceledMail } from '../../../mail/templates/order-canceled'
import { orderConfirmationMail } from '../../../mail/templates/order-confirmation'
import { orderDownloadsMail } from '../../../mail/templates/order-downloads'
import { orderRefundedMail } from '../../../mail/templates/order-refunded'
import { orderShippedMail } from '../../../mail/templates/order-shipped'
import { restockMail } from '../../../mail/templates/restock'
import { writeMailHtml } from '../../../mail/write-html'

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
        const { store, settings } = await sources.siteData.load(website)
        const { data, ...template } = templates[mail]
        const own = mail === 'draft' ? { storeName: settings.title } : {}
        const filled = data.parse({ ...sampleOf(mail, store), ...own, words: { ...store.mails[mail], ...query } })
        return sendMailPage(reply, writeMailHtml(template.write(filled), design))
      },
    }),
  ]
}

/** What a mail tells of the sample order; its links work as long and as often as the owner allows. */
function sampleOf(mail: StoreMail, { downloads: { days, timesPerFile } }: StoreSettings): object {
  const { sample } = templates[mail]
  if (mail !== 'downloads') return sample as object
  const terms = describeTerms(days === 1 ? 'for a day' : `for ${days} days`, timesPerFile)
  const { downloads } = orderDownloadsMail.sample
  return { ...orderDownloadsMail.sample, downloads: { ...downloads, terms } }
}
