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
import { StorageUnavailable } from '../storage/storage-errors'
import { checkBlobKey } from './blob-key'
import type { BlobStore } from './blob-store'

export interface S3Options {
  readonly endpoint?: string | undefined
  readonly region: string
  readonly bucket: string
  readonly accessKeyId?: string | undefined
  readonly secretAccessKey?: string | undefined
}

/** Below the 5 seconds after which nobody may be left waiting. */
const answerLimitMs = 4_000
/** What is stored takes longer the larger it is. */
const slowestBytesPerMs = 500
/** Of a service that sends a part and then nothing more. */
const silenceLimitMs = 30_000

export function createS3Blobs(options: S3Options): BlobStore {
  const { accessKeyId, secretAccessKey, bucket: Bucket } = options
  const client = new S3Client({
    region: options.region,
    ...(options.endpoint === undefined ? {} : { endpoint: options.endpoint, forcePathStyle: true }),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    requestHandler: { connectionTimeout: answerLimitMs, socketTimeout: silenceLimitMs },
    // Many compatible services store the framing of the newer checksums as if it were content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })

  /** Within the limit there is the beginning of an answer; reading the rest of it takes as long as it takes. */
  async function within<T>(limitMs: number, ask: (options: { abortSignal: AbortSignal }) => Promise<T>): Promise<T> {
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), limitMs)
    try {
      return await ask({ abortSignal: limit.signal })
    } catch (error) {
      throw nameTrouble(error)
    } finally {
      clearTimeout(timer)
    }
  }

  async function unlessMissing<T>(ask: (options: { abortSignal: AbortSignal }) => Promise<T>): Promise<T | null> {
    try {
      return await within(answerLimitMs, ask)
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  async function putBytes(Key: string, content: Uint8Array | Readable, details: { type: string; length: number }) {
    const { type: ContentType, length: ContentLength } = details
    const command = new PutObjectCommand({ Bucket, Key, Body: content, ContentType, ContentLength })
    await within(answerLimitMs + ContentLength / slowestBytesPerMs, (options) => client.send(command, options))
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
      const found = await unlessMissing((options) => client.send(new HeadObjectCommand({ Bucket, Key }), options))
      return found?.ContentLength ?? null
    },
    async read(key, range) {
      const Key = checkBlobKey(key)
      const Range = range === undefined ? undefined : `bytes=${range.start}-${range.end}`
      const found = await unlessMissing((options) => client.send(new GetObjectCommand({ Bucket, Key, Range }), options))
      return found?.Body instanceof Readable ? found.Body : null
    },
    async remove(key) {
      const Key = checkBlobKey(key)
      await within(answerLimitMs, (options) => client.send(new DeleteObjectCommand({ Bucket, Key }), options))
    },
  }
}

interface ServiceError {
  readonly name?: string
  readonly code?: string
  readonly $metadata?: { readonly httpStatusCode?: number }
}

function isMissing(error: unknown): boolean {
  const { name, $metadata } = error as ServiceError
  return name === 'NoSuchKey' || name === 'NotFound' || $metadata?.httpStatusCode === 404
}

/** What a refusal of the service says is a mistake of ours or of the settings; that there is none, or a sick one, passes. */
function nameTrouble(error: unknown): unknown {
  const { name, code, $metadata } = error as ServiceError
  const status = $metadata?.httpStatusCode
  const isTrouble =
    status === undefined ? name === 'AbortError' || name === 'TimeoutError' || code !== undefined : false
  return isTrouble || status === 429 || (status ?? 0) >= 500
    ? new StorageUnavailable('The file storage does not answer.', { cause: error })
    : error
}
