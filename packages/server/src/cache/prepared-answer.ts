import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './accepted-encoding'

const compressByGzip = promisify(gzip)
const compressByBrotli = promisify(brotliCompress)

/** Level 11 takes some 75 ms a page, level 5 about one. */
const firstBrotliLevel = 5
const bestBrotliLevel = 11

export interface AnswerContent {
  readonly status: number
  readonly contentType: string
  readonly body: string
  /** Names and values of further headers in turn. */
  readonly headers?: readonly string[]
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
  readonly variants: Record<Encoding, Variant>
  readonly byteCount: number
  brotliHits: number
}

export async function prepareAnswer(content: AnswerContent, fixedHeaders: readonly string[]): Promise<PreparedAnswer> {
  const body = Buffer.from(content.body)
  const [zipped, brotli] = await Promise.all([compressByGzip(body, { level: 6 }), brotliOf(body, firstBrotliLevel)])
  // Weak, because the encodings share it.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const shared = [
    ...fixedHeaders,
    ...(content.headers ?? []),
    'Cache-Control',
    'public, max-age=0, must-revalidate',
    'Vary',
    'Accept-Encoding',
    'ETag',
    etag,
  ]
  const variantOf = (bytes: Buffer, encoding: Encoding): Variant => ({
    body: bytes,
    headers: [
      ...shared,
      'Content-Type',
      content.contentType,
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      'Content-Length',
      String(bytes.length),
    ],
  })
  return {
    status: content.status,
    etag,
    notModifiedHeaders: shared,
    variants: {
      identity: variantOf(body, 'identity'),
      gzip: variantOf(zipped, 'gzip'),
      br: variantOf(brotli, 'br'),
    },
    byteCount: body.length + zipped.length + brotli.length + 4000,
    brotliHits: 0,
  }
}

/** Replaces the quickly made brotli variant by the smallest one. */
export async function compressBetter(answer: PreparedAnswer): Promise<void> {
  const smaller = await brotliOf(answer.variants.identity.body, bestBrotliLevel)
  const before = answer.variants.br
  if (smaller.length >= before.body.length) return
  answer.variants.br = { body: smaller, headers: [...before.headers.slice(0, -1), String(smaller.length)] }
}

function brotliOf(body: Buffer, level: number): Promise<Buffer> {
  return compressByBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}
