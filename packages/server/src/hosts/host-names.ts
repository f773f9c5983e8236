import { panelPathOf } from '@sitewright/model/navigation/panel-path'
import type { Settings } from '../ground/settings'

/** The name in a Host header, without its port; null when it is not a name that a site could have. */
export function readHostName(hostHeader: string | undefined): string | null {
  const name = hostHeader
    ?.toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '')
  return name !== undefined && /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/.test(name) ? name : null
}

type AddressSettings = Pick<Settings, 'PLATFORM_HOST' | 'SITES_HOST' | 'PUBLIC_SCHEME' | 'PUBLIC_PORT' | 'PORT'>

export function platformAddress(settings: AddressSettings): string {
  return `${settings.PUBLIC_SCHEME}://${settings.PLATFORM_HOST}${portPart(settings)}`
}

/** Where a site is edited: a path of the platform's address, which no script of the site ever shares. */
export function panelAddress(settings: AddressSettings, identifier: string): string {
  return `${platformAddress(settings)}${panelPathOf(identifier)}`
}

/** Where visitors reach a site without a domain of its own. */
export function builtInAddress(settings: AddressSettings, identifier: string): string {
  return `${settings.PUBLIC_SCHEME}://${builtInHost(settings, identifier)}${portPart(settings)}`
}

/** What the built-in addresses of all sites end with. */
export function sitesHost(settings: Pick<Settings, 'PLATFORM_HOST' | 'SITES_HOST'>): string {
  return settings.SITES_HOST ?? settings.PLATFORM_HOST
}

export function builtInHost(settings: AddressSettings, identifier: string): string {
  return `${identifier}.${sitesHost(settings)}`
}

/** A domain of a site's own, under the scheme and port of this host. */
export function domainAddress(settings: AddressSettings, host: string): string {
  return `${settings.PUBLIC_SCHEME}://${host}${portPart(settings)}`
}

function portPart(settings: AddressSettings): string {
  const port = settings.PUBLIC_PORT ?? settings.PORT
  const usual = settings.PUBLIC_SCHEME === 'https' ? 443 : 80
  return port === usual ? '' : `:${port}`
}
