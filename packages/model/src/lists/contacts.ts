import { z } from 'zod'
import { id } from '../id'
import { contactEventKinds } from './contact-events'
import { contactEmail, contactName, subscriberSources, subscriberStates } from './mailing-lists'

/** Somebody on a list. The same address on two lists is two of these. */
export const contact = z.strictObject({
  id,
  listId: id,
  email: z.string(),
  name: z.string(),
  state: z.enum(subscriberStates),
  source: z.enum(subscriberSources),
  createdAt: z.string(),
  subscribedAt: z.string().nullable(),
  unsubscribedAt: z.string().nullable(),
})
export type Contact = z.infer<typeof contact>

/** In the order of joining, newest first. */
export const contactQuery = z.strictObject({
  state: z.enum(subscriberStates).optional(),
  search: z.string().trim().max(100).optional(),
  /** The last one of the page before. */
  before: id.optional(),
  limit: z.coerce.number<number>().int().min(1).max(200).default(50),
})
export type ContactQuery = z.infer<typeof contactQuery>

export const contactList = z.strictObject({ contacts: z.array(contact), next: id.nullable() })
export type ContactList = z.infer<typeof contactList>

export const newContact = z.strictObject({ email: contactEmail, name: contactName.default('') })
export const contactChange = z.strictObject({ name: contactName })

const contactEvent = z.strictObject({
  id,
  kind: z.enum(contactEventKinds),
  listName: z.string().nullable(),
  detail: z.string(),
  at: z.string(),
})
export type ContactEvent = z.infer<typeof contactEvent>

/** One person: every list that the address is on, and what happened, newest first. */
export const contactDetails = z.strictObject({
  contact,
  memberships: z.array(contact.extend({ listName: z.string() })),
  events: z.array(contactEvent),
})
export type ContactDetails = z.infer<typeof contactDetails>

export const maxContactsAtOnce = 500

/** `subscribe` takes back an unsubscribing that the owner did; people who left by themselves stay away. */
export const contactsChange = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.enum(['unsubscribe', 'subscribe', 'remove']),
    ids: z.array(id).min(1).max(maxContactsAtOnce),
  }),
  z.strictObject({ action: z.literal('move'), ids: z.array(id).min(1).max(maxContactsAtOnce), toListId: id }),
])
export type ContactsChange = z.infer<typeof contactsChange>
/** `changed` may be fewer than were asked for: those who were there already, or are gone. */
export const contactsChanged = z.strictObject({ changed: z.number().int(), skipped: z.number().int() })
export type ContactsChanged = z.infer<typeof contactsChanged>
