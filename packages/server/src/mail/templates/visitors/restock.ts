import { fillMailWords, orderMailWords, sampleOrder } from '@sitewright/model/commerce/orders/order-mail-words'
import { fillWords } from '@sitewright/model/strings/fill-words'
import { z } from 'zod'
import { defineMailTemplate } from '../define-template'
import { writeOpening } from './opening-part'

export const restockMail = defineMailTemplate({
  name: 'restock',
  panel: {
    label: 'Back in stock',
    about: 'When a product someone asked about is available again.',
    sample: () => ({
      words: { subject: null, heading: null, opening: null },
      siteTitle: 'Harbour & Kiln',
      product: sampleOrder.product,
      address: 'https://example.com/shop/p/sample',
      leaveAddress: 'https://example.com/commerce/restock/stop/sample',
    }),
  },
  data: z.strictObject({
    words: orderMailWords.prefault({}),
    siteTitle: z.string(),
    product: z.string(),
    address: z.url(),
    leaveAddress: z.url(),
  }),
  write({ words, siteTitle: site, product, address, leaveAddress }, { mails: { restock }, orderMails: { defaults } }) {
    const { subject, heading, opening } = fillMailWords(defaults.restock, words, { product })
    return {
      subject,
      heading,
      parts: [...writeOpening(opening), { kind: 'button', label: fillWords(restock.view, { product }), address }],
      footnote: fillWords(restock.why, { product, site }),
      footLink: { label: restock.leave, address: leaveAddress },
    }
  },
})
