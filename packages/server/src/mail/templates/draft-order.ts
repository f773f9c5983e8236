import { fillMailWords, orderMailWords, sampleOrder } from '@sitewright/model/commerce/orders/order-mail-words'
import { z } from 'zod'
import { defineMailTemplate } from './define-template'
import { writeOpening } from './opening-part'

const fact = z.strictObject({ name: z.string(), value: z.string() })

export const draftOrderMail = defineMailTemplate({
  name: 'draft-order',
  label: 'Order to pay',
  about: 'When you send a customer a draft order.',
  data: z.strictObject({
    words: orderMailWords.prefault({}),
    storeName: z.string(),
    items: z.array(fact),
    totals: z.array(fact),
    /** Until when the link works. */
    lastDay: z.string(),
    address: z.url(),
  }),
  sample: {
    words: { subject: null, heading: null, opening: null },
    storeName: sampleOrder.store,
    items: [{ name: '1 × Wedding cake', value: '$180.00' }],
    totals: [
      { name: 'Subtotal', value: '$180.00' },
      { name: 'Total', value: '$180.00' },
    ],
    lastDay: 'May 31, 2030',
    address: 'https://example.com/pay/sample',
  },
  write({ words, storeName, items, totals, lastDay, address }) {
    const { subject, heading, opening } = fillMailWords('draft', words, { store: storeName })
    return {
      subject,
      heading,
      parts: [
        ...writeOpening(opening),
        { kind: 'facts', facts: items },
        { kind: 'facts', facts: totals },
        { kind: 'button', label: 'Review and pay', address },
        { kind: 'text', text: `The link works until ${lastDay}. Items are reserved while you pay.` },
      ],
      footnote: "If you didn't ask for this order, ignore this email.",
    }
  },
})
