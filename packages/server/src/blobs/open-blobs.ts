import { join, resolve } from 'node:path'
import type { Settings } from '../ground/settings'
import type { BlobStore } from './blob-store'
import { createFolderBlobs } from './folder-blobs'

/** An S3-compatible service when S3_BUCKET is set, otherwise a folder in DATA_DIR. */
export async function openBlobs(settings: Settings): Promise<BlobStore> {
  if (settings.S3_BUCKET === undefined) return createFolderBlobs(join(resolve(settings.DATA_DIR), 'blobs'))
  // The client of the service is large: only who uses it loads it.
  const { createS3Blobs } = await import('./s3-blobs')
  return createS3Blobs({
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    bucket: settings.S3_BUCKET,
    accessKeyId: settings.S3_ACCESS_KEY_ID,
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
  })
}
