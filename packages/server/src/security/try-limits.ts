import { fail, type Result } from '@sitewright/model/failures/catalog'
import type { Clock } from '../ground/time-and-chance'
import type { Tx } from '../storage/database'
import { hashSecret } from './secrets'
import { addTry, forgetTries, takeTryBack } from './try-rows'

const windowMs = 15 * 60_000
const keepMs = 24 * 60 * 60_000

/**
 * Wrong tries within a quarter of an hour, counted in the database so that all processes share them. One address may
 * mistype its own password a few times; one password sprayed over many accounts, and one account tried from everywhere,
 * end too.
 */
const tryLimits = {
  accountFromAddress: 10,
  address: 50,
  account: 100,
  signUpFromAddress: 200,
  resetFromAddress: 20,
  resetMails: 3,
  verifyMails: 3,
  welcomeMails: 5,
  alertMails: 5,
} as const

interface Limit {
  readonly key: string
  readonly max: number
}

export function signInLimits(email: string, address: string): Limit[] {
  const account = hashSecret(email.toLowerCase())
  return [
    { key: `sign-in ${account} ${address}`, max: tryLimits.accountFromAddress },
    { key: `sign-in address ${address}`, max: tryLimits.address },
    { key: `sign-in account ${account}`, max: tryLimits.account },
  ]
}

/** One wrong try after the other from a browser that the account signed in with before: nobody else's tries count there. */
export function knownDeviceLimits(deviceHash: string): Limit[] {
  return [{ key: `sign-in device ${deviceHash}`, max: tryLimits.accountFromAddress }]
}

/** Of somebody who is signed in already: strangers who try the account take nothing of it. */
export function confirmLimits(accountId: string): Limit[] {
  return [{ key: `confirm ${accountId}`, max: tryLimits.accountFromAddress }]
}

/** Whoever signs up with an address that has an account may know its password; this is no second door to try it at. */
export function signUpAsKnownLimits(email: string): Limit[] {
  return [{ key: `sign-up account ${hashSecret(email.toLowerCase())}`, max: tryLimits.accountFromAddress }]
}

export function signUpLimits(address: string): Limit[] {
  return [{ key: `sign-up address ${address}`, max: tryLimits.signUpFromAddress }]
}

/** Of the asker alone: what counts per account would tell whether there is one. */
export function resetRequestLimits(address: string): Limit[] {
  return [{ key: `reset address ${address}`, max: tryLimits.resetFromAddress }]
}

export function resetMailLimits(email: string): Limit[] {
  return [{ key: `reset mails ${hashSecret(email.toLowerCase())}`, max: tryLimits.resetMails }]
}

export function welcomeMailLimits(email: string): Limit[] {
  return [{ key: `welcome mails ${hashSecret(email.toLowerCase())}`, max: tryLimits.welcomeMails }]
}

export function alertMailLimits(accountId: string): Limit[] {
  return [{ key: `alert mails ${accountId}`, max: tryLimits.alertMails }]
}

export function resetFinishLimits(address: string): Limit[] {
  return [{ key: `reset code ${address}`, max: tryLimits.resetFromAddress }]
}

export function verifyMailLimits(accountId: string): Limit[] {
  return [{ key: `verify mails ${accountId}`, max: tryLimits.verifyMails }]
}

/** Counted before the work, so that many at once cannot pass together. */
export async function countTry(tx: Tx, limits: readonly Limit[], { now }: Clock): Promise<Result<null>> {
  const start = windowStart(now())
  let isOver = false
  for (const { key, max } of limits) {
    const hits = await addTry(tx, { key, windowStart: start })
    if (hits > max) isOver = true
    if (hits === 1) await forgetTries(tx, new Date(start.getTime() - keepMs))
  }
  const retryAfterSeconds = Math.ceil((start.getTime() + windowMs - now()) / 1000)
  return isOver ? fail('request.too-many', { values: { retryAfterSeconds } }) : null
}

/** A right try does not count. In the order of counting: taken in another order, two sign-ins could wait for each other. */
export async function forgiveTry(tx: Tx, limits: readonly Limit[], { now }: Clock): Promise<void> {
  for (const { key } of limits) await takeTryBack(tx, { key, windowStart: windowStart(now()) })
}

function windowStart(now: number): Date {
  return new Date(Math.floor(now / windowMs) * windowMs)
}
