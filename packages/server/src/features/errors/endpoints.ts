import { errorReportBody } from '@sitewright/model/analytics/error-reports'
import { api } from '@sitewright/model/routes/api'
import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import type { Log } from '../../services'

/** Ten reports of the longest kind, with room for what JSON adds. */
const bodyLimit = 256 * 1024
const loggedStackLength = 500

/** Errors of visitors' browsers become lines of the log, each of bounded length, and are stored nowhere. */
export function errorsEndpoints(log: Log): Endpoint[] {
  return [
    defineEndpoint({
      id: 'recordJavascriptErrors',
      method: 'POST',
      path: api.recordErrors,
      summary: 'Report errors that a page met in the browser.',
      group: 'Events',
      access: 'public',
      perMinute: 30,
      body: errorReportBody,
      bodyLimit,
      status: 204,
      answer: z.strictObject({}),
      handle: async ({ body, caller }) => {
        for (const { message, stack, url } of body) {
          const fields = { websiteId: caller.website?.id ?? null, message, stack: stack.slice(0, loggedStackLength) }
          log.warn({ ...fields, path: pathOf(url) }, 'a page met an error')
        }
        return {}
      },
    }),
  ]
}

/** Without its query, which may hold what a visitor typed. */
function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : ''
}
