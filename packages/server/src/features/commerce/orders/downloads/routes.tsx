import { DownloadEnded } from '@sitewright/blocks/order/download-ended'
import { paths } from '@sitewright/model/routes/paths'
import type { Route, RouteInput } from '../../../../http/mount-routes'
import type { VisitRenderer } from '../../../../render/render-visit'
import type { SiteDataSource } from '../../../../render/site-data'
import type { Services } from '../../../../services/services'
import { savedFileHeaders } from '../../../assets/serving/file-headers'
import { findWantedRange, sendBytes } from '../../../assets/serving/send-bytes'
import type { OpenedDownload, OwnDownloads } from './own-downloads'

interface DownloadRouteParts {
  readonly services: Pick<Services, 'blobs'>
  readonly downloads: OwnDownloads
  readonly siteData: SiteDataSource
  readonly renderer: Pick<VisitRenderer, 'renderHostPage'>
  /** Answers as any other address of the site would. */
  readonly showInstead: (input: RouteInput) => Promise<unknown>
}

/** Files that somebody bought, by the links that they got. */
export function downloadRoutes(parts: DownloadRouteParts): Route[] {
  return [
    {
      method: 'GET',
      path: paths.download,
      on: 'site',
      perMinute: 120,
      handle: (input) => answerDownload(parts, input),
    },
  ]
}

async function answerDownload(parts: DownloadRouteParts, input: RouteInput): Promise<unknown> {
  const { target, request, reply } = input
  if (target?.kind !== 'site') return parts.showInstead(input)
  const { downloadId = '', token = '' } = request.params as { downloadId?: string; token?: string }
  const key = { websiteId: target.website.id, downloadId }
  const opened = await parts.downloads.open(key, token)
  if (opened === null) return parts.showInstead(input)
  const { download, state } = opened
  const sent = { ...download, etag: `"${download.fileId}"`, request }
  const range = findWantedRange(sent)
  const isPart = range === 'outside' || (range !== null && range.start > 0)
  if (state === 'expired' || state === 'stopped') return tellEnd(parts, input, state)
  const isCounted = request.method === 'GET' && range !== 'outside'
  if (isCounted && !(await parts.downloads.take(key, download, isPart))) return tellEnd(parts, input, 'used-up')
  reply.headers(savedFileHeaders(download.name)).header('referrer-policy', 'no-referrer')
  reply.header('x-robots-tag', 'noindex')
  return sendBytes(parts.services, { ...sent, reply })
}

async function tellEnd(
  { siteData, renderer }: DownloadRouteParts,
  { target, reply }: RouteInput,
  state: Exclude<OpenedDownload['state'], 'active'>,
) {
  if (target?.kind !== 'site') throw new Error('a download was asked for where there is no site')
  const site = await siteData.load(target.website)
  const page = await renderer.renderHostPage(site, 'downloadEnded', {
    path: '',
    hasOwnerCode: false,
    guard: 'private',
    content: <DownloadEnded state={state} texts={site.texts} />,
  })
  return reply
    .code(page.status)
    .headers(page.headers ?? {})
    .header('content-type', page.contentType)
    .header('cache-control', 'private, no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .send(page.body)
}
