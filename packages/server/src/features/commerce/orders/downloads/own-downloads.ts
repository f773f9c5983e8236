import { stateOfDownload } from '@sitewright/commerce/orders/download-state'
import type { DownloadState } from '@sitewright/model/commerce/orders/download-settings'
import { id } from '@sitewright/model/id'
import type { Services } from '../../../../services/services'
import type { Tx } from '../../../../storage/database'
import { listLines } from '../store/line-rows'
import { findOrder } from '../store/order-rows'
import { readDownloadToken } from './download-link'
import { countDownload, type DownloadKey, findDownload, type StoredDownload } from './download-rows'

/** So long a download that broke off may be taken up again, with the parts that are missing. */
const resumeMs = 24 * 60 * 60_000

interface OwnDownloadParts {
  readonly services: Pick<Services, 'database' | 'now'>
  readonly readSecret: () => Promise<string>
}

export interface OpenedDownload {
  readonly download: StoredDownload
  readonly state: DownloadState
}

export type OwnDownloads = ReturnType<typeof createOwnDownloads>

/** What the links of buyers lead to. */
export function createOwnDownloads({ services: { database, now }, readSecret }: OwnDownloadParts) {
  return {
    /** Null when the link was not made by us, or for another site. */
    async open(key: DownloadKey, token: string): Promise<OpenedDownload | null> {
      if (!id.safeParse(key.downloadId).success) return null
      const renewal = readDownloadToken(await readSecret(), key, token)
      if (renewal === null) return null
      return database.site(key.websiteId, async (tx) => {
        const download = await findDownload(tx, key)
        if (download === null) return null
        const state = await readState(tx, key.websiteId, download, now())
        // A newer link has taken its place.
        return { download, state: renewal === download.renewals || state === 'stopped' ? state : 'expired' }
      })
    },

    /** Counts it, unless it goes on with one that was counted. False when it was downloaded as often as allowed. */
    take: (key: DownloadKey, { lastDownloadedAt }: StoredDownload, isPart: boolean): Promise<boolean> => {
      const isResumed = isPart && lastDownloadedAt !== null && now() - lastDownloadedAt.getTime() < resumeMs
      if (isResumed) return Promise.resolve(true)
      return database.site(key.websiteId, (tx) => countDownload(tx, key, new Date(now())))
    },
  }
}

async function readState(tx: Tx, websiteId: string, download: StoredDownload, now: number): Promise<DownloadState> {
  const key = { websiteId, orderId: download.orderId }
  const order = await findOrder(tx, key)
  const line = (await listLines(tx, key)).find((it) => it.id === download.lineId)
  return order === null || line === undefined ? 'stopped' : stateOfDownload({ ...order, ...download, line }, now)
}
