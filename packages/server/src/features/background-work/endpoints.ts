import { jobCalls } from '@sitewright/model/calls/background-work'
import { fail, type Result } from '@sitewright/model/failures/catalog'
import type { JobSummary } from '@sitewright/model/jobs/job-answers'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import type { JobHandler, JobKind } from '../../jobs/job-kind'
import type { Services } from '../../services/services'
import { countSiteJobs, deleteJob, listSiteJobs, reviveDead, type StoredJob } from './rows'

const group = 'Tasks'
const access = 'settings.edit'

/** The site's own jobs: what waits, what is under way, and what failed for good. */
export function backgroundWorkEndpoints(services: Services, handlers: readonly JobHandler[]): Endpoint[] {
  const { database, jobs, now } = services
  const kinds = new Map(handlers.map(({ kind }) => [kind.name, kind]))

  async function retry(websiteId: string, jobId: string | null): Promise<Result<{ retried: number }>> {
    const retried = await database.site(websiteId, async (tx) => {
      const count = await reviveDead(tx, websiteId, new Date(now()), jobId)
      if (count > 0) await jobs.wake(tx)
      return count
    })
    return retried === 0 && jobId !== null ? fail('request.not-found') : { retried }
  }

  return [
    defineEndpoint(jobCalls.listJobs, {
      summary: 'List tasks, newest first',
      group,
      access,
      handle: async ({ query, caller }) => {
        if (caller.website === null) return fail('request.not-found')
        const websiteId = caller.website.id
        const page = { state: query.state ?? null, before: query.before ?? null, limit: query.limit }
        return database.site(websiteId, async (tx) => {
          const listed = await listSiteJobs(tx, websiteId, page)
          const next = listed.length === page.limit ? (listed.at(-1)?.id ?? null) : null
          return {
            jobs: listed.map((job) => summarize(job, kinds.get(job.kind))),
            counts: await countSiteJobs(tx, websiteId),
            next,
          }
        })
      },
    }),
    defineEndpoint(jobCalls.retryJobs, {
      summary: 'Retry all failed tasks',
      group,
      access,
      handle: async ({ caller }) =>
        caller.website === null ? fail('request.not-found') : retry(caller.website.id, null),
    }),
    defineEndpoint(jobCalls.retryJob, {
      summary: 'Retry a failed task',
      group,
      access,
      handle: async ({ params: { jobId }, caller }) =>
        caller.website === null ? fail('request.not-found') : retry(caller.website.id, jobId),
    }),
    defineEndpoint(jobCalls.deleteJob, {
      summary: 'Delete a task that isn’t running, without doing it',
      group,
      access,
      handle: async ({ params: { jobId }, caller }) => {
        if (caller.website === null) return fail('request.not-found')
        const websiteId = caller.website.id
        const isGone = await database.site(websiteId, (tx) => deleteJob(tx, websiteId, jobId))
        return isGone ? {} : fail('request.not-found')
      },
    }),
  ]
}

function summarize({ payload, ...job }: StoredJob, kind: JobKind | undefined): JobSummary {
  const read = kind?.payload.safeParse(payload)
  return {
    ...job,
    label: kind?.label ?? job.kind,
    detail: read?.success ? (kind?.describe?.(read.data) ?? '') : '',
    createdAt: job.createdAt.toISOString(),
    at: job.at.toISOString(),
  }
}
