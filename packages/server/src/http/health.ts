import { places } from '@sitewright/model/routes/places'
import type { Services } from '../services'
import type { Place } from './mount-places'

/** For load balancers: alive says that the process answers, ready that its database does too. */
export function healthPlaces({ database }: Pick<Services, 'database'>): Place[] {
  return [
    {
      method: 'GET',
      path: places.health,
      on: 'everywhere',
      handle: async ({ reply }) => reply.header('cache-control', 'no-store').send({ status: 'ok' }),
    },
    {
      method: 'GET',
      path: places.ready,
      on: 'everywhere',
      handle: async ({ reply }) => {
        const isReady = await database.isReady()
        const status = isReady ? 'ok' : 'database unavailable'
        return reply
          .header('cache-control', 'no-store')
          .code(isReady ? 200 : 503)
          .send({ status })
      },
    },
  ]
}
