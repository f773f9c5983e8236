import { restockCalls } from '@sitewright/model/calls/restock'
import { fail } from '@sitewright/model/failures/catalog'
import { defineEndpoint, type Endpoint } from '../../../http/endpoint'
import type { RestockRequests } from './requests'

/** For the machines of mail providers, which send a form of either kind; what counts is the address. */
export function restockStopEndpoint(requests: Pick<RestockRequests, 'stop'>): Endpoint {
  return defineEndpoint(restockCalls.stopRestockByOneClick, {
    summary: 'Stop back in stock emails with one click, from their List-Unsubscribe header (RFC 8058)',
    group: 'Storefront',
    access: 'public',
    perMinute: 60,
    bodyLimit: 4096,
    handle: async ({ params: { code }, caller }) => {
      if (caller.website === null) return fail('request.not-found')
      const email = await requests.stop(caller.website.id, code)
      return email === null ? fail('request.not-found') : {}
    },
  })
}
