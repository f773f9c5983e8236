import { decidePanelRedirect, hasNoRedirectFlag, noRedirectFlag } from '@sitewright/model/navigation/panel-redirect'
import { isFramed } from '../browser/is-framed'
import type { PageContext } from '../context/read-context'
import { findVisitor, type Visitor } from './find-visitor'

/** Finds out who is signed in, and takes owners to their panel. Undefined where nobody could tell. */
export async function startOwner(context: PageContext): Promise<Visitor | undefined> {
  const visitor = await findVisitor(context)
  if (visitor === undefined) return undefined
  const target = decidePanelRedirect({
    hasAuthenticatedAccount: visitor.isSignedIn,
    websiteRoles: visitor.websiteRoles,
    isTopWindow: !isFramed(),
    hasNoRedirectSessionFlag: keepNoRedirectFlag(),
    isDeveloperMode: context.isOn('developerMode'),
    isCloneable: context.isOn('website', 'cloneable'),
    hostname: location.hostname,
    path: location.pathname,
    queryString: location.search,
  })
  if (target !== undefined) location.replace(target)
  return visitor
}

/** A visit with the flag in its address keeps owners on the site until the tab is closed. */
function keepNoRedirectFlag(): boolean {
  try {
    if (hasNoRedirectFlag(location.search)) sessionStorage.setItem(noRedirectFlag, 'true')
    return sessionStorage.getItem(noRedirectFlag) !== null
  } catch {
    // Storage is forbidden or full: the address alone decides.
    return false
  }
}
