import { cookieSettingsHash } from '@sitewright/model/overlays/consent/consent-category'
import { listOverlayLoaders, type OverlayLoader } from '@sitewright/model/overlays/loaders'
import { isFramed } from '../browser/is-framed'
import { nextTask } from '../browser/next-task'
import type { SiteRuntime } from '../site/site-runtime'

type Ending = () => void

/** Starts what the site's settings call for. Each overlay is fetched by the pages that have it. */
export function startOverlays(site: SiteRuntime): Ending {
  const { context, consent, loadFeature } = site
  const started = new Map<OverlayLoader, Promise<Ending | undefined>>()
  let isEnded = false
  let manager: Promise<import('./overlays-manager').OverlaysManager | undefined> | undefined

  function loadManager() {
    manager ??= loadFeature({
      trigger: 'overlays manager',
      load: async () => {
        const { startOverlaysManager } = await import('./overlays-manager')
        await nextTask()
        return startOverlaysManager(site)
      },
    })
    return manager
  }
  const loaders: Record<OverlayLoader, () => Promise<Ending | undefined>> = {
    'announcement-bar': () =>
      loadFeature({
        trigger: 'announcement bar',
        load: async () => (await import('./announcement-bar')).startAnnouncementBar(document),
      }),
    'overlays-manager': async () => (await loadManager())?.destroy,
    'popup-overlay': () =>
      loadFeature({ trigger: 'popup overlay', load: async () => (await import('./popup-overlay')).startPopup(site) }),
  }
  const needs = {
    hasAnnouncementBar: context.isOn('showAnnouncementBar'),
    hasPopupOverlay: context.read('websiteSettings', 'popupOverlaySettings') !== undefined,
    hasOtherOverlay: context.isOn('cookieSettings', 'isCookieBannerEnabled') && consent.choice === 'undecided',
  }
  function start(isSignedInOwner: boolean): void {
    for (const name of listOverlayLoaders(isSignedInOwner, needs)) {
      if (!started.has(name)) started.set(name, loaders[name]())
    }
  }
  function onClick(event: MouseEvent): void {
    const link = event.target instanceof Element && event.target.closest(`a[href="${cookieSettingsHash}"]`)
    if (!link || isFramed()) return
    event.preventDefault()
    loadManager().then((found) => found?.reopen())
  }

  start(false)
  site.findVisitor().then((visitor) => !isEnded && visitor.mayOpenPanel && start(true))
  document.addEventListener('click', onClick)
  return () => {
    isEnded = true
    document.removeEventListener('click', onClick)
    manager?.then((found) => found?.destroy())
    for (const ending of started.values()) ending.then((end) => end?.())
  }
}
