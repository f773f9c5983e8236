import { identityCookies } from '@sitewright/model/accounts/identity-cookies'
import { startUpTexts } from '@sitewright/model/lifecycle/page-chunks'
import { siteContextElementId } from '@sitewright/model/lifecycle/site-context-element'
import { hasJustLoggedOut } from '@sitewright/model/navigation/logout'
import { buildPanelAddress } from '@sitewright/model/navigation/panel-address'
import { readCookie } from './browser/cookies'
import { isFramed } from './browser/is-framed'
import { readContext } from './context/read-context'
import { watchErrors } from './errors/watch-errors'
import { createFeatureLoader } from './features/load-feature'
import { type IslandsScript, startIslands } from './islands/start-islands'
import { createClosableTargets } from './keyboard/closable-targets'
import { type EscapeVisitor, listenToEscape } from './keyboard/listen-to-escape'
import { createLifecycle } from './lifecycle/create-lifecycle'
import { startPhoneMenu } from './menu/phone-menu'
import type { SiteRuntime } from './site-runtime'

const anonymous: EscapeVisitor = { isSignedIn: false, mayOpenPanel: false }

/** All of the page's wiring. What few pages need is fetched by those that do. */
export function startSite(islandsAddress: string): void {
  if (window.Sitewright) {
    console.error(startUpTexts.secondRun)
    return
  }
  const context = readContext(document.getElementById(siteContextElementId)?.textContent)
  const closables = createClosableTargets()
  const loadFeature = createFeatureLoader({ warn: (text, error) => console.warn(text, error), setTimer })
  const errors = watchErrors({
    window,
    now: Date.now,
    loadReporter: () =>
      import('./errors/error-reporter').then(({ createErrorReporter, sendErrorReports }) =>
        createErrorReporter({ send: sendErrorReports, setTimer }),
      ),
  })
  function noteError(problem: unknown): void {
    console.error(problem)
    errors.note(problem)
  }
  const lifecycle = createLifecycle({ error: noteError })
  const site: SiteRuntime = {
    lifecycle,
    context,
    closables,
    loadFeature,
    noteError,
    loadDialogs: () => loadFeature({ trigger: 'dialogs', load: () => import('./dialogs/site-dialogs') }),
    loadCalls: () => loadFeature({ trigger: 'calls', load: () => import('./data/site-calls') }),
  }
  window.Sitewright = Object.freeze(site)

  lifecycle.addInitialiser(() => startPhoneMenu(document, closables))
  lifecycle.addInitialiser(() =>
    startIslands({
      root: document,
      importScript: () =>
        loadFeature<IslandsScript>({
          trigger: 'islands',
          address: islandsAddress,
          load: () => import(/* @vite-ignore */ islandsAddress),
        }),
      reportError: noteError,
    }),
  )
  lifecycle.addInitialiser(() => startKeyboard(site))
  lifecycle.addInitialiser(() => startRareFeatures(site))
  lifecycle.addInitialiser(() => listenToReturn(site))
  lifecycle.start()
}

function startKeyboard({ context, closables, loadFeature }: SiteRuntime): () => void {
  // The crumb comes with a session: without it nobody is signed in, and nobody need ask.
  const mayBeSignedIn =
    readCookie(identityCookies.crumb) !== undefined || context.read('authenticatedAccount') !== undefined
  const visitor = mayBeSignedIn
    ? loadFeature({
        trigger: 'owner',
        load: async () => (await import('./owner/start-owner')).startOwner(context),
      })
    : Promise.resolve(undefined)
  return listenToEscape({
    keys: document,
    targets: closables,
    findVisitor: async () => (await visitor) ?? anonymous,
    isEscapeToLoginOn: context.isOn('websiteSettings', 'escapeToLogin'),
    act(action) {
      if (action === 'log-out') {
        loadFeature({ trigger: 'logout', load: async () => (await import('./owner/log-out')).logOut() })
        return
      }
      // In its frame the page leaves the key to the panel around it.
      if (isFramed()) return
      if (action === 'open-panel') location.assign(buildPanelAddress(location.pathname + location.search))
      else
        loadFeature({
          trigger: 'login',
          load: async () => (await import('./owner/login-dialog')).showLoginDialog(context),
        })
    },
  })
}

function startRareFeatures({ context, loadFeature }: SiteRuntime): () => void {
  const endings: Promise<(() => void) | undefined>[] = []
  if (hasJustLoggedOut(location.search)) {
    const load = async () => (await import('./owner/logout-notice')).showLogoutNotice()
    endings.push(loadFeature({ trigger: 'logout notice', load }))
  }
  if (context.read('googleFonts') !== undefined) {
    const load = async () => (await import('./fonts/load-fonts')).loadFonts(context)
    endings.push(loadFeature({ trigger: 'fonts', load }))
  }
  return () => {
    for (const ending of endings) ending.then((end) => end?.())
  }
}

/** A page that the browser kept whole comes back as it was left: what lay over it then is closed. */
function listenToReturn({ closables }: SiteRuntime): () => void {
  const onShow = (event: PageTransitionEvent) => event.persisted && closables.closeAll()
  window.addEventListener('pageshow', onShow)
  return () => window.removeEventListener('pageshow', onShow)
}

function setTimer(run: () => void, delayMs: number): () => void {
  const timer = setTimeout(run, delayMs)
  return () => clearTimeout(timer)
}
