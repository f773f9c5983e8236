import { cookieSettingsHash } from '@sitewright/model/overlays/consent/consent-category'

/** Who chose may choose again: it must be as easy as the first time. */
export function CookieSettingsLink({ text }: { readonly text: string }) {
  return (
    <p className="cookie-settings-link">
      <a href={cookieSettingsHash}>{text}</a>
    </p>
  )
}
