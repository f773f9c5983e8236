import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gunzipSync, gzip } from 'node:zlib'
import type { Encoding } from './accepted-encoding'

const compressByGzip = promisify(gzip)
const compressByBrotli = promisify(brotliCompress)
const unpack = promisify(gunzip)

/**
 * So long a proxy may show a page that it has kept while this host cannot answer. `must-revalidate` would forbid it, and by
 * `max-age=0` the page is asked for every time anyway.
 */
const staleSeconds = 60 * 60

/** Level 11 takes some 75 ms a page, level 5 about one. */
const firstBrotliLevel = 5
const bestBrotliLevel = 11

export type AnswerHeaders = Readonly<Record<string, string>>

export interface AnswerContent {
  readonly status: number
  readonly contentType: string
  readonly body: string
  /** By their names in small letters. What every answer carries gives way to them. */
  readonly headers?: AnswerHeaders
  /** The query of its address chooses what is shown: only this very address is answered with it. */
  readonly heedsQuery?: boolean
  /** For this visitor alone: neither the browser nor anything on the way keeps it. */
  readonly isPrivate?: boolean
}

interface Variant {
  readonly headers: string[]
  readonly body: Buffer
}

/** Everything about an answer that can be worked out before anybody asks for it. */
export interface PreparedAnswer {
  readonly status: number
  readonly etag: string
  /** Names and values in turn, as node:http takes them without looking at each. */
  readonly notModifiedHeaders: string[]
  /** Kept packed alone, which is a third of the room: nearly everybody takes one of these. */
  readonly variants: Record<Exclude<Encoding, 'identity'>, Variant>
  readonly plainHeaders: string[]
  readonly byteCount: number
  readonly heedsQuery: boolean
  brotliHits: number
}

export async function prepareAnswer(content: AnswerContent, fixedHeaders: AnswerHeaders): Promise<PreparedAnswer> {
  const body = Buffer.from(content.body)
  const [zipped, brotli] = await Promise.all([
    compressByGzip(body, { level: 6 }).then(alone),
    brotliOf(body, firstBrotliLevel),
  ])
  // Weak, because the encodings share it.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const shared = [
    ...Object.entries({ ...fixedHeaders, ...content.headers }).flat(),
    'Cache-Control',
    content.isPrivate ? 'private, no-store' : `public, max-age=0, stale-if-error=${staleSeconds}`,
    'Vary',
    'Accept-Encoding',
    'ETag',
    etag,
  ]
  const headersOf = (bytes: Buffer, encoding: Encoding): string[] => [
    ...shared,
    'Content-Type',
    content.contentType,
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    'Content-Length',
    String(bytes.length),
  ]
  return {
    status: content.status,
    etag,
    notModifiedHeaders: shared,
    variants: {
      gzip: { body: zipped, headers: headersOf(zipped, 'gzip') },
      br: { body: brotli, headers: headersOf(brotli, 'br') },
    },
    plainHeaders: headersOf(body, 'identity'),
    byteCount: zipped.length + brotli.length + 4000,
    heedsQuery: content.heedsQuery ?? false,
    brotliHits: 0,
  }
}

/** For who takes nothing packed. */
export function unpackAnswer({ variants }: PreparedAnswer): Buffer {
  return gunzipSync(variants.gzip.body)
}

/** Replaces the quickly made brotli variant by the smallest one. */
export async function compressBetter(answer: PreparedAnswer): Promise<void> {
  const smaller = await brotliOf(await unpack(answer.variants.gzip.body), bestBrotliLevel)
  const before = answer.variants.br
  if (smaller.length >= before.body.length) return
  answer.variants.br = { body: smaller, headers: [...before.headers.slice(0, -1), String(smaller.length)] }
}

async function brotliOf(body: Buffer, level: number): Promise<Buffer> {
  const compressed = await compressByBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
  return alone(compressed)
}

/** In memory of its own: a compressor hands out part of a larger piece, and small buffers share one, which then stays with it. */
function alone(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}
