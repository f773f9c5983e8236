import { Readable } from 'node:stream'
import { paths } from '@sitewright/model/routes/paths'
import type { Route, RouteInput } from '../../../http/mount-routes'
import type { SiteDataSource } from '../../../render/site-data'
import type { Services } from '../../../services/services'
import { writeFeed } from './feed'

interface FeedParts {
  readonly database: Services['database']
  readonly siteData: SiteDataSource
}

/** Merchants fetch it a few times a day. */
const perMinute = 20

export function storeFeedRoutes(parts: FeedParts): Route[] {
  return [{ method: 'GET', path: paths.storeFeed, on: 'site', perMinute, handle: (input) => sendFeed(parts, input) }]
}

/** Sent while it is read: a store of any size takes little memory. A site without a store has no feed. */
async function sendFeed({ database, siteData }: FeedParts, { target, reply }: RouteInput) {
  if (target?.kind !== 'site') throw new Error('a feed was asked for where there is no site')
  const site = await siteData.load(target.website)
  const stores = site.pages.filter(({ settings }) => settings.kind === 'store' && settings.access === 'public')
  if (stores.length === 0) return reply.callNotFound()
  return reply
    .header('content-type', 'application/xml; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(Readable.from(writeFeed(database, site, stores)))
}
