import { paths } from '@sitewright/model/routes/paths'
import type { Database } from '../storage/database'
import type { Drain } from './drain'
import type { Route } from './mount-routes'

interface HealthParts {
  readonly database: Pick<Database, 'isReady'>
  readonly drain: Pick<Drain, 'isLeaving'>
}

/** For load balancers: alive says that the process answers; ready that its database does too, and that it is not about to end. */
export function healthRoutes({ database, drain }: HealthParts): Route[] {
  return [
    {
      method: 'GET',
      path: paths.health,
      on: 'everywhere',
      handle: async ({ reply }) => reply.header('cache-control', 'no-store').send({ status: 'ok' }),
    },
    {
      method: 'GET',
      path: paths.ready,
      on: 'everywhere',
      handle: async ({ reply }) => {
        const isReady = !drain.isLeaving && (await database.isReady())
        const status = isReady ? 'ok' : drain.isLeaving ? 'stopping' : 'database unavailable'
        return reply
          .header('cache-control', 'no-store')
          .code(isReady ? 200 : 503)
          .send({ status })
      },
    },
  ]
}
