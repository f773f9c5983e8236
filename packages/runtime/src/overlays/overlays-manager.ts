import type { ConsentChoice } from '@sitewright/model/overlays/consent/consent'
import {
  applyBannerEvent,
  cookieBannerEvents,
  forcedBannerBodyClass,
  isBannerShown,
  mayStoreChoice,
  startBannerMounting,
} from '@sitewright/model/overlays/cookie-banner/cookie-banner-mounting'
import { isFramed } from '../browser/is-framed'
import { readTexts } from '../context/read-texts'
import type { SiteRuntime } from '../site/site-runtime'
import { type MountedBanner, mountBanner } from './cookie-banner'
import { noteChoice } from './note-choice'
import { readBannerSettings } from './read-banner-settings'

export interface OverlaysManager {
  /** Shows the choice again to somebody who asks for it. */
  reopen(): void
  destroy(): void
}

/** Shows the cookie banner by the rules, and to owners who design it as they design it. */
export function startOverlaysManager({ context, consent, loadToasts }: SiteRuntime): OverlaysManager {
  let mounting = startBannerMounting(readBannerSettings(context.read('cookieSettings')))
  const texts = readTexts(context, 'consent')
  let isReopened = false
  let banner: MountedBanner | undefined

  function draw(): void {
    banner?.remove()
    banner = undefined
    document.body.classList.toggle(forcedBannerBodyClass, mounting.isForced)
    // In the panel's frame a banner that nobody designs would only stand in the way.
    if (isFramed() && !mounting.isForced) return
    if (!isReopened && !isBannerShown(mounting, consent.choice)) return
    banner = mountBanner(mounting.settings, { label: texts.label, isReopened, choose })
  }
  function choose(choice: ConsentChoice): void {
    if (!mayStoreChoice(mounting)) return
    // A first choice is one of two buttons; changing it later looks as if nothing happened.
    if (isReopened) void loadToasts().then((toasts) => toasts?.showToast(texts.saved))
    isReopened = false
    noteChoice(choice)
    banner?.returnFocus()
    consent.choose(choice)
    draw()
  }

  const ended = new AbortController()
  for (const type of ['force', 'update', 'unforce'] as const) {
    const onEvent = (event: Event) => {
      const settings = readBannerSettings((event as CustomEvent<unknown>).detail)
      mounting = applyBannerEvent(mounting, { type, settings })
      draw()
    }
    document.addEventListener(cookieBannerEvents[type], onEvent, { signal: ended.signal })
  }
  const stopListening = consent.onChange(draw)
  draw()
  return {
    reopen() {
      isReopened = true
      draw()
      banner?.focus()
    },
    destroy() {
      ended.abort()
      stopListening()
      banner?.remove()
      document.body.classList.remove(forcedBannerBodyClass)
    },
  }
}
