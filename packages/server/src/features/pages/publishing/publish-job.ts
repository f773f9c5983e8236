import { id } from '@sitewright/model/id'
import { z } from 'zod'
import { defineJobKind } from '../../../jobs/job-kind'
import type { Tx } from '../../../storage/database'
import type { PageServices } from '../store/page-context'

export const publishScheduledPage = defineJobKind({
  name: 'pages.publish',
  label: 'Publish scheduled page',
  payload: z.strictObject({ pageId: id }),
})

interface PageKey {
  readonly websiteId: string
  readonly pageId: string
}

export async function planPublishing(tx: Tx, { jobs }: PageServices, page: PageKey, runAt: Date): Promise<void> {
  const { websiteId, pageId } = page
  await jobs.add(tx, { kind: publishScheduledPage, websiteId, key: pageId, runAt, payload: { pageId } })
}

export async function cancelPublishing(tx: Tx, { jobs }: PageServices, { websiteId, pageId }: PageKey): Promise<void> {
  await jobs.cancel(tx, { kind: publishScheduledPage, websiteId, key: pageId })
}
