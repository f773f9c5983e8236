import { identityCookies } from '@sitewright/model/accounts/identity-cookies'

/** Inside the mobile app, which says so by a cookie: its own window is the device, and the preview fills it. */
export function hasExpandedPreview(cookies: string): boolean {
  return cookies.split('; ').some((pair) => pair.split('=')[0] === identityCookies.mobileAppPreview)
}
