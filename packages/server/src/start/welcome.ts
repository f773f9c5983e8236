import { paths } from '@sitewright/model/routes/paths'
import type { Settings } from '../ground/settings'
import { builtInAddress, platformAddress } from '../hosts/host-names'
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
          `  Its editor          ${site}${paths.config}`,
          `  Sites and sign-in   ${platformAddress(reached)}/`,
          `  Demo owner          ${demo.email}`,
          `  Password            ${demo.password}`,
        ]
  const warning =
    settings.DATABASE_URL === undefined
      ? ['', '  Using the embedded database. Before you take real payments, set DATABASE_URL to a PostgreSQL database.']
      : []
  return ['', '  Sitewright is running.', '', ...lines, ...warning, '', ''].join('\n')
}
