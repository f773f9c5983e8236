import type { Caller } from '../../http/endpoint'
import type { Actor } from './page-context'

/** Calls about pages are admitted on a site's address alone. */
export function actorOf(caller: Caller): Actor {
  if (caller.website === null) throw new Error('a call about pages was admitted where there is no site')
  return { websiteId: caller.website.id, accountId: caller.account?.id ?? null }
}

/** Code that runs for every visitor is a right of its own. */
export function mayInject(caller: Caller): boolean {
  return caller.permissions.has('code.inject')
}
