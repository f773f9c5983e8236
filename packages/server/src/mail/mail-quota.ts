import type { Settings } from '../ground/settings'
import type { Clock } from '../ground/time-and-chance'
import { addTry, countTries, takeTryBack } from '../security/try-rows'
import type { Tx } from '../storage/database'
import { findOwnerId } from './quota-rows'

const dayMs = 24 * 60 * 60_000

interface QuotaServices extends Pick<Clock, 'now'> {
  readonly settings: Pick<Settings, 'MAILS_PER_SITE_PER_DAY' | 'MAILS_PER_ACCOUNT_PER_DAY'>
}

interface Quota {
  readonly key: string
  readonly windowStart: Date
  readonly max: number
}

/** Of the site, and of all sites of the account that owns it. Days are those of UTC. */
async function listQuotas(tx: Tx, { now, settings }: QuotaServices, websiteId: string): Promise<Quota[]> {
  const windowStart = new Date(Math.floor(now() / dayMs) * dayMs)
  const owner = await findOwnerId(tx, websiteId)
  return [
    { key: `mails site ${websiteId}`, windowStart, max: settings.MAILS_PER_SITE_PER_DAY },
    { key: `mails account ${owner}`, windowStart, max: settings.MAILS_PER_ACCOUNT_PER_DAY },
  ]
}

/** Counts one mail. When there is no room left it is not counted, and the answer is when there will be. */
export async function takeMailPlace(tx: Tx, services: QuotaServices, websiteId: string): Promise<Date | null> {
  const quotas = await listQuotas(tx, services, websiteId)
  const counts: number[] = []
  for (const quota of quotas) counts.push(await addTry(tx, quota))
  if (quotas.every(({ max }, index) => (counts[index] ?? 0) <= max)) return null
  for (const quota of quotas) await takeTryBack(tx, quota)
  return new Date((Math.floor(services.now() / dayMs) + 1) * dayMs)
}

/** For who would wait for the mail: they are told rather than left waiting. */
export async function siteHasMailsLeft(tx: Tx, services: QuotaServices, websiteId: string): Promise<boolean> {
  for (const quota of await listQuotas(tx, services, websiteId)) {
    if ((await countTries(tx, quota)) >= quota.max) return false
  }
  return true
}
