import { createHmac, timingSafeEqual } from 'node:crypto'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import type { DownloadKey, StoredDownload } from './download-rows'

/** Where a bought file is downloaded from: signed with the number of its renewals, so that each one ends the links before. */
export function writeDownloadLink(
  secret: string,
  websiteId: string,
  { id: downloadId, renewals }: Pick<StoredDownload, 'id' | 'renewals'>,
): string {
  const token = `${renewals}.${sign(secret, { websiteId, downloadId }, renewals)}`
  return fillPath(paths.download, { downloadId, token })
}

/** The renewal that a token was signed for; null when it was not signed by us. */
export function readDownloadToken(secret: string, key: DownloadKey, token: string): number | null {
  const [, number = '', signature = ''] = /^(\d{1,9})\.([\w-]{1,100})$/.exec(token) ?? []
  const right = Buffer.from(sign(secret, key, Number(number)))
  const given = Buffer.from(signature)
  return right.length === given.length && timingSafeEqual(right, given) ? Number(number) : null
}

function sign(secret: string, { websiteId, downloadId }: DownloadKey, renewals: number): string {
  return createHmac('sha256', secret).update(`download ${websiteId} ${downloadId} ${renewals}`).digest('base64url')
}
