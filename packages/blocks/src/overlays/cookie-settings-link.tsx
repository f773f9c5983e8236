import { cookieSettingsHash } from '@sitewright/model/overlays/consent-category'

/** Who chose may choose again: it must be as easy as the first time. */
export function CookieSettingsLink() {
  return (
    <p className="cookie-settings-link">
      <a href={cookieSettingsHash}>Cookie settings</a>
    </p>
  )
}
