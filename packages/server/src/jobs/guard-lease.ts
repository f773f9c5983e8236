import type { Attempt, JobServices } from './attempt'
import { LeaseLost } from './job-kind'
import { type HeldJob, renewLease } from './rows'

/** Well before the lease ends, so that one slow answer of the database does not lose it. */
const renewEveryMs = 15_000
/** How long a handler has to end after it was told to. */
const endingMs = 3_000

export class AttemptStopped extends Error {
  override readonly name = 'AttemptStopped'
}

/** Holds the lease while the handler runs, and tells it to end when the time is up, the lease is lost or the process stops. */
export function guardLease(services: JobServices, attempt: Attempt, job: HeldJob) {
  const ending = new AbortController()
  const { timeLimitMs } = attempt.handler.kind
  const tooLong = () => ending.abort(new Error(`The task took longer than ${timeLimitMs / 1000} seconds.`))
  const stop = () => ending.abort(new AttemptStopped('The server is stopping.'))
  const timers = [setTimeout(tooLong, timeLimitMs), setInterval(() => void renew(), renewEveryMs)]
  attempt.stopping.addEventListener('abort', stop)
  if (attempt.stopping.aborted) stop()

  async function renew(): Promise<void> {
    // A database that does not answer may come back before the lease ends.
    const isHeld = await services.database.platform((tx) => renewLease(tx, job)).catch(() => true)
    if (!isHeld) ending.abort(new LeaseLost('Another process has taken over this task.'))
  }

  return {
    signal: ending.signal,
    /** The work's own end; or why it was stopped, when it does not end soon after that. */
    async waitFor(work: Promise<void>): Promise<void> {
      let last: NodeJS.Timeout | undefined
      const stopped = new Promise<never>((_resolve, reject) => {
        const giveUp = () => {
          last = setTimeout(() => reject(ending.signal.reason), endingMs)
        }
        if (ending.signal.aborted) giveUp()
        else ending.signal.addEventListener('abort', giveUp)
      })
      try {
        await Promise.race([work, stopped])
      } catch (error) {
        throw ending.signal.aborted ? ending.signal.reason : error
      } finally {
        clearTimeout(last)
        for (const timer of timers) clearInterval(timer)
        attempt.stopping.removeEventListener('abort', stop)
      }
    },
  }
}
