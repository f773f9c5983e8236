import { z } from 'zod'
import { experimentContext } from '../experiments/context'
import { api } from '../routes/api'
import { siteIdentifier } from '../site/settings'
import { platformStandingChange, siteStanding, siteStandingChange } from '../site/site-status'
import { defineCalls } from './define-calls'

const platformChange = platformStandingChange.extend({
  /** By name; replaces those that run on the site. */
  experiments: z.record(z.string().max(80), experimentContext).optional(),
})

export const standingCalls = defineCalls({
  readSiteStanding: { method: 'GET', path: api.siteStanding, answer: siteStanding },
  changeSiteStanding: { method: 'PUT', path: api.siteStanding, body: siteStandingChange, answer: siteStanding },
  changeSiteByPlatform: {
    method: 'PUT',
    path: api.platformSite,
    params: z.strictObject({ identifier: siteIdentifier }),
    body: platformChange,
    answer: siteStanding,
  },
})
