import { fillMailWords, orderMailWords, sampleOrder } from '@sitewright/model/commerce/orders/order-mail-words'
import { z } from 'zod'
import { defineMailTemplate } from './define-template'
import { writeOpening } from './opening-part'

export const restockMail = defineMailTemplate({
  name: 'restock',
  label: 'Back in stock',
  about: 'When a product someone asked about is available again.',
  data: z.strictObject({
    words: orderMailWords.prefault({}),
    siteTitle: z.string(),
    product: z.string(),
    address: z.url(),
    leaveAddress: z.url(),
  }),
  sample: {
    words: { subject: null, heading: null, opening: null },
    siteTitle: 'Harbour & Kiln',
    product: sampleOrder.product,
    address: 'https://example.com/shop/p/sample',
    leaveAddress: 'https://example.com/commerce/restock/stop/sample',
  },
  write({ words, siteTitle, product, address, leaveAddress }) {
    const { subject, heading, opening } = fillMailWords('restock', words, { product })
    return {
      subject,
      heading,
      parts: [...writeOpening(opening), { kind: 'button', label: `View ${product}`, address }],
      footnote: `You get this email once, because your address was entered for ${product} on ${siteTitle}. If that wasn’t you, ignore it.`,
      footLink: { label: 'Stop back in stock emails', address: leaveAddress },
    }
  },
})
