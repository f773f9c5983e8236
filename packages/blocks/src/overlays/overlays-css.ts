import { writeBreakpoints } from '@sitewright/model/reference/devices'
import form from '../form/view.css?inline'
import announcement from './announcement-bar.css?inline'
import badgeBar from './badge-bar.css?inline'
import cookieSettings from './cookie-settings-link.css?inline'
import mobileInfoBar from './mobile-info-bar.css?inline'
import popup from './popup.css?inline'

export const overlayStyles = [
  'announcement',
  'popup',
  'popup-form',
  'mobile-info-bar',
  'badge-bar',
  'cookie-settings',
] as const
export type OverlayStyles = (typeof overlayStyles)[number]

const styles: Record<OverlayStyles, string> = {
  announcement,
  popup,
  'popup-form': form,
  'mobile-info-bar': mobileInfoBar,
  'badge-bar': badgeBar,
  'cookie-settings': cookieSettings,
}

/** The styles of the overlays that a page has, and of no others. */
export function overlaysCss(names: readonly OverlayStyles[]): string {
  return writeBreakpoints(names.map((name) => styles[name]).join(''))
}
