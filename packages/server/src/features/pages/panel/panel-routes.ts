import { fail } from '@sitewright/model/failures/catalog'
import { isSiteSections } from '@sitewright/model/header-footer/site-sections'
import { id } from '@sitewright/model/id'
import { panelPathOf } from '@sitewright/model/navigation/panel-path'
import { paths } from '@sitewright/model/routes/paths'
import { fontProviders } from '@sitewright/model/site/fonts-address'
import { z } from 'zod'
import type { BrowserAssets } from '../../../browser-files/browser-assets'
import type { Settings } from '../../../ground/settings'
import { builtInAddress } from '../../../hosts/host-names'
import { sendFailure } from '../../../http/failure-answers'
import type { Route, RouteInput } from '../../../http/mount-routes'
import { showPage } from '../../../platform-pages/show'
import type { FindAddedContent } from '../../../render/added-content'
import type { FillShelves } from '../../../render/shelves'
import type { SiteDataSource } from '../../../render/site-data'
import { noPanelPage } from './no-panel-page'
import { renderPanelShell } from './panel-shell'
import { type FrameServices, renderFrame, renderSectionsFrame } from './render-frame'

interface PanelParts {
  readonly services: FrameServices
  readonly settings: Settings
  readonly siteData: SiteDataSource
  readonly browserAssets: BrowserAssets
  readonly findAdded: FindAddedContent
  readonly fillShelves: FillShelves
}

const panelPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "frame-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Views place blocks by style attributes, which the frame must allow; scripts of the page are the host's own. */
const framePolicy = [
  "default-src 'self'",
  "script-src 'self'",
  `style-src 'self' 'unsafe-inline' ${fontProviders.styles.join(' ')}`,
  `font-src 'self' ${fontProviders.files.join(' ')}`,
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  // What owners write is drawn here beside the panel: it leads nobody's passwords away.
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** `view=visitor` and an earlier revision are what the comparison of versions shows. */
const framed = z.object({ pageId: id, revision: id.optional(), view: z.enum(['edit', 'visitor']).default('edit') })

/** The panel and the frame in it, for who may open the panel of the site. */
export function panelRoutes(parts: PanelParts): Route[] {
  const shell = renderPanelShell(parts.browserAssets.panel)
  const showShell = (input: RouteInput) => answerShell(parts.settings, input, shell)
  return [
    { method: 'GET', path: paths.configFrame, on: 'panel', handle: (input) => answerFrame(parts, input) },
    { method: 'GET', path: '/config', on: 'panel', handle: showShell },
    { method: 'GET', path: `${paths.config}*`, on: 'panel', handle: showShell },
  ]
}

async function answerShell(settings: Settings, { findCaller, request, reply }: RouteInput, shell: string) {
  const caller = await findCaller()
  const identifier = caller.website?.identifier ?? ''
  if (caller.account === null) {
    const next = encodeURIComponent(request.raw.url ?? paths.config)
    const login = panelPathOf(identifier) + paths.configLogin
    return reply.header('cache-control', 'no-store').redirect(`${login}?next=${next}`, 302)
  }
  if (!caller.permissions.has('panel.open')) {
    return showPage(reply, settings, caller, noPanelPage(builtInAddress(settings, identifier)))
  }
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': panelPolicy,
      'x-frame-options': 'DENY',
      'x-robots-tag': 'noindex',
    })
    .send(shell)
}

async function answerFrame(parts: PanelParts, input: RouteInput) {
  const { services, siteData, browserAssets, findAdded, fillShelves } = parts
  const { findCaller, request, reply } = input
  const caller = await findCaller()
  if (caller.account === null || caller.website === null) return sendFailure(reply, fail('request.unauthorized'))
  if (!caller.permissions.has('panel.open')) return sendFailure(reply, fail('request.forbidden'))
  const asked = (request.params as { pageId?: unknown }).pageId
  const site = await siteData.load(caller.website)
  const html = isSiteSections(asked)
    ? await renderSectionsFrame(services, { site, sectionsId: asked, browserAssets, fillShelves })
    : await showFramed(
        services,
        { site, browserAssets, findAdded, fillShelves },
        { pageId: asked, ...(request.query as object) },
      )
  if (html === null) return sendFailure(reply, fail('request.not-found'))
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': framePolicy,
      'x-frame-options': 'SAMEORIGIN',
      'x-robots-tag': 'noindex',
    })
    .send(html)
}

/** An address that means nothing shows nothing. */
async function showFramed(
  services: FrameServices,
  parts: Pick<Parameters<typeof renderFrame>[1], 'site' | 'browserAssets' | 'findAdded' | 'fillShelves'>,
  asked: Record<string, unknown>,
): Promise<string | null> {
  const shown = framed.safeParse(asked)
  if (!shown.success) return null
  const { pageId, revision: revisionId, view } = shown.data
  return renderFrame(services, { ...parts, pageId, revisionId, isEditing: view === 'edit' })
}
