import { fillMailWords, orderMailWords, sampleOrder } from '@sitewright/model/commerce/orders/order-mail-words'
import { z } from 'zod'
import { defineMailTemplate } from './define-template'
import { writeOpening } from './opening-part'

export const orderShippedMail = defineMailTemplate({
  name: 'order-shipped',
  label: 'Order shipped',
  about: 'When you ship an order, or part of it.',
  isEssential: true,
  data: z.strictObject({
    words: orderMailWords.prefault({}),
    orderNumber: z.int(),
    items: z.array(z.string()),
    carrier: z.string(),
    trackingNumber: z.string(),
    trackingUrl: z.union([z.literal(''), z.url()]),
    address: z.url(),
  }),
  sample: {
    words: { subject: null, heading: null, opening: null },
    orderNumber: sampleOrder.number,
    items: ['2 × Blue mug (Large)'],
    carrier: 'Parcel Post',
    trackingNumber: 'PP 123 456 789',
    trackingUrl: 'https://example.com/track/123',
    address: 'https://example.com/order/sample',
  },
  write({ words, orderNumber, items, carrier, trackingNumber, trackingUrl, address }) {
    const { subject, heading, opening } = fillMailWords('shipped', words, { number: orderNumber })
    return {
      subject,
      heading,
      parts: [
        ...writeOpening(opening),
        { kind: 'text', text: items.join('\n') },
        {
          kind: 'facts',
          facts: [
            ...(carrier === '' ? [] : [{ name: 'Carrier', value: carrier }]),
            ...(trackingNumber === '' ? [] : [{ name: 'Tracking number', value: trackingNumber }]),
          ],
        },
        trackingUrl === ''
          ? { kind: 'button', label: 'View your order', address }
          : { kind: 'button', label: 'Track your parcel', address: trackingUrl },
      ],
      footnote: `This email is about your order ${orderNumber}.`,
    }
  },
})
