import type { Readable } from 'node:stream'
import { fail, type Result } from '@sitewright/model/failures/catalog'
import type { Services } from '../../../services/services'
import { readErrorCode, StorageFull } from '../../../storage/storage-errors'
import { expectOrphan } from '../pictures/orphan-job'
import { type ReceivedFile, receiveFile } from './receive-file'

/** Has the whole file at hand for some work, as long as that takes; `size` is the largest that it may have, in words. */
export async function withReceived<T>(
  { settings: { UPLOAD_LIMIT_MB, DATA_DIR } }: Pick<Services, 'settings'>,
  content: Readable | Buffer,
  work: (file: ReceivedFile, size: string) => Promise<Result<T>>,
): Promise<Result<T>> {
  const size = `${UPLOAD_LIMIT_MB} MB`
  try {
    const file = await receiveFile(DATA_DIR, content, UPLOAD_LIMIT_MB * 1024 * 1024)
    if (file === null) return fail('asset.too-large', { values: { size } })
    try {
      return await work(file, size)
    } finally {
      await file.remove()
    }
  } catch (error) {
    const isFull = readErrorCode(error) === 'ENOSPC' || readErrorCode(error) === 'EDQUOT'
    throw isFull ? new StorageFull('The disk is full.', { cause: error }) : error
  }
}

interface NewBytes {
  readonly websiteId: string
  readonly blobKey: string
  readonly content: Readable | Buffer
  readonly contentType: string
}

/**
 * Puts the bytes first; they go again when the row that should name them is not written, by a job where the process is killed
 * in between.
 */
export async function withBytes<T>(
  services: Pick<Services, 'blobs' | 'database' | 'jobs' | 'now'>,
  { websiteId, blobKey, content, contentType }: NewBytes,
  work: () => Promise<T>,
): Promise<T> {
  const { blobs } = services
  const isNamed = await expectOrphan(services, { websiteId, blobKey })
  await blobs.put(blobKey, content, contentType)
  const done = await work().catch(async (error: unknown) => {
    await blobs.remove(blobKey).catch(() => undefined)
    throw error
  })
  // Left there, the job finds the row and does nothing.
  await isNamed().catch(() => undefined)
  return done
}
