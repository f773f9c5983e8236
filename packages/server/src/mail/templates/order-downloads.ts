import { fillMailWords, orderMailWords, sampleOrder } from '@sitewright/model/commerce/orders/order-mail-words'
import { z } from 'zod'
import { defineMailTemplate } from './define-template'
import { mailDownloads, writeDownloads } from './download-parts'
import { writeOpening } from './opening-part'

export const orderDownloadsMail = defineMailTemplate({
  name: 'order-downloads',
  label: 'Order files',
  about: 'When an order’s files become available after it was placed, or you renew its links.',
  isEssential: true,
  data: z.strictObject({
    words: orderMailWords.prefault({}),
    orderNumber: z.int(),
    downloads: mailDownloads,
    address: z.url(),
  }),
  sample: {
    words: { subject: null, heading: null, opening: null },
    orderNumber: sampleOrder.number,
    downloads: {
      files: [{ name: 'Kiln handbook.pdf', address: 'https://example.com/download/sample' }],
      terms: 'Each link works for 30 days, up to 5 times.',
    },
    address: 'https://example.com/order/sample',
  },
  write({ words, orderNumber, downloads, address }) {
    const { subject, heading, opening } = fillMailWords('downloads', words, { number: orderNumber })
    return {
      subject,
      heading,
      parts: [
        ...writeOpening(opening),
        ...writeDownloads(downloads),
        { kind: 'button', label: 'View your order', address },
      ],
      footnote: `This email is about your order ${orderNumber}.`,
    }
  },
})
