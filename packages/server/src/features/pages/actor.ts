import type { Caller } from '../../http/endpoint'
import { siteOf } from '../../http/site-of'
import type { Actor } from './page-context'

export function actorOf(caller: Caller): Actor {
  return { websiteId: siteOf(caller), accountId: caller.account?.id ?? null }
}

/** Code that runs for every visitor is a right of its own. */
export function mayInject(caller: Caller): boolean {
  return caller.permissions.has('code.inject')
}
