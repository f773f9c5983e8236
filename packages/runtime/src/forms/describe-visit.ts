import type { HitData } from '@sitewright/model/analytics/events/hit-data'
import { describePage } from '@sitewright/model/analytics/pages/describe-page'
import type { PageFields } from '@sitewright/model/analytics/pages/page-fields'
import { pagePermissionTypes } from '@sitewright/model/analytics/pages/page-sources'
import type { PageContext } from '../context/read-context'

export interface Visit {
  readonly collectionId: string
  readonly page: PageFields
  readonly hit: HitData
}

/** What a submission tells of the page that it comes from, in the lengths that the host takes. */
export function describeVisit(context: PageContext, view: Window): Visit {
  const { document, location, navigator, screen } = view
  const collectionId = context.readText('collection', 'id')
  const itemId = context.readText('item', 'id')
  const permission = context.read('collection', 'permissionType')
  const access = Object.entries(pagePermissionTypes).find(([, value]) => value === permission)?.[0] ?? 'public'
  const cut = (text: string) => text.slice(0, 2000)
  return {
    collectionId,
    page: describePage({
      title: cut(document.title),
      path: cut(location.pathname),
      collectionId,
      itemId: itemId === '' ? undefined : itemId,
      access: access as keyof typeof pagePermissionTypes,
    }),
    hit: {
      userAgent: cut(navigator.userAgent),
      clientDate: Date.now(),
      viewportInnerWidth: view.innerWidth,
      viewportInnerHeight: view.innerHeight,
      screenWidth: screen.width,
      screenHeight: screen.height,
      websiteId: context.readText('website', 'id'),
      website_locale: context.readText('website', 'locale'),
      url: cut(location.href),
      title: cut(document.title),
      localStorageSupported: hasStorage(view),
      queryString: cut(location.search),
      referrer: cut(document.referrer),
    },
  }
}

function hasStorage(view: Window): boolean {
  try {
    return view.localStorage !== null
  } catch {
    return false
  }
}
