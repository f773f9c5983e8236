import { z } from 'zod'
import { orderMailWords, storeMails } from '../commerce/orders/order-mail-words'
import { api } from '../routes/api'
import { defineCalls } from './define-calls'

const { subject, heading, opening } = orderMailWords.shape

export const orderMailCalls = defineCalls({
  showOrderMail: {
    method: 'GET',
    path: api.orderMailPreview,
    params: z.strictObject({ mail: z.enum(storeMails) }),
    /** What is left out is as the store says it. */
    query: z.strictObject({
      subject: subject.unwrap().unwrap().optional(),
      heading: heading.unwrap().unwrap().optional(),
      opening: opening.unwrap().unwrap().optional(),
    }),
    answer: z.unknown(),
    answerTypes: ['text/html'],
  },
})
