import { fail } from '@sitewright/model/failures/catalog'
import { paths } from '@sitewright/model/routes/paths'
import type { BrowserAssets } from '../../../browser-files/browser-assets'
import { sendFailure } from '../../../http/failure-answers'
import type { Route, RouteInput } from '../../../http/mount-routes'
import type { FindAddedContent } from '../../../render/added-content'
import { pageHeaders } from '../../../render/page-policy'
import { renderPage } from '../../../render/render-page'
import type { FillShelves } from '../../../render/shelves'
import type { SiteDataSource } from '../../../render/site-data'
import { hashSecret } from '../../../security/secrets'
import type { Services } from '../../../services/services'
import { readFramed } from '../panel/render-frame'
import { findPreviewedPage } from './preview-rows'

interface PreviewParts {
  readonly services: Pick<Services, 'database' | 'parsers' | 'now'>
  readonly siteData: SiteDataSource
  readonly browserAssets: BrowserAssets
  readonly findAdded: FindAddedContent
  readonly fillShelves: FillShelves
}

/**
 * The draft, with the code of the owner, for whoever has the link: nobody has a session on a site's address. A browser may do with
 * it what it may do with the published page. It is in no cache and no search, and tells other hosts nothing of its address.
 */
export function previewRoutes(parts: PreviewParts): Route[] {
  return [
    {
      method: 'GET',
      path: paths.draftPreview,
      on: 'site',
      perMinute: 240,
      handle: (input) => answerPreview(parts, input),
    },
  ]
}

async function answerPreview(parts: PreviewParts, input: RouteInput) {
  const { services, siteData, browserAssets, findAdded, fillShelves } = parts
  const { target, request, reply } = input
  if (target?.kind !== 'site') return sendFailure(reply, fail('request.not-found'))
  const { token } = request.params as { token?: unknown }
  const websiteId = target.website.id
  const link = { websiteId, tokenHash: hashSecret(String(token ?? '')), now: new Date(services.now()) }
  const pageId = await services.database.site(websiteId, (tx) => findPreviewedPage(tx, link))
  const site = await siteData.load(target.website)
  const shown = { site, browserAssets, findAdded, fillShelves, isEditing: false, hasOwnerCode: true }
  const page = pageId && (await readFramed(services, { ...shown, pageId }))
  if (!page) return sendFailure(reply, fail('request.not-found'))
  return reply
    .headers({
      ...pageHeaders(page, 'preview'),
      'cache-control': 'private, no-store',
      'content-type': 'text/html; charset=utf-8',
      'x-frame-options': 'DENY',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
    .send(renderPage(page))
}
