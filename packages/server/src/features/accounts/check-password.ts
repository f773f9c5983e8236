import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import type { SignedInAccount } from '../../http/endpoint'
import type { Passwords } from '../../security/passwords'
import { hashSecret } from '../../security/secrets'
import {
  confirmLimits,
  countTry,
  forgiveTry,
  knownDeviceLimits,
  signInLimits,
  signUpAsKnownLimits,
} from '../../security/try-limits'
import type { Services } from '../../services/services'
import type { Tx } from '../../storage/database'
import { findLastIdentity } from './store/code-rows'
import {
  findAccountByEmail,
  findAccountById,
  findConfirmedId,
  findNewestUnconfirmed,
  type StoredAccount,
} from './store/rows'

interface GivenPassword {
  readonly email: string
  readonly password: string
  /** Where it was given. */
  readonly address: string
  /** The code by which this browser is known; null for one that nobody signed in with. */
  readonly device: string | null
}

export interface CheckedPassword {
  readonly account: SignedInAccount
  readonly isConfirmed: boolean
  /** Whether the account signed in with this browser before. */
  readonly isKnownDevice: boolean
}

type CheckServices = Pick<Services, 'database' | 'now'>

/**
 * The account whose password this is. The same work and words whether there is one or not. Tries from a browser that the
 * account signed in with before are counted by themselves: however many others try, its owner comes in.
 */
export async function checkPassword(
  services: CheckServices,
  passwords: Passwords,
  { email, password, address, device }: GivenPassword,
): Promise<Result<CheckedPassword>> {
  const { database } = services
  const found = await database.platform(async (tx) => {
    const meant = await findMeant(tx, { email, device }, services)
    const limits = meant.knownDevice === null ? signInLimits(email, address) : knownDeviceLimits(meant.knownDevice.hash)
    const over = await countTry(tx, limits, services)
    return over ?? { meant, limits }
  })
  if (isFailure(found)) return found
  const checked = await findMatch(passwords, found.meant, password)
  if (!isFailure(checked)) await database.platform((tx) => forgiveTry(tx, found.limits, services))
  return checked
}

/** The same for who signs up: too many tries look like a wrong one, and take the same time. */
export async function checkKnown(
  services: CheckServices,
  passwords: Passwords,
  { email, password }: Pick<GivenPassword, 'email' | 'password'>,
  device: string | null,
): Promise<Result<CheckedPassword>> {
  const meant = await services.database.platform(async (tx) => {
    const isOver = isFailure(await countTry(tx, signUpAsKnownLimits(email), services))
    const found = await findMeant(tx, { email, device }, services)
    return isOver ? { ...found, accounts: found.accounts.map(() => null) } : found
  })
  return findMatch(passwords, meant, password)
}

/** Of somebody who is signed in: asked again before what would make a borrowed session a lasting one. */
export async function confirmPassword(
  services: CheckServices,
  passwords: Passwords,
  account: SignedInAccount,
  password: string,
): Promise<Result<null>> {
  const { database } = services
  const limits = confirmLimits(account.id)
  const found = await database.platform(async (tx) => {
    const over = await countTry(tx, limits, services)
    return over ?? { hash: (await findAccountById(tx, account.id))?.passwordHash ?? null }
  })
  if (isFailure(found)) return found
  const isMatch = await passwords.matches(found.hash, password)
  if (isFailure(isMatch)) return isMatch
  if (!isMatch) return fail('account.wrong-password')
  await database.platform((tx) => forgiveTry(tx, limits, services))
  return null
}

interface Meant {
  /** Always as many places, so that each check is the same work. */
  readonly accounts: readonly (StoredAccount | null)[]
  readonly confirmedId: string | null
  readonly knownDevice: { readonly hash: string; readonly accountId: string } | null
}

/** Whom an address may mean: who confirmed it or came with it first, and who came with it last. */
async function findMeant(
  tx: Tx,
  { email, device }: Pick<GivenPassword, 'email' | 'device'>,
  { now }: Pick<Services, 'now'>,
): Promise<Meant> {
  const first = await findAccountByEmail(tx, email)
  const last = await findNewestUnconfirmed(tx, email)
  const accounts = [first, last?.id === first?.id ? null : last]
  const hash = hashSecret(device ?? '')
  const accountId = (await findLastIdentity(tx, hash, new Date(now())))?.id
  const confirmedId = await findConfirmedId(tx, email)
  // Anybody can sign up with the address, and would get a browser that counts by itself.
  const isTheirs = accountId !== undefined && accountId === confirmedId
  return { accounts, confirmedId, knownDevice: isTheirs ? { hash, accountId } : null }
}

async function findMatch(
  passwords: Passwords,
  { accounts, confirmedId, knownDevice }: Meant,
  password: string,
): Promise<Result<CheckedPassword>> {
  for (const stored of accounts) {
    const isMatch = await passwords.matches(stored?.passwordHash ?? null, password)
    if (isFailure(isMatch)) return isMatch
    if (!isMatch || stored === null) continue
    const { passwordHash: _hash, ...account } = stored
    return {
      account,
      isConfirmed: account.id === confirmedId,
      isKnownDevice: account.id === knownDevice?.accountId,
    }
  }
  return fail('account.wrong-sign-in')
}
