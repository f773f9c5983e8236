import { identityCookies } from '@sitewright/model/accounts/identity-cookies'
import { listChunksOfPage, startUpTexts } from '@sitewright/model/lifecycle/page-chunks'
import { siteContextElementId } from '@sitewright/model/lifecycle/site-context-element'
import { hasJustLoggedOut } from '@sitewright/model/navigation/logout'
import { buildPanelAddress } from '@sitewright/model/navigation/panel-address'
import type { PageType } from '@sitewright/model/reference/pages'
import { readCookie } from './browser/cookies'
import { isFramed } from './browser/is-framed'
import { listLiveContent } from './browser/live-content'
import { holdCode } from './consent/hold-code'
import { openConsent } from './consent/open-consent'
import { type PageContext, readContext } from './context/read-context'
import { readTexts } from './context/read-texts'
import { watchErrors } from './errors/watch-errors'
import { applyOverrides } from './experiments/apply-overrides'
import { loadCommerce } from './features/load-commerce'
import { createFeatureLoader, type FeatureLoader } from './features/load-feature'
import { outboxKey } from './forms/outbox-key'
import { type IslandsScript, startIslands } from './islands/start-islands'
import { createClosableTargets } from './keyboard/closable-targets'
import { isVisitorsEscape } from './keyboard/is-visitors-escape'
import { type EscapeVisitor, listenToEscape } from './keyboard/listen-to-escape'
import { createLifecycle } from './lifecycle/create-lifecycle'
import { startMembers } from './members/start-members'
import { startHeaderFolders } from './menu/header-folders'
import { startPhoneMenu } from './menu/phone-menu'
import { startOverlays } from './overlays/start-overlays'
import type { SiteRuntime } from './site/site-runtime'

const anonymous: EscapeVisitor = { isSignedIn: false, mayOpenPanel: false }

/** All of the page's wiring. What few pages need is fetched by those that do. */
export function startSite(islandsAddress: string): void {
  if (window.Sitewright) {
    console.error(startUpTexts.secondRun)
    return
  }
  const context = readContext(document.getElementById(siteContextElementId)?.textContent)
  try {
    applyOverrides(context, location.search, sessionStorage)
  } catch {
    // A browser that keeps nothing overrides nothing.
  }
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
  const contents = listLiveContent(document)

  lifecycle.addInitializer(() => holdCode(site.consent, loadFeature))
  lifecycle.addInitializer(() => startPhoneMenu(document, closables))
  lifecycle.addInitializer(() => startHeaderFolders(document, closables))
  for (const content of contents) lifecycle.addInitializer(() => site.wakeIslands(content))
  lifecycle.addInitializer(() => startKeyboard(site))
  lifecycle.addInitializer(() => startOverlays(site))
  lifecycle.addInitializer(() => startRareFeatures(site))
  lifecycle.addInitializer(() => sendWhatWaits(site))
  for (const content of contents) lifecycle.addInitializer(() => startBlocks(site, content))
  lifecycle.addInitializer(() => listenToReturn(site))
  // In a task of its own: the browser may paint and answer between reading the script and starting the page.
  setTimeout(() => lifecycle.start())
}

async function askForVisitor(context: PageContext, loadFeature: FeatureLoader): Promise<EscapeVisitor | undefined> {
  // Without the mark of a contributor, or in the panel's frame the crumb, nobody is signed in, and nobody need ask.
  const mayBeSignedIn =
    readCookie(identityCookies.isMarked) !== undefined ||
    (isFramed() && readCookie(identityCookies.crumb) !== undefined) ||
    context.read('authenticatedAccount') !== undefined
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
    isVisitors: isVisitorsEscape,
    act(action) {
      if (action === 'log-out') {
        loadFeature({ trigger: 'logout', load: async () => (await import('./owner/log-out')).logOut(context) })
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

/** Forms that were sent without a connection go as soon as there is one, from whichever page of the site is open then. */
function sendWhatWaits(site: SiteRuntime): () => void {
  let timer = 0
  async function send(): Promise<void> {
    clearTimeout(timer)
    if (isFramed() || !navigator.onLine || !hasKeptForms()) return
    const load = async () => (await import('./forms/send-kept-forms')).sendKeptForms(site)
    const isAllSent = await site.loadFeature({ trigger: 'kept forms', load })
    if (!isAllSent) timer = window.setTimeout(send, 20_000)
  }
  window.addEventListener('online', send)
  void send()
  return () => {
    window.removeEventListener('online', send)
    clearTimeout(timer)
  }
}

function hasKeptForms(): boolean {
  try {
    return localStorage.getItem(outboxKey) !== null
  } catch {
    return false
  }
}

function startRareFeatures(site: SiteRuntime): () => void {
  const { context, consent, loadFeature, noteError } = site
  const endings: Ending[] = []
  if (hasJustLoggedOut(location.search)) {
    const load = async () => (await import('./owner/logout-notice')).showLogoutNotice()
    endings.push(loadFeature({ trigger: 'logout notice', load }))
  }
  const headerOver = document.querySelector<HTMLElement>('.site-header[data-over]')
  if (headerOver) {
    const load = async () => (await import('./menu/measure-header')).measureHeader(headerOver)
    endings.push(loadFeature({ trigger: 'header', load }))
  }
  if (document.querySelector('[data-members]')) {
    const hasSession = readCookie(identityCookies.siteUserInfo) !== undefined
    endings.push(Promise.resolve(startMembers({ hasSession, loadFeature, texts: readTexts(context, 'members') })))
  }
  const isDrawnByPanel = document.querySelector('main[data-panel-draws]') !== null
  if (!isDrawnByPanel && document.querySelector('[data-cart-link], [data-add-to-cart]')) {
    const load = async () => (await import('./commerce/cart/start-cart')).startCart(site)
    endings.push(loadCommerce(site, { trigger: 'cart', load }))
  }
  if (listChunksOfPage(context.read('pageType') as PageType).includes('commerce-cart-page')) {
    const load = async () => (await import('./commerce/cart/commerce-cart-page')).startCartPage(site)
    endings.push(loadCommerce(site, { trigger: 'commerce-cart-page', load }))
  }
  if (document.querySelector('[data-stripe-payment]')) {
    const load = async () => (await import('./commerce/stripe/run-stripe-payment')).runStripePayment(document)
    endings.push(loadFeature({ trigger: 'stripe payment', load }))
  }
  if (context.read('googleFonts') !== undefined) {
    const load = async () => (await import('./fonts/load-fonts')).loadFonts(context, consent)
    endings.push(loadFeature({ trigger: 'fonts', load }))
  }
  if (document.documentElement.dataset.animation !== undefined) {
    const load = async () => (await import('./blocks/animate-blocks')).animateBlocks(document)
    endings.push(loadFeature({ trigger: 'block animations', load }))
  }
  if (context.read('websiteSettings', 'typekitId') !== undefined) {
    const load = async () => (await import('./fonts/load-typekit')).loadTypekit({ context, consent, noteError })
    endings.push(loadFeature({ trigger: 'typekit', load }))
  }
  const commentForm = document.querySelector<HTMLFormElement>('[data-comment-form]')
  if (commentForm) {
    const load = async () => (await import('./comments/run-comment-form')).runCommentForm(commentForm)
    endings.push(loadFeature({ trigger: 'comments', load }))
  }
  if (context.read('websiteSettings', 'disqusShortname') !== undefined) {
    const load = async () => (await import('./comments/load-comments-count')).loadCommentsCount({ context, consent })
    endings.push(loadFeature({ trigger: 'comments count', load }))
  }
  if (document.querySelector('[data-tooltip]')) {
    const load = async () => (await import('./tooltips/start-tooltips')).startTooltips(document)
    endings.push(loadFeature({ trigger: 'tooltips', load }))
  }
  return () => endAll(endings)
}

/** What blocks of a part of the page need beside their islands. */
function startBlocks(site: SiteRuntime, content: ParentNode): () => void {
  const { closables, loadFeature } = site
  const endings: Ending[] = []
  if (content.querySelector('.image, .newsletter, .scaled-text, .marquee[data-wave]')) {
    const load = async () => (await import('./blocks/fit-blocks')).fitBlocks(content)
    endings.push(loadFeature({ trigger: 'block sizes', load }))
  }
  if (content.querySelector('[data-booking]')) {
    const load = async () => (await import('./blocks/run-bookings')).runBookings(content, site)
    endings.push(loadFeature({ trigger: 'booking', load }))
  }
  if (content.querySelector('[data-widget]')) {
    const load = async () => (await import('./collections/turn-widgets')).turnWidgets(content)
    endings.push(loadFeature({ trigger: 'widgets', load }))
  }
  if (content.querySelector('[data-gallery]')) {
    const load = async () => (await import('./galleries/start-galleries')).startGalleries(content, closables)
    endings.push(loadFeature({ trigger: 'gallery', load }))
  }
  if (content.querySelector('[data-product], [data-store-list]')) {
    const load = async () => (await import('./commerce/window/start-window')).startWindow(content, site)
    endings.push(loadFeature({ trigger: 'store', load }))
  }
  if (content.querySelector('[data-src]')) {
    const load = async () => (await import('./images/start-images')).startImages(content)
    endings.push(loadFeature({ trigger: 'images', load }))
  }
  if (content.querySelector('[data-video]')) {
    const load = async () => (await import('./video/start-videos')).startVideos(document)
    endings.push(loadFeature({ trigger: 'video', load }))
  }
  if (content.querySelector('[data-background-video]')) {
    const load = async () => (await import('./video/background-videos')).startBackgroundVideos(content)
    endings.push(loadFeature({ trigger: 'background videos', load }))
  }
  return () => endAll(endings)
}

type Ending = Promise<(() => void) | undefined>

function endAll(endings: readonly Ending[]): void {
  for (const ending of endings) ending.then((end) => end?.())
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
