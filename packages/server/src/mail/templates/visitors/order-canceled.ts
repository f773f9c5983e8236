import { fillMailWords, orderMailWords, sampleOrder } from '@sitewright/model/commerce/orders/order-mail-words'
import { fillWords } from '@sitewright/model/strings/fill-words'
import { z } from 'zod'
import { defineMailTemplate } from '../define-template'
import { writeOpening } from './opening-part'

export const orderCanceledMail = defineMailTemplate({
  name: 'order-canceled',
  panel: {
    label: 'Order canceled',
    about: 'When you cancel an order.',
    sample: () => ({
      words: { subject: null, heading: null, opening: null },
      orderNumber: sampleOrder.number,
      wasPaid: true,
      address: 'https://example.com/order/sample',
    }),
  },
  isEssential: true,
  data: z.strictObject({
    words: orderMailWords.prefault({}),
    orderNumber: z.int(),
    wasPaid: z.boolean(),
    address: z.url(),
  }),
  write({ words, orderNumber, wasPaid, address }, { orderMails: { canceled, ...texts } }) {
    const number = { number: orderNumber }
    const { subject, heading, opening } = fillMailWords(texts.defaults.canceled, words, number)
    return {
      subject,
      heading,
      parts: [
        ...writeOpening(opening),
        { kind: 'text', text: wasPaid ? canceled.paid : canceled.unpaid },
        { kind: 'button', label: texts.viewOrder, address },
      ],
      footnote: fillWords(texts.aboutOrder, number),
    }
  },
})
