import { fillMailWords, orderMailWords, sampleOrder } from '@sitewright/model/commerce/orders/order-mail-words'
import { z } from 'zod'
import { defineMailTemplate } from './define-template'
import { mailDownloads, writeDownloads } from './download-parts'
import { writeOpening } from './opening-part'

const fact = z.strictObject({ name: z.string(), value: z.string() })

export const orderConfirmationMail = defineMailTemplate({
  name: 'order-confirmation',
  label: 'Order confirmation',
  about: 'When a customer places an order.',
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
  sample: {
    words: { subject: null, heading: null, opening: null },
    orderNumber: sampleOrder.number,
    items: [{ name: '2 × Blue mug (Large)', value: '$36.00' }],
    totals: [
      { name: 'Subtotal', value: '$36.00' },
      { name: 'Standard delivery', value: '$5.00' },
      { name: 'Total', value: '$41.00' },
    ],
    instructions: '',
    isTest: false,
    downloads: { files: [], terms: '' },
    address: 'https://example.com/order/sample',
  },
  write({ words, orderNumber, items, totals, instructions, isTest, downloads, address }) {
    const { subject, heading, opening } = fillMailWords('confirmation', words, { number: orderNumber })
    return {
      subject,
      heading,
      parts: [
        ...(isTest ? [{ kind: 'text', text: 'This is a test order. No money was charged.' } as const] : []),
        ...writeOpening(opening),
        ...(instructions === '' ? [] : [{ kind: 'text', text: `How to pay: ${instructions}` } as const]),
        ...writeDownloads(downloads),
        { kind: 'facts', facts: items },
        { kind: 'facts', facts: totals },
        { kind: 'button', label: 'View your order', address },
      ],
      footnote: 'You got this email because your address was used to order.',
    }
  },
})
