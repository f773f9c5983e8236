import { z } from 'zod'
import { id } from '../id'
import { contactEmail, contactName } from '../lists/mailing-lists'
import { defineStates, type EventOf, gone, listStates, type MoveOf, type StateOf } from '../states/state-table'
import { newPassword } from './account-answers'

/** What the calls about members of a site take and give. */

/**
 * Invited: has an invitation, and no password yet. Who was suspended cannot sign in. The person may `accept`; the rest is
 * the owner's: `letIn` brings back whom they suspended, `inviteBack` those of them who never chose a password.
 */
export const memberTable = defineStates({
  initial: ['active', 'invited'],
  moves: {
    active: { suspend: 'suspended', remove: gone },
    invited: { accept: 'active', inviteAgain: 'invited', suspend: 'suspended', remove: gone },
    suspended: { letIn: 'active', inviteBack: 'invited', remove: gone },
  },
})
export const memberStates = listStates(memberTable)
export type MemberState = StateOf<typeof memberTable.moves>
export type MemberEvent = EventOf<typeof memberTable.moves>
export type MemberMove = MoveOf<typeof memberTable.moves>

/** Small letters: one address is one member, however it is typed. */
export const memberEmail = contactEmail
const memberName = contactName.pipe(z.string().max(80, 'Use at most 80 characters.'))

/** Where somebody wanted to go before they were asked to sign in. */
const nextPath = z.string().max(500).default('')

export const memberSignUp = z.strictObject({
  email: memberEmail,
  password: newPassword,
  name: memberName.default(''),
  next: nextPath,
})
export type MemberSignUp = z.infer<typeof memberSignUp>

export const memberProfileChange = z.strictObject({ name: memberName })

export const memberResetRequest = z.strictObject({ email: memberEmail })
export const memberReset = z.strictObject({ code: z.string().min(1).max(200), password: newPassword })

const memberLink = z.strictObject({ title: z.string(), href: z.string() })
export type MemberLink = z.infer<typeof memberLink>

/** `navigation` holds the pages for members alone, which no page that everybody gets may name. */
export const memberAccount = z.strictObject({
  email: z.string(),
  name: z.string(),
  xsrfToken: z.string(),
  navigation: z.array(memberLink),
})

/** A member as the owner of the site sees them. */
export const siteMember = z.strictObject({
  id,
  email: z.string(),
  name: z.string(),
  state: z.enum(memberStates),
  createdAt: z.string(),
  signedInAt: z.string().nullable(),
})
export type SiteMember = z.infer<typeof siteMember>

export const siteMemberQuery = z.strictObject({
  state: z.enum(memberStates).optional(),
  search: z.string().trim().max(100).optional(),
  /** The last one of the page before. */
  before: id.optional(),
  limit: z.coerce.number<number>().int().min(1).max(200).default(50),
})
export type SiteMemberQuery = z.infer<typeof siteMemberQuery>

/** Newest first. */
export const siteMemberList = z.strictObject({ members: z.array(siteMember), next: id.nullable() })
export type SiteMemberList = z.infer<typeof siteMemberList>

export const newSiteMember = z.strictObject({ email: memberEmail, name: memberName.default('') })
export type NewSiteMember = z.infer<typeof newSiteMember>
export const siteMemberChange = z.strictObject({ state: z.enum(['active', 'suspended']) })

/** A document of the site. */
export const memberSettings = z.strictObject({
  /** Anybody may join; otherwise members are those whom the owner invites. */
  allowSignUp: z.boolean().default(false),
  /** The header links to the sign-in, on sites that have something for members. */
  showSignIn: z.boolean().default(true),
})
export type MemberSettings = z.infer<typeof memberSettings>
