import { places } from '@sitewright/model/routes/places'
import { builtInAddress, platformAddress } from '../hosts/host-names'
import type { Settings } from '../settings'
import { type DemoOwner, starterIdentifier } from './starter-site'

/** What is printed once the server listens. */
export function welcomeText(settings: Settings, port: number, demo: DemoOwner | null): string {
  const reached = { ...settings, PORT: port }
  const site = builtInAddress(reached, starterIdentifier)
  const lines =
    demo === null
      ? [`  Sites and sign-in   ${platformAddress(reached)}/`]
      : [
          `  Starter site        ${site}/`,
          `  Its panel           ${site}${places.config}`,
          `  Sites and sign-in   ${platformAddress(reached)}/`,
          `  Demo owner          ${demo.email}`,
          `  Password            ${demo.password}`,
        ]
  const warning =
    settings.DATABASE_URL === undefined
      ? [
          '',
          '  Data is in the embedded database. Before you take real money, set DATABASE_URL to a PostgreSQL database.',
        ]
      : []
  return ['', '  Sitewright is running.', '', ...lines, ...warning, '', ''].join('\n')
}
