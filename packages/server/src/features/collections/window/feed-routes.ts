import { collectionNames } from '@sitewright/model/collections/collection-kinds'
import { paths } from '@sitewright/model/routes/paths'
import type { Route, RouteInput } from '../../../http/mount-routes'
import type { SiteDataSource } from '../../../render/site-data'
import { openCollection } from './collection'
import { addressOfList } from './list-query'

const perMinute = 600

export function blogFeedRoutes(siteData: SiteDataSource): Route[] {
  return [{ method: 'GET', path: paths.feed, on: 'site', perMinute, handle: (input) => leadToFeed(siteData, input) }]
}

/** To the feed of the first blog, or of another collection where there is none. */
async function leadToFeed(siteData: SiteDataSource, { target, reply }: RouteInput) {
  if (target?.kind !== 'site') throw new Error('a feed was asked for where there is no site')
  const site = await siteData.load(target.website)
  const open = site.pages.filter(({ settings }) => settings.access === 'public')
  const found = collectionNames.map((name) => open.find(({ settings }) => settings.kind === name))
  const page = found.find((it) => it !== undefined)
  if (page === undefined) return reply.callNotFound()
  const location = addressOfList(openCollection(site, page), { format: 'rss' })
  return reply
    .code(302)
    .header('location', location)
    .header('cache-control', 'public, max-age=0, must-revalidate')
    .send('')
}
