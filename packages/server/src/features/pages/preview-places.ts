import { fail } from '@sitewright/model/failures/catalogue'
import { places } from '@sitewright/model/routes/places'
import type { BrowserAssets } from '../../browser-files/browser-assets'
import { sendFailure } from '../../http/failure-answers'
import type { Place, PlaceInput } from '../../http/mount-places'
import type { SiteDataSource } from '../../render/site-data'
import type { Services } from '../../services'
import { hashSecret } from '../accounts/secrets'
import { findPreviewedPage } from './preview-rows'
import { renderFrame } from './render-frame'

interface PreviewParts {
  readonly services: Pick<Services, 'database' | 'now'>
  readonly siteData: SiteDataSource
  readonly browserAssets: BrowserAssets
}

const previewPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  'img-src * data: blob:',
  'media-src *',
  'frame-src *',
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The draft for outsiders: whoever has the link. It is in no cache and no search, and tells other hosts nothing of its address. */
export function previewPlaces(parts: PreviewParts): Place[] {
  return [
    {
      method: 'GET',
      path: places.draftPreview,
      on: 'site',
      perMinute: 240,
      handle: (input) => answerPreview(parts, input),
    },
  ]
}

async function answerPreview({ services, siteData, browserAssets }: PreviewParts, input: PlaceInput) {
  const { target, request, reply } = input
  if (target?.kind !== 'site') return sendFailure(reply, fail('request.not-found'))
  const { token } = request.params as { token?: unknown }
  const websiteId = target.website.id
  const link = { websiteId, tokenHash: hashSecret(String(token ?? '')), now: new Date(services.now()) }
  const pageId = await services.database.site(websiteId, (tx) => findPreviewedPage(tx, link))
  const site = await siteData.load(target.website)
  const html = pageId && (await renderFrame(services, { site, pageId, browserAssets, isEditing: false }))
  if (!html) return sendFailure(reply, fail('request.not-found'))
  return reply
    .headers({
      'cache-control': 'private, no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': previewPolicy,
      'x-frame-options': 'DENY',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
    .send(html)
}
