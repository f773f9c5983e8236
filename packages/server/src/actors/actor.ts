import type { Caller } from '../http/endpoint'
import { siteOf } from '../http/site-of'

/** Who changes something of which site. */
export interface Actor {
  readonly websiteId: string
  readonly accountId: string | null
}

export function actorOf(caller: Caller): Actor {
  return { websiteId: siteOf(caller), accountId: caller.account?.id ?? null }
}

/** What visitors wrote is read by those of the inbox alone. */
export function mayReadInbox(caller: Caller): boolean {
  return caller.permissions.has('forms.read')
}

/** Code that runs for every visitor is a right of its own. */
export function mayInject(caller: Caller): boolean {
  return caller.permissions.has('code.inject')
}
