import type { BrowserAssets } from '../browser-files/browser-assets'
import type { PageCache } from '../cache/page-cache'
import { createPasswordReset } from '../features/accounts/reset-password'
import { apiDocsRoutes } from '../features/api-docs/routes'
import { fileRoutes } from '../features/assets/serving/serve-file'
import { createCollectionIndexes } from '../features/collections/window/collection-index'
import { createCollectionKinds } from '../features/collections/window/create-collection-kind'
import { blogFeedRoutes } from '../features/collections/window/feed-routes'
import { createCollectionFinder } from '../features/collections/window/frame-content'
import { widgetRoutes } from '../features/collections/window/widget-routes'
import { commentRoutes } from '../features/comments/routes'
import { commentStopRoutes } from '../features/comments/stop-routes'
import { cartRoutes } from '../features/commerce/cart/routes'
import { checkoutRoutes } from '../features/commerce/checkout/routes'
import { stripeRoutes } from '../features/commerce/checkout/stripe-routes'
import { downloadRoutes } from '../features/commerce/orders/downloads/routes'
import { stripeEventRoute } from '../features/commerce/payments/stripe/event-route'
import { restockRoutes, restockStopRoutes } from '../features/commerce/restock/routes'
import { storeFeedRoutes } from '../features/commerce/window/feed-routes'
import { fillShelves as fillProductShelves } from '../features/commerce/window/fill-shelves'
import { findStoreContent } from '../features/commerce/window/frame-content'
import { createStoreIndexes } from '../features/commerce/window/store-index'
import { createStoreKind } from '../features/commerce/window/store-kind'
import { domainRoutes } from '../features/domains/routes'
import { formRoutes } from '../features/forms/submit/routes'
import { listRoutes } from '../features/lists/subscribing/routes'
import { memberRoutes } from '../features/members/pages/routes'
import { panelRoutes } from '../features/pages/panel/panel-routes'
import { previewRoutes } from '../features/pages/previews/preview-routes'
import { accountRoutes } from '../features/platform/account-routes'
import { emailRoutes } from '../features/platform/email-routes'
import { handOverRoutes } from '../features/platform/hand-over-routes'
import { invitationRoutes } from '../features/platform/invitation-routes'
import { passwordRoutes } from '../features/platform/password-routes'
import { siteRoutes } from '../features/platform/site-routes'
import { createErrorPages } from '../features/published/error-pages'
import { keepRoutesShut } from '../features/published/keep-shut'
import { createLockedPages } from '../features/published/locked-pages'
import { answerVisit, publishedRoutes } from '../features/published/routes'
import { createVisits } from '../features/published/visits'
import { searchRoutes } from '../features/search/routes'
import type { Drain } from '../http/drain'
import type { Endpoint } from '../http/endpoint'
import { healthRoutes } from '../http/health'
import type { Route, RouteInput } from '../http/mount-routes'
import type { FindAddedContent } from '../render/added-content'
import { createBlockRenderer } from '../render/render-block'
import { createContentRenderer } from '../render/render-content'
import { createVisitRenderer } from '../render/render-visit'
import { withoutHiddenPages } from '../render/shown-site'
import type { AppParts } from './app-parts'

interface ShownParts {
  readonly browserAssets: BrowserAssets
  readonly cache: PageCache
  /** For their description. */
  readonly endpoints: readonly Endpoint[]
  readonly drain: Pick<Drain, 'isLeaving'>
}

/** Every address that answers with a page or a file. */
export function collectRoutes(parts: AppParts, shown: ShownParts): Route[] {
  const { services, accounts, marks, sites, templates, verification, passwords, siteData, gate, forms, saver } = parts
  const { browserAssets, cache, endpoints } = shown
  const { database, parsers, log, settings } = services
  const fillShelves = { products: fillProductShelves, items: parts.fillItemShelves }
  const renderer = createVisitRenderer({ database, parsers, fillShelves }, browserAssets)
  const contents = createContentRenderer({ database, parsers, fillShelves })
  const kinds = [
    createStoreKind({ ...services, renderer, indexes: createStoreIndexes(services) }),
    ...createCollectionKinds({ ...services, renderer, contents, indexes: createCollectionIndexes(services) }),
  ]
  const findCollectionContent = createCollectionFinder(services.now)
  const findAdded: FindAddedContent = async (...asked) =>
    (await findStoreContent(...asked)) ?? findCollectionContent(...asked)
  const visits = createVisits({ cache, siteData, gate, renderer, database, settings, kinds })
  const always = withoutHiddenPages(siteData)
  const errorPages = createErrorPages(always, renderer)
  const lockedPages = createLockedPages({ lock: parts.lock, marks, siteData, renderer })
  const published = { cache, visits, lockedPages, errorPages, log, settings }
  const showInstead = (input: RouteInput) => answerVisit(published, input)
  const restock = { requests: parts.selling.restockRequests, siteData, renderer }
  const wholeSiteAlone = { siteData, gate, openFor: ['site'], showInstead } as const
  const routes: Route[] = [
    ...healthRoutes({ database, drain: shown.drain }),
    ...domainRoutes(parts.hosts),
    ...apiDocsRoutes(settings, endpoints, () => routes),
    ...accountRoutes(settings, accounts, siteData),
    ...passwordRoutes(settings, createPasswordReset(services, passwords, verification)),
    ...emailRoutes(settings, verification),
    ...invitationRoutes(settings, parts.invitations),
    ...siteRoutes({ settings, sites, templates, verification }),
    ...handOverRoutes(settings, marks),
    ...panelRoutes({ services, settings, siteData, browserAssets, findAdded, fillShelves }),
    ...previewRoutes({ services, siteData, browserAssets, findAdded, fillShelves }),
    ...fileRoutes(services),
    ...keepRoutesShut(memberRoutes({ settings, siteData, renderer, ...parts.members }), wholeSiteAlone),
    ...listRoutes({ answers: parts.mailAnswers, siteData: always, renderer }),
    ...keepRoutesShut(formRoutes({ forms, saver, siteData: always, renderer }), {
      ...wholeSiteAlone,
      openFor: ['site', 'cover', 'coming-soon'],
    }),
    ...keepRoutesShut(cartRoutes({ settings, carts: parts.carts, siteData, renderer, showInstead }), wholeSiteAlone),
    ...keepRoutesShut(searchRoutes({ database, siteData, renderer }), wholeSiteAlone),
    ...keepRoutesShut(
      widgetRoutes({ siteData, renderBlock: createBlockRenderer({ database, fillShelves }) }),
      wholeSiteAlone,
    ),
    ...keepRoutesShut(storeFeedRoutes({ database, siteData }), wholeSiteAlone),
    ...keepRoutesShut(blogFeedRoutes(siteData), wholeSiteAlone),
    ...keepRoutesShut(
      checkoutRoutes({ ...parts.selling, database, browserAssets, settings, siteData, renderer, showInstead }),
      wholeSiteAlone,
    ),
    ...keepRoutesShut(stripeRoutes({ ...parts.selling, siteData, renderer, showInstead }), wholeSiteAlone),
    ...keepRoutesShut(restockRoutes(restock), wholeSiteAlone),
    ...keepRoutesShut(
      commentRoutes({ services, comments: parts.commenting.comments, marks, renderer, showInstead }),
      wholeSiteAlone,
    ),
    ...commentStopRoutes({ mails: parts.commenting.mails, siteData: always, renderer }),
    ...restockStopRoutes({ ...restock, siteData: always }),
    ...keepRoutesShut(
      downloadRoutes({ services, downloads: parts.selling.downloads, siteData, renderer, showInstead }),
      wholeSiteAlone,
    ),
    stripeEventRoute(parts.selling.stripeEvents),
    ...publishedRoutes(published),
  ]
  return routes
}
