import { z } from 'zod'
import { fillWords } from '../../strings/fill-words'
import { orderMails } from './order-answers'

/** The emails of a store whose words an owner may choose. */
export const storeMails = [...orderMails, 'draft', 'restock'] as const
export type StoreMail = (typeof storeMails)[number]

/** What an owner may say in their own words in such an email. Null says what the host says. */
const oneLine = z
  .string()
  .trim()
  .min(1, 'Enter some text.')
  .max(150, 'At most 150 characters.')
  .regex(/^[^\r\n]*$/, 'Use one line.')

export const orderMailWords = z.strictObject({
  subject: oneLine.nullable().default(null),
  heading: oneLine.nullable().default(null),
  /** Stands above what the email tells. */
  opening: z.string().trim().max(1000, 'At most 1,000 characters.').nullable().default(null),
})
export type OrderMailWords = z.infer<typeof orderMailWords>

const words = orderMailWords.prefault({})
export const orderMailSettings = z.strictObject({
  confirmation: words,
  shipped: words,
  refunded: words,
  canceled: words,
  downloads: words,
  draft: words,
  restock: words,
} satisfies Record<StoreMail, typeof words>)

/** What previews tell of. */
export const sampleOrder = {
  number: 1024,
  amount: '$18.00',
  store: 'Crumb & Co.',
  product: 'Stoneware mug (Large)',
} as const

/** What may stand in braces, and is filled in for each email. */
export const mailPlaceholders: Readonly<Record<StoreMail, readonly string[]>> = {
  confirmation: ['{number}'],
  shipped: ['{number}'],
  refunded: ['{number}', '{amount}'],
  canceled: ['{number}'],
  downloads: ['{number}'],
  draft: ['{store}'],
  restock: ['{product}'],
}

export type WholeMailWords = { readonly [Part in keyof OrderMailWords]: string }

/** The owner's own words, or else those of the catalog. Braces that nothing fills in stay as they are. */
export function fillMailWords(
  texts: WholeMailWords,
  own: OrderMailWords,
  values: Readonly<Record<string, string | number>>,
): WholeMailWords {
  return {
    subject: fillWords(own.subject ?? texts.subject, values),
    heading: fillWords(own.heading ?? texts.heading, values),
    opening: fillWords(own.opening ?? texts.opening, values),
  }
}
