import { z } from 'zod'
import { emailAddress } from '../forms/checks/email-address'
import { id } from '../id'
import { everyPermission } from './permissions'
import { tokenScopes } from './token-scopes'

/** What the API of accounts takes and gives. */

export const passwordLength = { min: 8, max: 256 } as const

export const email = emailAddress

export const newPassword = z
  .string()
  .min(passwordLength.min, `Use at least ${passwordLength.min} characters.`)
  .max(passwordLength.max, `Use at most ${passwordLength.max} characters.`)

/** A given password is checked against the stored one, whatever the rules for new ones are. */
const givenPassword = z.string().min(1, 'Fill in this field.').max(1000)

export const signUp = z.strictObject({
  email,
  password: newPassword,
  displayName: z.string().trim().max(80).default(''),
})
export type SignUp = z.infer<typeof signUp>

export const signIn = z.strictObject({
  email: z.string().min(1, 'Fill in this field.').max(254),
  password: givenPassword,
})
export type SignIn = z.infer<typeof signIn>

export const account = z.strictObject({ id, email: z.string(), displayName: z.string() })

/** `crumb` goes back with each change, as the query parameter `crumb` or the header X-CSRF-Token. */
export const session = z.strictObject({
  account: account.nullable(),
  /** Without it nobody can be invited, no domain claimed, no code put on the site. */
  isEmailConfirmed: z.boolean(),
  /** With its built-in address. */
  website: z.strictObject({ id, identifier: z.string(), address: z.string() }).nullable(),
  permissions: z.array(z.enum(everyPermission)),
  /** Numbers of the account's roles on this site. */
  websiteRoles: z.array(z.int()),
  permissionLevel: z.union([z.literal(0), z.literal(1), z.literal(2)]).nullable(),
  crumb: z.string().nullable(),
})

/** What the pages of a site may know of who works on it. */
export const markedContributor = z.strictObject({
  account: account.pick({ id: true, displayName: true }).nullable(),
  ...session.pick({ permissions: true, websiteRoles: true }).shape,
})

export const passwordChange = z.strictObject({ oldPassword: givenPassword, newPassword })
export type PasswordChange = z.infer<typeof passwordChange>

/** Null: all that the account may do. */
const scopes = z.array(z.enum(tokenScopes)).min(1, 'Choose at least one.').max(tokenScopes.length).nullable()

export const newToken = z.strictObject({
  name: z.string().trim().min(1, 'Enter a name.').max(80),
  password: givenPassword,
  scopes: scopes.default(null),
})
export type NewToken = z.infer<typeof newToken>

export const accessToken = z.strictObject({
  id,
  name: z.string(),
  scopes,
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type AccessToken = z.infer<typeof accessToken>

/** `secret` is told once, when the token is made. */
export const createdToken = accessToken.extend({ secret: z.string() })

/** Somebody who is invited to work on a site, whether they have an account or not. */
export const invitation = z.strictObject({
  id,
  email: z.string(),
  roles: z.array(z.number().int()),
  createdAt: z.iso.datetime(),
  /** When its link ends; sending it again makes a new one. */
  expiresAt: z.iso.datetime(),
})
export type Invitation = z.infer<typeof invitation>

export const contributor = z.strictObject({
  account,
  roles: z.array(z.number().int()),
  isOwner: z.boolean(),
})
export type Contributor = z.infer<typeof contributor>
