import { fail } from '@sitewright/model/failures/catalogue'
import { id } from '@sitewright/model/id'
import { places } from '@sitewright/model/routes/places'
import { z } from 'zod'
import type { BrowserAssets } from '../../browser-files/browser-assets'
import { sendFailure } from '../../http/failure-answers'
import type { Place, PlaceInput } from '../../http/mount-places'
import type { SiteDataSource } from '../../render/site-data'
import { renderPanelShell } from './panel-shell'
import { type FrameServices, renderFooterFrame, renderFrame } from './render-frame'

interface PanelParts {
  readonly services: FrameServices
  readonly siteData: SiteDataSource
  readonly browserAssets: BrowserAssets
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
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** `view=visitor` and an earlier revision are what the comparison of versions shows. */
const framed = z.object({ pageId: id, revision: id.optional(), view: z.enum(['edit', 'visitor']).default('edit') })

/** The panel and the frame in it, for who may open the panel of the site. */
export function panelPlaces(parts: PanelParts): Place[] {
  const shell = renderPanelShell(parts.browserAssets.panel)
  const showShell = (input: PlaceInput) => answerShell(input, shell)
  return [
    { method: 'GET', path: places.configFrame, on: 'built-in', handle: (input) => answerFrame(parts, input) },
    { method: 'GET', path: '/config', on: 'built-in', handle: async ({ reply }) => reply.redirect(places.config, 301) },
    { method: 'GET', path: `${places.config}*`, on: 'built-in', handle: showShell },
  ]
}

async function answerShell({ findCaller, request, reply }: PlaceInput, shell: string) {
  const caller = await findCaller()
  if (caller.account === null) {
    const next = encodeURIComponent(request.raw.url ?? places.config)
    return reply.header('cache-control', 'no-store').redirect(`${places.configLogin}?next=${next}`, 302)
  }
  if (!caller.permissions.has('panel.open')) return sendFailure(reply, fail('request.forbidden'))
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

async function answerFrame({ services, siteData, browserAssets }: PanelParts, input: PlaceInput) {
  const { findCaller, request, reply } = input
  const caller = await findCaller()
  if (caller.account === null || caller.website === null) return sendFailure(reply, fail('request.unauthorized'))
  if (!caller.permissions.has('panel.open')) return sendFailure(reply, fail('request.forbidden'))
  const asked = (request.params as { pageId?: unknown }).pageId
  const site = await siteData.load(caller.website)
  const html =
    asked === 'footer'
      ? await renderFooterFrame(services, { site, browserAssets })
      : await showPage(services, { site, browserAssets }, { pageId: asked, ...(request.query as object) })
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
async function showPage(
  services: FrameServices,
  parts: Pick<Parameters<typeof renderFrame>[1], 'site' | 'browserAssets'>,
  asked: Record<string, unknown>,
): Promise<string | null> {
  const shown = framed.safeParse(asked)
  if (!shown.success) return null
  const { pageId, revision: revisionId, view } = shown.data
  return renderFrame(services, { ...parts, pageId, revisionId, isEditing: view === 'edit' })
}
