import { z } from 'zod'
import { id } from '../id'
import { jobList, jobStates } from '../jobs/job-answers'
import { api } from '../routes/api'
import { defineCalls } from './define-calls'
import { nothing } from './no-content'

const params = z.strictObject({ jobId: id })
const retried = z.strictObject({ retried: z.number().int() })

export const jobCalls = defineCalls({
  listJobs: {
    method: 'GET',
    path: api.jobs,
    query: z.strictObject({
      state: z.enum(jobStates).optional(),
      before: id.optional(),
      limit: z.coerce.number<number>().int().min(1).max(200).default(50),
    }),
    answer: jobList,
  },
  retryJobs: { method: 'POST', path: api.jobsRetry, answer: retried },
  retryJob: { method: 'POST', path: api.jobRetry, params, answer: retried },
  deleteJob: { method: 'DELETE', path: api.job, params, answer: nothing },
})
