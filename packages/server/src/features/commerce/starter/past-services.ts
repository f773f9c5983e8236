import type { JobHandler } from '../../../jobs/job-kind'
import type { Jobs } from '../../../jobs/jobs'
import type { Services } from '../../../services/services'

interface DueJob {
  readonly id: string
  readonly kind: string
  readonly websiteId: string | null
  readonly key: string
  readonly runAt: number
  readonly payload: unknown
}

export interface Past {
  /** The same services at another time. Work that is due by now waits for `catchUp`, later work for its time. */
  readonly services: Services
  /** Never back: what comes later in a story was done later. */
  moveTo(time: number): void
  /** Does the work that has become due, each at its time; what nobody handles is left undone. */
  catchUp(handlers: readonly JobHandler[]): Promise<void>
}

/** Lets what is made now have happened before, through the services that it would have happened through. */
export function createPast(services: Services, start: number): Past {
  const end = services.now()
  let time = start
  const due: DueJob[] = []
  const jobs: Jobs = {
    ...services.jobs,
    async add(tx, job) {
      const runAt = job.runAt?.getTime() ?? time
      if (runAt > end) return services.jobs.add(tx, job)
      const id = services.newId()
      due.push({ id, kind: job.kind.name, websiteId: job.websiteId, key: job.key ?? id, runAt, payload: job.payload })
      return id
    },
  }
  return {
    services: { ...services, jobs, now: () => time },
    moveTo(next) {
      time = Math.min(Math.max(time, next), end)
    },
    async catchUp(handlers) {
      for (let job = takeFirst(due, time); job !== null; job = takeFirst(due, time)) {
        const handler = handlers.find(({ kind }) => kind.name === job?.kind)
        await handler?.run({ ...job, attempt: 1, signal: new AbortController().signal, ...noQueue })
      }
    },
  }
}

/** It was never in the queue, so nothing there has an end or waits for one. */
const noQueue = { finish: async () => {}, report: async () => {} }

function takeFirst(due: DueJob[], until: number): DueJob | null {
  const [first] = due.filter(({ runAt }) => runAt <= until).toSorted((one, other) => one.runAt - other.runAt)
  if (first === undefined) return null
  due.splice(due.indexOf(first), 1)
  return first
}
