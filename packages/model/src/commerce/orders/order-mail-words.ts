import { z } from 'zod'
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

type WholeWords = { readonly [Part in keyof OrderMailWords]: string }

export const defaultMailWords: Readonly<Record<StoreMail, WholeWords>> = {
  confirmation: {
    subject: 'Order {number} confirmed',
    heading: 'Thank you for your order',
    opening: 'We received your order {number}.',
  },
  shipped: {
    subject: 'Order {number} is on its way',
    heading: 'Your order is on its way',
    opening: 'We shipped:',
  },
  refunded: {
    subject: 'Refund for order {number}',
    heading: 'We refunded {amount}',
    opening: 'It can take a few days until your bank shows it.',
  },
  canceled: {
    subject: 'Order {number} was canceled',
    heading: 'Your order was canceled',
    opening: 'We canceled your order {number}.',
  },
  downloads: {
    subject: 'Your files from order {number}',
    heading: 'Your files are ready',
    opening: 'Download the files from your order {number}:',
  },
  draft: {
    subject: 'Your order from {store} is ready to pay',
    heading: 'Your order is ready to pay',
    opening: 'We prepared this order for you.',
  },
  restock: {
    subject: '{product} is back in stock',
    heading: 'Back in stock',
    opening: 'You asked us to email you when {product} is back in stock. It’s available now, while stock lasts.',
  },
}

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

/** Braces that nothing fills in stay as they are. */
export function fillMailWords(
  mail: StoreMail,
  own: OrderMailWords,
  values: Readonly<Record<string, string | number>>,
): WholeWords {
  const standard = defaultMailWords[mail]
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, name) => (Object.hasOwn(values, name) ? String(values[name]) : whole))
  return {
    subject: fill(own.subject ?? standard.subject),
    heading: fill(own.heading ?? standard.heading),
    opening: fill(own.opening ?? standard.opening),
  }
}
