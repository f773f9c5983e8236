import { fillMailWords, orderMailWords, sampleOrder } from '@sitewright/model/commerce/orders/order-mail-words'
import { z } from 'zod'
import { defineMailTemplate } from './define-template'
import { writeOpening } from './opening-part'

export const orderCanceledMail = defineMailTemplate({
  name: 'order-canceled',
  label: 'Order canceled',
  about: 'When you cancel an order.',
  isEssential: true,
  data: z.strictObject({
    words: orderMailWords.prefault({}),
    orderNumber: z.int(),
    wasPaid: z.boolean(),
    address: z.url(),
  }),
  sample: {
    words: { subject: null, heading: null, opening: null },
    orderNumber: sampleOrder.number,
    wasPaid: true,
    address: 'https://example.com/order/sample',
  },
  write({ words, orderNumber, wasPaid, address }) {
    const { subject, heading, opening } = fillMailWords('canceled', words, { number: orderNumber })
    return {
      subject,
      heading,
      parts: [
        ...writeOpening(opening),
        {
          kind: 'text',
          text: wasPaid
            ? 'What you paid is refunded. It can take a few days until your bank shows it.'
            : 'You have nothing to pay.',
        },
        { kind: 'button', label: 'View your order', address },
      ],
      footnote: `This email is about your order ${orderNumber}.`,
    }
  },
})
