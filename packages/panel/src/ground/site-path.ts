import { readPanelPlace } from '@sitewright/model/navigation/panel-path'

/** Where the panel of this site stands on the platform's address, which is that of every panel. */
export const sitePath = readPanelPlace(globalThis.location?.pathname ?? '')?.path ?? ''

/** An address of the panel, its frame or its calls, as the browser asks for it. */
export function withinSite(address: string): string {
  return sitePath + address
}

/** The address of this window below that path. */
export function pathWithinSite(): string {
  return location.pathname.slice(sitePath.length)
}
