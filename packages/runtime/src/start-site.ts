import { identityCookies } from '@sitewright/model/accounts/identity-cookies'
import { startUpTexts } from '@sitewright/model/lifecycle/page-chunks'
import { siteContextElementId } from '@sitewright/model/lifecycle/site-context-element'
import { hasJustLoggedOut } from '@sitewright/model/navigation/logout'
import { buildPanelAddress } from '@sitewright/model/navigation/panel-address'
import { readCookie } from './browser/cookies'
import { isFramed } from './browser/is-framed'
import { findLiveContent } from './browser/live-content'
import { holdCode } from './consent/hold-code'
import { openConsent } from './consent/open-consent'
import { type PageContext, readContext } from './context/read-context'
import { watchErrors } from './errors/watch-errors'
import { createFeatureLoader, type FeatureLoader } from './features/load-feature'
import { markNarrowImages } from './images/mark-narrow-images'
import { type IslandsScript, startIslands } from './islands/start-islands'
import { createClosableTargets } from './keyboard/closable-targets'
import { type EscapeVisitor, listenToEscape } from './keyboard/listen-to-escape'
import { createLifecycle } from './lifecycle/create-lifecycle'
import { startMembers } from './members/start-members'
import { startPhoneMenu } from './menu/phone-menu'
import { startOverlays } from './overlays/start-overlays'
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
  let asked: Promise<EscapeVisitor | undefined> | undefined
  async function findVisitor(): Promise<EscapeVisitor> {
    asked ??= askForVisitor(context, loadFeature)
    const visitor = await asked
    // Not kept: once the connection is back an owner is known as one.
    if (visitor === undefined) asked = undefined
    return visitor ?? anonymous
  }
  const importIslands = () =>
    loadFeature<IslandsScript>({
      trigger: 'islands',
      address: islandsAddress,
      load: () => import(/* @vite-ignore */ islandsAddress),
    })
  const site: SiteRuntime = {
    lifecycle,
    context,
    closables,
    consent: openConsent(context),
    findVisitor,
    loadFeature,
    noteError,
    wakeIslands: (root) => startIslands({ root, importScript: importIslands, reportError: noteError }),
    loadDialogs: () => loadFeature({ trigger: 'dialogs', load: () => import('./dialogs/site-dialogs') }),
    loadToasts: () => loadFeature({ trigger: 'toasts', load: () => import('./dialogs/site-toasts') }),
    loadCalls: () => loadFeature({ trigger: 'calls', load: () => import('./data/site-calls') }),
  }
  window.Sitewright = Object.freeze(site)
  const content = findLiveContent(document)

  lifecycle.addInitialiser(() => holdCode(site.consent, loadFeature))
  lifecycle.addInitialiser(() => startPhoneMenu(document, closables))
  lifecycle.addInitialiser(() => site.wakeIslands(content))
  lifecycle.addInitialiser(() => markNarrowImages(content))
  lifecycle.addInitialiser(() => startKeyboard(site))
  lifecycle.addInitialiser(() => startOverlays(site))
  lifecycle.addInitialiser(() => startRareFeatures(site, content))
  lifecycle.addInitialiser(() => listenToReturn(site))
  // In a task of its own: the browser may paint and answer between reading the script and starting the page.
  setTimeout(() => lifecycle.start())
}

async function askForVisitor(context: PageContext, loadFeature: FeatureLoader): Promise<EscapeVisitor | undefined> {
  // The crumb comes with a session: without it nobody is signed in, and nobody need ask.
  const mayBeSignedIn =
    readCookie(identityCookies.crumb) !== undefined || context.read('authenticatedAccount') !== undefined
  if (!mayBeSignedIn) return anonymous
  const load = async () => (await import('./owner/start-owner')).startOwner(context)
  return loadFeature({ trigger: 'owner', load })
}

function startKeyboard({ context, closables, loadFeature, findVisitor }: SiteRuntime): () => void {
  findVisitor()
  return listenToEscape({
    keys: document,
    targets: closables,
    findVisitor,
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

function startRareFeatures(site: SiteRuntime, content: ParentNode): () => void {
  const { context, consent, closables, loadFeature, noteError } = site
  const endings: Promise<(() => void) | undefined>[] = []
  if (hasJustLoggedOut(location.search)) {
    const load = async () => (await import('./owner/logout-notice')).showLogoutNotice()
    endings.push(loadFeature({ trigger: 'logout notice', load }))
  }
  if (document.querySelector('[data-members]')) {
    const hasSession = readCookie(identityCookies.siteUserInfo) !== undefined
    endings.push(Promise.resolve(startMembers({ hasSession, loadFeature })))
  }
  if (context.read('googleFonts') !== undefined) {
    const load = async () => (await import('./fonts/load-fonts')).loadFonts(context, consent)
    endings.push(loadFeature({ trigger: 'fonts', load }))
  }
  if (content.querySelector('[data-gallery]')) {
    const load = async () => (await import('./galleries/start-galleries')).startGalleries(content, closables)
    endings.push(loadFeature({ trigger: 'gallery', load }))
  }
  if (content.querySelector('[data-src]')) {
    const load = async () => (await import('./images/start-images')).startImages(content)
    endings.push(loadFeature({ trigger: 'images', load }))
  }
  if (content.querySelector('[data-video]')) {
    const load = async () => (await import('./video/start-videos')).startVideos(document)
    endings.push(loadFeature({ trigger: 'video', load }))
  }
  if (context.read('websiteSettings', 'typekitId') !== undefined) {
    const load = async () => (await import('./fonts/load-typekit')).loadTypekit({ context, consent, noteError })
    endings.push(loadFeature({ trigger: 'typekit', load }))
  }
  if (document.querySelector('[data-tooltip]')) {
    const load = async () => (await import('./tooltips/start-tooltips')).startTooltips(document)
    endings.push(loadFeature({ trigger: 'tooltips', load }))
  }
  if (content.querySelector('[data-background-video]')) {
    const load = async () => (await import('./video/background-videos')).startBackgroundVideos(content)
    endings.push(loadFeature({ trigger: 'background videos', load }))
  }
  return () => {
    for (const ending of endings) ending.then((end) => end?.())
  }
}

/** A page that the browser kept whole comes back as it was left: what lay over it then is closed. */
function listenToReturn({ closables, consent }: SiteRuntime): () => void {
  function onShow(event: PageTransitionEvent): void {
    if (!event.persisted) return
    closables.closeAll()
    consent.refresh()
  }
  window.addEventListener('pageshow', onShow)
  return () => window.removeEventListener('pageshow', onShow)
}

function setTimer(run: () => void, delayMs: number): () => void {
  const timer = setTimeout(run, delayMs)
  return () => clearTimeout(timer)
}
