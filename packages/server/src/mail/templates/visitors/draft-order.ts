import { fillMailWords, orderMailWords, sampleOrder } from '@sitewright/model/commerce/orders/order-mail-words'
import { fillWords } from '@sitewright/model/strings/fill-words'
import { z } from 'zod'
import { defineMailTemplate } from '../define-template'
import { writeOpening } from './opening-part'

const fact = z.strictObject({ name: z.string(), value: z.string() })

export const draftOrderMail = defineMailTemplate({
  name: 'draft-order',
  panel: {
    label: 'Order to pay',
    about: 'When you send a customer a draft order.',
    sample: ({ orderMails }) => ({
      words: { subject: null, heading: null, opening: null },
      storeName: sampleOrder.store,
      items: [{ name: '1 × Wedding cake', value: '$180.00' }],
      totals: [
        { name: orderMails.totals.subtotal, value: '$180.00' },
        { name: orderMails.totals.total, value: '$180.00' },
      ],
      lastDay: 'May 31, 2030',
      address: 'https://example.com/pay/sample',
    }),
  },
  data: z.strictObject({
    words: orderMailWords.prefault({}),
    storeName: z.string(),
    items: z.array(fact),
    totals: z.array(fact),
    /** Until when the link works. */
    lastDay: z.string(),
    address: z.url(),
  }),
  write({ words, storeName, items, totals, lastDay, address }, { orderMails: { defaults, draft } }) {
    const { subject, heading, opening } = fillMailWords(defaults.draft, words, { store: storeName })
    return {
      subject,
      heading,
      parts: [
        ...writeOpening(opening),
        { kind: 'facts', facts: items },
        { kind: 'facts', facts: totals },
        { kind: 'button', label: draft.pay, address },
        { kind: 'text', text: fillWords(draft.lastDay, { day: lastDay }) },
      ],
      footnote: draft.notYou,
    }
  },
})
