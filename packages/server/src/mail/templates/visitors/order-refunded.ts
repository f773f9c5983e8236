import { fillMailWords, orderMailWords, sampleOrder } from '@sitewright/model/commerce/orders/order-mail-words'
import { z } from 'zod'
import { defineMailTemplate } from '../define-template'
import { writeOpening } from './opening-part'

export const orderRefundedMail = defineMailTemplate({
  name: 'order-refunded',
  panel: {
    label: 'Refund',
    about: 'When you refund a payment, or part of it.',
    sample: () => ({
      words: { subject: null, heading: null, opening: null },
      orderNumber: sampleOrder.number,
      amount: sampleOrder.amount,
      reason: 'One mug arrived broken.',
      address: 'https://example.com/order/sample',
    }),
  },
  isEssential: true,
  data: z.strictObject({
    words: orderMailWords.prefault({}),
    /** Null: the order could not be made. */
    orderNumber: z.int().nullable(),
    amount: z.string(),
    reason: z.string(),
    address: z.url().nullable(),
  }),
  write(
    { words, orderNumber, amount, reason, address },
    { orderMails: { defaults, returned, usedToOrder, viewOrder } },
  ) {
    const { subject, heading, opening } =
      orderNumber === null
        ? fillMailWords(returned, words, { amount })
        : fillMailWords(defaults.refunded, words, { number: orderNumber, amount })
    return {
      subject,
      heading,
      parts: [
        ...writeOpening(opening),
        ...(reason === '' ? [] : [{ kind: 'text', text: reason } as const]),
        ...(address === null ? [] : [{ kind: 'button', label: viewOrder, address } as const]),
      ],
      footnote: usedToOrder,
    }
  },
})
