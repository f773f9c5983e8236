import type { SiteConsent } from '../consent/create-consent'
import type { PageContext } from '../context/read-context'
import type { FeatureLoader } from '../features/load-feature'
import type { ClosableTargets } from '../keyboard/closable-targets'
import type { EscapeVisitor } from '../keyboard/listen-to-escape'
import type { Lifecycle } from '../lifecycle/create-lifecycle'

/** What the base script offers to islands, to features fetched later and to the site's own code. */
export interface SiteRuntime {
  readonly lifecycle: Lifecycle
  readonly context: PageContext
  readonly closables: ClosableTargets
  readonly consent: SiteConsent
  /** Who looks at the page; asked of the host once, and only where somebody may be signed in. */
  readonly findVisitor: () => Promise<EscapeVisitor>
  readonly loadFeature: FeatureLoader
  /** Makes the islands of what came into the page later interactive; the answer puts them to rest. */
  readonly wakeIslands: (root: ParentNode) => () => void
  /** Logs it and reports it to the site. */
  readonly noteError: (problem: unknown) => void
  readonly loadDialogs: () => Promise<typeof import('../dialogs/site-dialogs') | undefined>
  readonly loadToasts: () => Promise<typeof import('../dialogs/site-toasts') | undefined>
  readonly loadCalls: () => Promise<typeof import('../data/site-calls') | undefined>
}

declare global {
  interface Window {
    Sitewright?: SiteRuntime
  }
}
