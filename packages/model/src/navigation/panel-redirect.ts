import { isOnlyViewer } from '../accounts/roles'
import { parseQueryString } from '../links/query-string'
import { buildPanelAddress } from './panel-address'

/** Query flag, and the key of the browser-tab session flag that visiting with it sets. */
export const noRedirectFlag = 'noredirect'

export interface RedirectSituation {
  hasAuthenticatedAccount: boolean
  /** The account's role numbers on this site. */
  websiteRoles: readonly number[]
  isTopWindow: boolean
  hasNoRedirectSessionFlag: boolean
  isDeveloperMode: boolean
  isCloneable: boolean
  hostname: string
  path: string
  /** With its question mark, or empty. */
  queryString: string
}

/** The panel's address when this visit belongs there, and nothing when the page stays. */
export function decidePanelRedirect(situation: RedirectSituation): string | undefined {
  const staysOnPage =
    !situation.hasAuthenticatedAccount ||
    isOnlyViewer(situation.websiteRoles) ||
    !situation.isTopWindow ||
    hasNoRedirectFlag(situation.queryString) ||
    situation.hasNoRedirectSessionFlag ||
    isLocalHost(situation.hostname) ||
    situation.isDeveloperMode ||
    situation.isCloneable
  return staysOnPage ? undefined : buildPanelAddress(situation.path + situation.queryString)
}

export function hasNoRedirectFlag(queryString: string): boolean {
  return parseQueryString(queryString).has(noRedirectFlag)
}

const localHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

export function isLocalHost(hostname: string): boolean {
  const name = hostname.toLowerCase()
  return localHosts.has(name) || name.endsWith('.local')
}
