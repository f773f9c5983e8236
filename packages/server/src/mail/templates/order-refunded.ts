import { fillMailWords, orderMailWords, sampleOrder } from '@sitewright/model/commerce/orders/order-mail-words'
import { z } from 'zod'
import { defineMailTemplate } from './define-template'
import { writeOpening } from './opening-part'

export const orderRefundedMail = defineMailTemplate({
  name: 'order-refunded',
  label: 'Refund',
  about: 'When you refund a payment, or part of it.',
  isEssential: true,
  data: z.strictObject({
    words: orderMailWords.prefault({}),
    /** Null: the order could not be made. */
    orderNumber: z.int().nullable(),
    amount: z.string(),
    reason: z.string(),
    address: z.url().nullable(),
  }),
  sample: {
    words: { subject: null, heading: null, opening: null },
    orderNumber: sampleOrder.number,
    amount: sampleOrder.amount,
    reason: 'One mug arrived broken.',
    address: 'https://example.com/order/sample',
  },
  write({ words, orderNumber, amount, reason, address }) {
    const { subject, heading, opening } =
      orderNumber === null
        ? wordsWithoutOrder(amount)
        : fillMailWords('refunded', words, { number: orderNumber, amount })
    return {
      subject,
      heading,
      parts: [
        ...writeOpening(opening),
        ...(reason === '' ? [] : [{ kind: 'text', text: reason } as const]),
        ...(address === null ? [] : [{ kind: 'button', label: 'View your order', address } as const]),
      ],
      footnote: 'You got this email because your address was used to order.',
    }
  },
})

function wordsWithoutOrder(amount: string) {
  return {
    subject: 'Your payment was refunded',
    heading: `We refunded ${amount}`,
    opening: "Your payment reached us too late and we couldn't place your order. You get all of it back.",
  }
}
