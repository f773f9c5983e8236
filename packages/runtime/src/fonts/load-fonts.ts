import { buildFontsAddress } from '@sitewright/model/site/fonts-address'
import type { SiteConsent } from '../consent/create-consent'
import type { PageContext } from '../context/read-context'

/** The request tells another company who reads the page: where the site's policy is strict it waits for consent. */
export function loadFonts(context: PageContext, consent: SiteConsent): () => void {
  const address = buildFontsAddress(context.read('googleFonts'))
  if (address === undefined) return () => {}
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  const follow = () => consent.mayTrack && document.head.append(link)
  follow()
  const stopFollowing = consent.onChange(follow)
  return () => {
    stopFollowing()
    link.remove()
  }
}
