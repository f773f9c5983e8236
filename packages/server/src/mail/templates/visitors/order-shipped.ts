import { fillMailWords, orderMailWords, sampleOrder } from '@sitewright/model/commerce/orders/order-mail-words'
import { fillWords } from '@sitewright/model/strings/fill-words'
import { z } from 'zod'
import { defineMailTemplate } from '../define-template'
import { writeOpening } from './opening-part'

export const orderShippedMail = defineMailTemplate({
  name: 'order-shipped',
  panel: {
    label: 'Order shipped',
    about: 'When you ship an order, or part of it.',
    sample: () => ({
      words: { subject: null, heading: null, opening: null },
      orderNumber: sampleOrder.number,
      items: ['2 × Blue mug (Large)'],
      carrier: 'Parcel Post',
      trackingNumber: 'PP 123 456 789',
      trackingUrl: 'https://example.com/track/123',
      address: 'https://example.com/order/sample',
    }),
  },
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
  write({ words, orderNumber, items, carrier, trackingNumber, trackingUrl, address }, { orderMails }) {
    const { shipped, defaults, aboutOrder, viewOrder } = orderMails
    const number = { number: orderNumber }
    const { subject, heading, opening } = fillMailWords(defaults.shipped, words, number)
    return {
      subject,
      heading,
      parts: [
        ...writeOpening(opening),
        { kind: 'text', text: items.join('\n') },
        {
          kind: 'facts',
          facts: [
            ...(carrier === '' ? [] : [{ name: shipped.carrier, value: carrier }]),
            ...(trackingNumber === '' ? [] : [{ name: shipped.trackingNumber, value: trackingNumber }]),
          ],
        },
        trackingUrl === ''
          ? { kind: 'button', label: viewOrder, address }
          : { kind: 'button', label: shipped.track, address: trackingUrl },
      ],
      footnote: fillWords(aboutOrder, number),
    }
  },
})
