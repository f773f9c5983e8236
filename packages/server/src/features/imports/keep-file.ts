import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import type { Services } from '../../services/services'
import { receiveFile } from '../assets/intake/receive-file'

interface KeptFile {
  readonly importId: string
  readonly blobKey: string
  readonly fileName: string
}

interface SentFile {
  readonly websiteId: string
  readonly name: string
  readonly content: Readable
  readonly contentType: string
  readonly limitBytes: number
}

/** A file is kept whole before a job reads it, so that nothing depends on who waits for it. Null when it is too large. */
export async function keepImportFile<T>(
  { settings, blobs, newId }: Pick<Services, 'settings' | 'blobs' | 'newId'>,
  { websiteId, name, content, contentType, limitBytes }: SentFile,
  store: (kept: KeptFile) => Promise<T>,
): Promise<T | null> {
  const received = await receiveFile(settings.DATA_DIR, content, limitBytes)
  if (received === null) return null
  const importId = newId()
  const blobKey = `${websiteId}/imports/${importId}`
  try {
    await blobs.put(blobKey, createReadStream(received.path), contentType)
    return await store({ importId, blobKey, fileName: name.replace(/[\p{Cc}\p{Cs}]/gu, '').slice(0, 200) })
  } finally {
    await received.remove()
  }
}
