import { Readable } from 'node:stream'
import { fail } from '@sitewright/model/failures/catalog'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ByteRange } from '../../../blobs/blob-store'
import { sendFailure } from '../../../http/failure-answers'
import type { Services } from '../../../services/services'
import { readByteRange } from './byte-range'

interface WantedBytes {
  readonly byteLength: number
  readonly etag: string
  readonly request: FastifyRequest
}

/** The part that is asked for; null is the whole, also where the asker has the beginning of another file. */
export function findWantedRange({ byteLength, etag, request }: WantedBytes): ByteRange | 'outside' | null {
  const ifRange = request.headers['if-range']
  return ifRange === undefined || ifRange === etag ? readByteRange(request.headers.range, byteLength) : null
}

interface SentBytes extends WantedBytes {
  readonly blobKey: string
  /** Has all other headers. */
  readonly reply: FastifyReply
}

export async function sendBytes({ blobs }: Pick<Services, 'blobs'>, sent: SentBytes): Promise<unknown> {
  const { blobKey, byteLength, request, reply, etag } = sent
  const range = findWantedRange(sent)
  if (range === 'outside') {
    reply.header('content-range', `bytes */${byteLength}`)
    return reply.code(416).header('cache-control', 'no-store').removeHeader('etag').send()
  }
  reply.header('etag', etag)
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${byteLength}`)
  reply.header('content-length', range ? range.end - range.start + 1 : byteLength)
  // An empty stream, because an empty text would be counted and replace the length.
  if (request.method === 'HEAD') return reply.send(Readable.from([]))
  const content = await blobs.read(blobKey, range ?? undefined)
  if (content === null) return sendFailure(reply, fail('request.not-found'))
  return reply.send(content)
}
