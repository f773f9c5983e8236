import { z } from 'zod'
import { id } from '../id'
import { everyPermission } from './permissions'

/** What the API of accounts takes and gives. */

export const passwordLength = { min: 8, max: 256 } as const

export const email = z.email('This is not an e-mail address.').max(254)

export const newPassword = z
  .string()
  .min(passwordLength.min, `Please write at least ${passwordLength.min} characters.`)
  .max(passwordLength.max, `Please write at most ${passwordLength.max} characters.`)

/** A given password is checked against the stored one, whatever the rules for new ones are. */
const givenPassword = z.string().min(1, 'Please fill this in.').max(1000)

export const signUp = z.strictObject({
  email,
  password: newPassword,
  displayName: z.string().trim().max(80).default(''),
})
export type SignUp = z.infer<typeof signUp>

export const signIn = z.strictObject({
  email: z.string().min(1, 'Please fill this in.').max(254),
  password: givenPassword,
})
export type SignIn = z.infer<typeof signIn>

export const account = z.strictObject({ id, email: z.string(), displayName: z.string() })

/** `crumb` goes back with each change, as the query parameter `crumb` or the header X-CSRF-Token. */
export const session = z.strictObject({
  account: account.nullable(),
  website: z.strictObject({ id, identifier: z.string() }).nullable(),
  permissions: z.array(z.enum(everyPermission)),
  permissionLevel: z.union([z.literal(0), z.literal(1), z.literal(2)]).nullable(),
  crumb: z.string().nullable(),
})
export type Session = z.infer<typeof session>

export const passwordChange = z.strictObject({ oldPassword: givenPassword, newPassword })
export type PasswordChange = z.infer<typeof passwordChange>

export const newToken = z.strictObject({
  name: z.string().trim().min(1, 'Please name the token.').max(80),
  password: givenPassword,
})
export type NewToken = z.infer<typeof newToken>

export const accessToken = z.strictObject({
  id,
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type AccessToken = z.infer<typeof accessToken>

/** `secret` is told once, when the token is made. */
export const createdToken = accessToken.extend({ secret: z.string() })

export const contributor = z.strictObject({
  account,
  roles: z.array(z.number().int()),
  isOwner: z.boolean(),
})
export type Contributor = z.infer<typeof contributor>
