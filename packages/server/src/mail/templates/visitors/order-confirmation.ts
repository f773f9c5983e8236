import { fillMailWords, orderMailWords, sampleOrder } from '@sitewright/model/commerce/orders/order-mail-words'
import { fillWords } from '@sitewright/model/strings/fill-words'
import { z } from 'zod'
import { defineMailTemplate } from '../define-template'
import { mailDownloads, writeDownloads } from './download-parts'
import { writeOpening } from './opening-part'

const fact = z.strictObject({ name: z.string(), value: z.string() })

export const orderConfirmationMail = defineMailTemplate({
  name: 'order-confirmation',
  panel: {
    label: 'Order confirmation',
    about: 'When a customer places an order.',
    sample: ({ orderMails }) => ({
      words: { subject: null, heading: null, opening: null },
      orderNumber: sampleOrder.number,
      items: [{ name: '2 × Blue mug (Large)', value: '$36.00' }],
      totals: [
        { name: orderMails.totals.subtotal, value: '$36.00' },
        { name: 'Standard delivery', value: '$5.00' },
        { name: orderMails.totals.total, value: '$41.00' },
      ],
      instructions: '',
      isTest: false,
      downloads: { files: [], terms: '' },
      address: 'https://example.com/order/sample',
    }),
  },
  isEssential: true,
  data: z.strictObject({
    words: orderMailWords.prefault({}),
    orderNumber: z.int(),
    items: z.array(fact),
    totals: z.array(fact),
    /** How to pay, where the order waits for that. */
    instructions: z.string(),
    isTest: z.boolean(),
    downloads: mailDownloads.default({ files: [], terms: '' }),
    address: z.url(),
  }),
  write({ words, orderNumber, items, totals, instructions, isTest, downloads, address }, texts) {
    const { confirmation, defaults, usedToOrder, viewOrder } = texts.orderMails
    const { subject, heading, opening } = fillMailWords(defaults.confirmation, words, { number: orderNumber })
    return {
      subject,
      heading,
      parts: [
        ...(isTest ? [{ kind: 'text', text: confirmation.testOrder } as const] : []),
        ...writeOpening(opening),
        ...(instructions === ''
          ? []
          : [{ kind: 'text', text: fillWords(confirmation.howToPay, { instructions }) } as const]),
        ...writeDownloads(downloads, texts),
        { kind: 'facts', facts: items },
        { kind: 'facts', facts: totals },
        { kind: 'button', label: viewOrder, address },
      ],
      footnote: usedToOrder,
    }
  },
})
