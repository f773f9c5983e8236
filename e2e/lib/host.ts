/** Addresses and the sign-in of the host that the journeys run on (see start-host.ts). */
export const port = process.env.E2E_PORT ?? ''
export const demoOwner = { email: process.env.E2E_EMAIL ?? '', password: process.env.E2E_PASSWORD ?? '' }

export const platform = `http://localhost:${port}`

export function siteAddress(identifier: string, hostPort = port): string {
  return `http://${identifier}.localhost:${hostPort}`
}

export const starterSite = siteAddress('harbour-kiln')
