import { fillMailWords, orderMailWords, sampleOrder } from '@sitewright/model/commerce/orders/order-mail-words'
import { fillWords } from '@sitewright/model/strings/fill-words'
import { z } from 'zod'
import { defineMailTemplate } from '../define-template'
import { describeDays, describeTerms, mailDownloads, writeDownloads } from './download-parts'
import { writeOpening } from './opening-part'

export const orderDownloadsMail = defineMailTemplate({
  name: 'order-downloads',
  panel: {
    label: 'Order files',
    about: 'When an order’s files become available after it was placed, or you renew its links.',
    sample: (texts) => ({
      words: { subject: null, heading: null, opening: null },
      orderNumber: sampleOrder.number,
      downloads: {
        files: [{ name: 'Kiln handbook.pdf', address: 'https://example.com/download/sample' }],
        terms: describeTerms(texts, describeDays(texts, 30), 5),
      },
      address: 'https://example.com/order/sample',
    }),
  },
  isEssential: true,
  data: z.strictObject({
    words: orderMailWords.prefault({}),
    orderNumber: z.int(),
    downloads: mailDownloads,
    address: z.url(),
  }),
  write({ words, orderNumber, downloads, address }, texts) {
    const { aboutOrder, defaults, viewOrder } = texts.orderMails
    const number = { number: orderNumber }
    const { subject, heading, opening } = fillMailWords(defaults.downloads, words, number)
    return {
      subject,
      heading,
      parts: [
        ...writeOpening(opening),
        ...writeDownloads(downloads, texts),
        { kind: 'button', label: viewOrder, address },
      ],
      footnote: fillWords(aboutOrder, number),
    }
  },
})
