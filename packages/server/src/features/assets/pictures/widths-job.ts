import { listUsedAssets } from '@sitewright/blocks/page/used-assets'
import { id } from '@sitewright/model/id'
import { listOfferedWidths } from '@sitewright/model/images/sizes'
import type { PageDocument } from '@sitewright/model/pages/document'
import { z } from 'zod'
import { readPublishedDocument } from '../../../content/site-rows'
import { defineJobKind, handleJob, type JobHandler } from '../../../jobs/job-kind'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import { findAsset } from '../store/rows'
import { createVariants } from './image-variants'

const makeWidths = defineJobKind({
  name: 'assets.make-widths',
  label: 'Resize images of a published page',
  lane: 'long',
  payload: z.strictObject({ pageId: id }),
  timeLimitMs: 10 * 60_000,
})

/** Nearly every browser takes it; the others get theirs when they ask. */
const usualAccept = 'image/avif'
/** The smallest is drawn in no time. */
const smallestMade = 300

interface PublishedPage {
  readonly websiteId: string
  readonly pageId: string
  readonly document: PageDocument
}

/** Planned with the publishing itself, so that its first visitor does not wait for pictures to be made. */
export async function planWidths(tx: Tx, { jobs }: Pick<Services, 'jobs'>, page: PublishedPage): Promise<void> {
  const { websiteId, pageId, document } = page
  if (listUsedAssets(document).length === 0) return
  await jobs.add(tx, { kind: makeWidths, websiteId, key: pageId, payload: { pageId } })
}

export function makeWidthsHandler(services: Pick<Services, 'database' | 'blobs' | 'log'>): JobHandler {
  const findVariant = createVariants(services)
  return handleJob(makeWidths, async ({ websiteId, payload: { pageId }, signal }) => {
    if (websiteId === null) return
    const pictures = await services.database.site(websiteId, async (tx) => {
      const document = await readPublishedDocument(tx, websiteId, pageId)
      const found = document === null ? [] : listUsedAssets(document)
      const assets = []
      for (const assetId of found) assets.push(await findAsset(tx, websiteId, assetId))
      return assets.filter((asset) => asset !== null)
    })
    for (const picture of pictures) {
      for (const width of listOfferedWidths(picture.width ?? undefined)) {
        if (width < smallestMade) continue
        if (signal.aborted) throw new Error('Not all images of the page have been resized yet.')
        await findVariant(picture, { width }, usualAccept)
      }
    }
  })
}
