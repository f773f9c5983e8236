import { isUniqueViolation } from '../storage/storage-errors'
import type { Attempt, JobServices } from './attempt'
import { pauseAfter } from './backoff'
import type { ClaimedJob } from './claim-rows'
import { AttemptStopped, guardLease } from './guard-lease'
import { type JobHandler, JobRefused, LeaseLost } from './job-kind'
import { planRecurring } from './recurring'
import { buryHeld, deleteHeld, type HeldJob, releaseHeld, storeProgress } from './rows'

const longestError = 2_000

/** How an attempt ended. */
export type Outcome = 'done' | 'again' | 'dead' | 'given back' | 'lost'

/** One attempt at one taken job: runs its handler and stores how it ended. Throws only when the database is gone. */
export async function runJob(services: JobServices, attempt: Attempt): Promise<Outcome> {
  const { database, now } = services
  const { handler, claimed } = attempt
  const job: HeldJob = { ...claimed, leaseToken: attempt.leaseToken }
  const ended = await tryHandler(services, attempt, job)
  if (ended === 'finished') {
    if (handler.everyMs !== undefined) await database.platform((tx) => planRecurring(tx, services, handler))
    return 'done'
  }
  if (ended === 'returned') {
    return database.platform(async (tx) => {
      if (!(await deleteHeld(tx, job))) return 'lost'
      await planRecurring(tx, services, handler)
      return 'done'
    })
  }
  return storeFailure(services, handler, { claimed, job, error: ended.error, at: new Date(now()) })
}

type Ended = 'returned' | 'finished' | { readonly error: unknown }

async function tryHandler(services: JobServices, attempt: Attempt, job: HeldJob): Promise<Ended> {
  const { handler, claimed } = attempt
  const parsed = handler.kind.payload.safeParse(claimed.payload)
  if (!parsed.success) {
    return { error: new JobRefused(`This task’s data can’t be read: ${parsed.error.message}`) }
  }
  const guard = guardLease(services, attempt, job)
  let isFinished = false
  try {
    await guard.waitFor(
      handler.run({
        id: claimed.id,
        websiteId: claimed.websiteId === '' ? null : claimed.websiteId,
        key: claimed.key,
        payload: parsed.data,
        attempt: claimed.attempt,
        signal: guard.signal,
        async finish(tx) {
          if (!(await deleteHeld(tx, job))) throw new LeaseLost('Another process has taken over this task.')
          isFinished = true
        },
        report: ({ done, total }) => services.database.platform((tx) => storeProgress(tx, job, done, total)),
      }),
    )
    return isFinished ? 'finished' : 'returned'
  } catch (error) {
    return { error }
  }
}

interface FailedAttempt {
  readonly claimed: ClaimedJob
  readonly job: HeldJob
  readonly error: unknown
  readonly at: Date
}

async function storeFailure(services: JobServices, handler: JobHandler, failed: FailedAttempt): Promise<Outcome> {
  const { claimed, job, error, at } = failed
  if (error instanceof LeaseLost) return 'lost'
  if (error instanceof AttemptStopped) {
    await release(services, job, { runAt: at, error: null, countsAttempt: false })
    return 'given back'
  }
  const { retry } = handler.kind
  const text = describeError(error)
  const fields = { kind: claimed.kind, jobId: claimed.id, websiteId: claimed.websiteId, attempt: claimed.attempt }
  if (error instanceof JobRefused || claimed.attempt >= retry.maxAttempts) {
    services.log.error({ ...fields, error: text }, 'A job failed permanently')
    await services.database.platform(async (tx) => {
      await buryHeld(tx, job, text, at)
      await planRecurring(tx, services, handler)
    })
    return 'dead'
  }
  services.log.warn({ ...fields, error: text }, 'A job failed and will be retried')
  const runAt = new Date(at.getTime() + pauseAfter(claimed.attempt, retry, services.randomBytes))
  await release(services, job, { runAt, error: text, countsAttempt: true })
  return 'again'
}

/** Somebody may add a job of the same key between looking for one and putting this back: then it is looked for again. */
async function release(services: JobServices, job: HeldJob, to: Parameters<typeof releaseHeld>[2]): Promise<void> {
  const once = () => services.database.platform((tx) => releaseHeld(tx, job, to))
  await once().catch((error: unknown) => {
    if (isUniqueViolation(error)) return once()
    throw error
  })
}

function describeError(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  // Line ends and zero bytes: the former would forge lines of a log, the latter no text column takes.
  return text.replace(/\p{Cc}+/gu, ' ').slice(0, longestError) || 'The task failed without an error message.'
}
