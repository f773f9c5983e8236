import { startUpTexts } from '@sitewright/model/lifecycle/page-chunks'
import { buildTypekitAddress } from '@sitewright/model/site/fonts-address'
import type { SiteConsent } from '../consent/create-consent'
import type { PageContext } from '../context/read-context'

interface TypekitInputs {
  readonly context: PageContext
  readonly consent: SiteConsent
  readonly noteError: (problem: unknown) => void
}

/** Fetches the site's kit of hosted fonts, and tells the site what of it is missing. */
export function loadTypekit({ context, consent, noteError }: TypekitInputs): () => void {
  const id = context.readText('websiteSettings', 'typekitId')
  const address = buildTypekitAddress(id)
  if (address === undefined) return () => {}
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  link.onerror = () => noteError(new Error(startUpTexts.typekitPreviewMissing))
  link.onload = () => {
    const known = new Set([...document.fonts].map((face) => face.family.replaceAll('"', '')))
    const fonts = context.read('typekitFonts')
    for (const name of Object.keys(typeof fonts === 'object' && fonts !== null ? fonts : {})) {
      if (!known.has(name)) noteError(new Error(startUpTexts.typekitFontMissing))
    }
  }
  const follow = () => consent.mayTrack && !link.isConnected && document.head.append(link)
  follow()
  const stopFollowing = consent.onChange(follow)
  return () => {
    stopFollowing()
    link.remove()
  }
}
