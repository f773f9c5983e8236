import { z } from 'zod'
import { id } from '../id'
import { contactEmail, contactName } from '../lists/mailing-lists'
import { storableText } from '../lists/storable-text'
import { newPassword } from './account-answers'

/** What the calls about members of a site take and give. */

/** Invited: has an invitation, and no password yet. Who was suspended cannot sign in. */
export const memberStates = ['active', 'invited', 'suspended'] as const
export type MemberState = (typeof memberStates)[number]

/** Small letters: one address is one member, however it is typed. */
export const memberEmail = contactEmail
const memberName = contactName.pipe(z.string().max(80, 'Please write at most 80 characters.'))

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
export type MemberAccount = z.infer<typeof memberAccount>

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
  search: storableText.pipe(z.string().trim().max(100)).optional(),
  /** The last one of the page before. */
  before: id.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
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
