import { z } from 'zod'
import { emailAddress } from '../forms/checks/email-address'
import { id } from '../id'
import { defineStates, gone, listStates, type MoveOf, type StateOf } from '../states/state-table'

export const maxLists = 20

/**
 * Pending: asked for, and not confirmed yet. The person may `confirm`, `leave` and `comeBack`, each by a link in a mail of
 * theirs. The owner may `unsubscribe`, `remove`, and `subscribe` again whom the owner unsubscribed: never who left. Who
 * does not confirm is forgotten (`expire`).
 */
export const subscriberTable = defineStates({
  initial: ['pending', 'subscribed'],
  moves: {
    pending: { confirm: 'subscribed', leave: 'unsubscribed', unsubscribe: 'unsubscribed', remove: gone, expire: gone },
    subscribed: { leave: 'unsubscribed', unsubscribe: 'unsubscribed', remove: gone },
    unsubscribed: { confirm: 'subscribed', comeBack: 'subscribed', subscribe: 'subscribed', remove: gone },
  },
})
export const subscriberStates = listStates(subscriberTable)
export type SubscriberState = StateOf<typeof subscriberTable.moves>
export type SubscriberMove = MoveOf<typeof subscriberTable.moves>

/** By which way somebody came onto a list. */
export const subscriberSources = ['form', 'panel', 'import'] as const
export type SubscriberSource = (typeof subscriberSources)[number]

export const contactEmail = z.string().trim().toLowerCase().pipe(emailAddress)

/** One line without control characters and halves of characters, however it was typed or stands in a file. */
export const contactName = z
  .string()
  .transform((text) =>
    text
      .replace(/\p{Cs}+/gu, '')
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .trim(),
  )
  .pipe(z.string().max(200, 'Use at most 200 characters.'))

const listName = z.string().trim().min(1, 'Enter a name.').max(80, 'Use at most 80 characters.')
const welcomeText = z.string().trim().max(4000, 'Use at most 4,000 characters.')

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
