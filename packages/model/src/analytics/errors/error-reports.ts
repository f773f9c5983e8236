import { z } from 'zod'
import { errorReportLimits as limits } from './error-report-queue'

const errorReport = z.strictObject({
  message: z.string().max(limits.maxMessageLength),
  stack: z.string().max(limits.maxStackLength).default(''),
  url: z.string().max(limits.maxUrlLength).default(''),
  ts: z.number(),
})

/** Body of an error-report call. */
export const errorReportBody = z.array(errorReport).max(limits.maxQueued)
