import { panelPathOf } from '@sitewright/model/navigation/panel-path'

/** Addresses and the sign-in of the host that the journeys run on (see start-host.ts). */
export const port = process.env.E2E_PORT ?? ''
export const demoOwner = { email: process.env.E2E_EMAIL ?? '', password: process.env.E2E_PASSWORD ?? '' }

export const platform = `http://localhost:${port}`

export function siteAddress(identifier: string, hostPort = port): string {
  return `http://${identifier}.localhost:${hostPort}`
}

/** Everything of a site's panel stands below it. */
export function panelAddress(identifier: string): string {
  return platform + panelPathOf(identifier)
}

export const starterSite = siteAddress('harbour-kiln')
export const starterPanel = panelAddress('harbour-kiln')
