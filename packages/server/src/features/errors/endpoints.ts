import { errorCalls } from '@sitewright/model/calls/errors'
import type { Log } from '../../ground/log'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'

/** Ten reports of the longest kind, with room for what JSON adds. */
const bodyLimit = 256 * 1024
const logged = { message: 500, stack: 500, path: 200 } as const

/** Errors of visitors' browsers become lines of the log, each of bounded length under one name, and are stored nowhere. */
export function errorsEndpoints(log: Log): Endpoint[] {
  return [
    defineEndpoint(errorCalls.recordJavascriptErrors, {
      summary: 'Report browser errors from a page',
      group: 'Events',
      access: 'public',
      perMinute: 30,
      bodyLimit,
      handle: async ({ body, caller }) => {
        for (const { message, stack, url } of body) {
          const report = {
            message: message.slice(0, logged.message),
            stack: stack.slice(0, logged.stack),
            path: pathOf(url).slice(0, logged.path),
          }
          log.warn({ websiteId: caller.website?.id ?? null, report }, 'a page reported an error')
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
