import { z } from 'zod'
import { id } from '../id'
import { storableText } from './storable-text'

export const mostLists = 20

/** Pending: asked for, and not confirmed yet. Who unsubscribed comes back by a confirmation of their own alone. */
export const subscriberStates = ['pending', 'subscribed', 'unsubscribed'] as const
export type SubscriberState = (typeof subscriberStates)[number]

/** By which way somebody came onto a list. */
export const subscriberSources = ['form', 'panel', 'import'] as const
export type SubscriberSource = (typeof subscriberSources)[number]

export const contactEmail = z.string().trim().toLowerCase().max(254).pipe(z.email('This is not an e-mail address.'))

/** One line without control characters, however it was typed. */
export const contactName = storableText
  .transform((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim())
  .pipe(z.string().max(200, 'Please write at most 200 characters.'))

const listName = storableText.pipe(
  z.string().trim().min(1, 'Please name the list.').max(80, 'Please write at most 80 characters.'),
)
const welcomeText = storableText.pipe(z.string().trim().max(4000, 'Please write at most 4000 characters.'))

export const newMailingList = z.strictObject({ name: listName })
export const mailingListChange = z.strictObject({
  name: listName.optional(),
  /** Who subscribes confirms it by a mail first. */
  doubleOptIn: z.boolean().optional(),
  /** Sent to new subscribers; empty sends nothing. */
  welcomeText: welcomeText.optional(),
})
export type MailingListChange = z.infer<typeof mailingListChange>

const count = z.number().int().min(0)

export const mailingList = z.strictObject({
  id,
  name: z.string(),
  doubleOptIn: z.boolean(),
  welcomeText: z.string(),
  counts: z.strictObject({ subscribed: count, pending: count, unsubscribed: count }),
  createdAt: z.string(),
  /** When it went into the bin. */
  deletedAt: z.string().nullable(),
})
export type MailingList = z.infer<typeof mailingList>

export const mailingListList = z.strictObject({ lists: z.array(mailingList) })
