import { fail, type Result } from '@sitewright/model/failures/catalogue'
import { sql } from 'kysely'
import type { Services } from '../../services'
import type { Tx } from '../../storage/database'
import { hashSecret } from './secrets'

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
} as const

interface Limit {
  readonly key: string
  readonly most: number
}

export function signInLimits(email: string, address: string): Limit[] {
  const account = hashSecret(email.toLowerCase())
  return [
    { key: `sign-in ${account} ${address}`, most: tryLimits.accountFromAddress },
    { key: `sign-in address ${address}`, most: tryLimits.address },
    { key: `sign-in account ${account}`, most: tryLimits.account },
  ]
}

export function signUpLimits(address: string): Limit[] {
  return [{ key: `sign-up address ${address}`, most: tryLimits.signUpFromAddress }]
}

/** Of the asker alone: what counts per account would tell whether there is one. */
export function resetRequestLimits(address: string): Limit[] {
  return [{ key: `reset address ${address}`, most: tryLimits.resetFromAddress }]
}

export function resetMailLimits(email: string): Limit[] {
  return [{ key: `reset mails ${hashSecret(email.toLowerCase())}`, most: tryLimits.resetMails }]
}

export function resetFinishLimits(address: string): Limit[] {
  return [{ key: `reset code ${address}`, most: tryLimits.resetFromAddress }]
}

export function verifyMailLimits(accountId: string): Limit[] {
  return [{ key: `verify mails ${accountId}`, most: tryLimits.verifyMails }]
}

/** Counted before the work, so that many at once cannot pass together. */
export async function countTry(
  tx: Tx,
  limits: readonly Limit[],
  { now }: Pick<Services, 'now'>,
): Promise<Result<null>> {
  const start = windowStart(now())
  let isOver = false
  for (const { key, most } of limits) {
    const row = await tx
      .insertInto('rate_counters')
      .values({ key, window_start: start })
      .onConflict((on) => on.columns(['key', 'window_start']).doUpdateSet({ hits: sql`rate_counters.hits + 1` }))
      .returning('hits')
      .executeTakeFirstOrThrow()
    if (row.hits > most) isOver = true
    if (row.hits === 1) await forgetOld(tx, start)
  }
  const retryAfterSeconds = Math.ceil((start.getTime() + windowMs - now()) / 1000)
  return isOver ? fail('request.too-many', { values: { retryAfterSeconds } }) : null
}

/** A right try does not count. In the order of counting: taken in another order, two sign-ins could wait for each other. */
export async function forgiveTry(tx: Tx, limits: readonly Limit[], { now }: Pick<Services, 'now'>): Promise<void> {
  for (const { key } of limits) {
    await tx
      .updateTable('rate_counters')
      .set({ hits: sql`greatest(hits - 1, 0)` })
      .where('key', '=', key)
      .where('window_start', '=', windowStart(now()))
      .execute()
  }
}

function windowStart(now: number): Date {
  return new Date(Math.floor(now / windowMs) * windowMs)
}

async function forgetOld(tx: Tx, start: Date): Promise<void> {
  await tx
    .deleteFrom('rate_counters')
    .where('window_start', '<', new Date(start.getTime() - keepMs))
    .execute()
}
