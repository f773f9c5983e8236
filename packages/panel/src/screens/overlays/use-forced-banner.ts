import {
  cookieBannerEvents,
  forcedBannerBodyClass,
} from '@sitewright/model/overlays/cookie-banner/cookie-banner-mounting'
import type { CookieBannerDocument } from '@sitewright/model/overlays/cookie-banner/cookie-banner-settings'
import { useEffect } from 'react'

const retryMs = 200

/** Shows the banner in the frame as it is being designed. The frame's own script draws it, as for visitors. */
export function useForcedBanner(frame: Document, settings: CookieBannerDocument): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function force(): void {
      const isForced = frame.body.classList.contains(forcedBannerBodyClass)
      send(frame, isForced ? cookieBannerEvents.update : cookieBannerEvents.force, settings)
      // The script that listens is fetched after the page: until it is there nobody hears.
      if (!frame.body.classList.contains(forcedBannerBodyClass)) timer = setTimeout(force, retryMs)
    }
    force()
    return () => clearTimeout(timer)
  }, [frame, settings])
  useEffect(() => () => send(frame, cookieBannerEvents.unforce), [frame])
}

function send(frame: Document, name: string, detail?: CookieBannerDocument): void {
  const view = frame.defaultView as (Window & typeof globalThis) | null
  if (view) frame.dispatchEvent(new view.CustomEvent(name, { detail }))
}
