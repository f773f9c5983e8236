import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { checkBlobKey } from './blob-key'
import type { BlobStore } from './blob-store'

export interface S3Options {
  readonly endpoint?: string | undefined
  readonly region: string
  readonly bucket: string
  readonly accessKeyId?: string | undefined
  readonly secretAccessKey?: string | undefined
}

export function createS3Blobs(options: S3Options): BlobStore {
  const { accessKeyId, secretAccessKey, bucket: Bucket } = options
  const client = new S3Client({
    region: options.region,
    ...(options.endpoint === undefined ? {} : { endpoint: options.endpoint, forcePathStyle: true }),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    // Many compatible services store the framing of the newer checksums as if it were content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })

  async function putBytes(Key: string, content: Uint8Array | Readable, details: { type: string; length: number }) {
    await client.send(
      new PutObjectCommand({ Bucket, Key, Body: content, ContentType: details.type, ContentLength: details.length }),
    )
  }

  return {
    async put(key, content, type) {
      const Key = checkBlobKey(key)
      if (!(content instanceof Readable)) return putBytes(Key, content, { type, length: content.byteLength })
      // The service wants the length first, so a stream goes through a file.
      const file = join(tmpdir(), `sitewright-blob-${randomBytes(12).toString('hex')}`)
      try {
        await pipeline(content, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
        await putBytes(Key, createReadStream(file), { type, length: (await stat(file)).size })
      } finally {
        await rm(file, { force: true })
      }
    },
    async size(key) {
      const Key = checkBlobKey(key)
      const found = await unlessMissing(() => client.send(new HeadObjectCommand({ Bucket, Key })))
      return found?.ContentLength ?? null
    },
    async read(key, range) {
      const Key = checkBlobKey(key)
      const Range = range === undefined ? undefined : `bytes=${range.start}-${range.end}`
      const found = await unlessMissing(() => client.send(new GetObjectCommand({ Bucket, Key, Range })))
      return found?.Body instanceof Readable ? found.Body : null
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: checkBlobKey(key) }))
    },
  }
}

async function unlessMissing<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask()
  } catch (error) {
    const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } }
    if (name === 'NoSuchKey' || name === 'NotFound' || $metadata?.httpStatusCode === 404) return null
    throw error
  }
}
