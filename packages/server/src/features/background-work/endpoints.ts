import { fail, type Result } from '@sitewright/model/failures/catalogue'
import { id } from '@sitewright/model/id'
import { type JobSummary, jobList, jobStates } from '@sitewright/model/jobs/job-answers'
import { api } from '@sitewright/model/routes/api'
import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import type { JobHandler, JobKind } from '../../jobs/job-kind'
import type { Services } from '../../services'
import { countSiteJobs, deleteJob, listSiteJobs, reviveDead, type StoredJob } from './rows'

const group = 'Background work'
const access = 'settings.edit'
const params = z.strictObject({ jobId: id })

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
    defineEndpoint({
      id: 'listJobs',
      method: 'GET',
      path: api.jobs,
      summary: 'List the background work of the site, newest first.',
      group,
      access,
      query: z.strictObject({
        state: z.enum(jobStates).optional(),
        before: id.optional(),
        limit: z.coerce.number().int().min(1).max(200).default(50),
      }),
      answer: jobList,
      handle: async ({ query, caller }) => {
        if (caller.website === null) return fail('request.not-found')
        const websiteId = caller.website.id
        const page = { state: query.state ?? null, before: query.before ?? null, limit: query.limit }
        return database.site(websiteId, async (tx) => {
          const listed = await listSiteJobs(tx, websiteId, page)
          const next = listed.length === page.limit ? (listed.at(-1)?.id ?? null) : null
          return {
            jobs: listed.map((job) => summarise(job, kinds.get(job.kind))),
            counts: await countSiteJobs(tx, websiteId),
            next,
          }
        })
      },
    }),
    defineEndpoint({
      id: 'retryJobs',
      method: 'POST',
      path: api.jobsRetry,
      summary: 'Try everything again that failed for good.',
      group,
      access,
      answer: z.strictObject({ retried: z.number().int() }),
      handle: async ({ caller }) =>
        caller.website === null ? fail('request.not-found') : retry(caller.website.id, null),
    }),
    defineEndpoint({
      id: 'retryJob',
      method: 'POST',
      path: api.jobRetry,
      summary: 'Try one piece of work again that failed for good.',
      group,
      access,
      params,
      answer: z.strictObject({ retried: z.number().int() }),
      handle: async ({ params: { jobId }, caller }) =>
        caller.website === null ? fail('request.not-found') : retry(caller.website.id, jobId),
    }),
    defineEndpoint({
      id: 'deleteJob',
      method: 'DELETE',
      path: api.job,
      summary: 'Take background work off the list for good, without doing it. What is under way stays.',
      group,
      access,
      params,
      answer: z.strictObject({}),
      handle: async ({ params: { jobId }, caller }) => {
        if (caller.website === null) return fail('request.not-found')
        const websiteId = caller.website.id
        const isGone = await database.site(websiteId, (tx) => deleteJob(tx, websiteId, jobId))
        return isGone ? {} : fail('request.not-found')
      },
    }),
  ]
}

function summarise({ payload, ...job }: StoredJob, kind: JobKind | undefined): JobSummary {
  const read = kind?.payload.safeParse(payload)
  return {
    ...job,
    label: kind?.label ?? job.kind,
    detail: read?.success ? (kind?.describe?.(read.data) ?? '') : '',
    createdAt: job.createdAt.toISOString(),
    at: job.at.toISOString(),
  }
}
