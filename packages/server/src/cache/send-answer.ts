import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding } from './accepted-encoding'
import { type PreparedAnswer, unpackAnswer } from './prepared-answer'

/** Writes a prepared answer: the whole, its headers alone (HEAD), or that the visitor has it already (304). */
export function sendAnswer(request: IncomingMessage, response: ServerResponse, answer: PreparedAnswer): void {
  const { headers } = request
  const known = headers['if-none-match']
  if (known !== undefined && answer.status === 200 && namesEtag(known, answer.etag)) {
    response.writeHead(304, answer.notModifiedHeaders)
    response.end()
    return
  }
  const encoding = chooseEncoding(headers['accept-encoding'] as string | undefined)
  if (encoding === 'br') answer.brotliHits++
  const variant = encoding === 'identity' ? null : answer.variants[encoding]
  response.writeHead(answer.status, variant?.headers ?? answer.plainHeaders)
  if (request.method === 'HEAD') response.end()
  else response.end(variant?.body ?? unpackAnswer(answer))
}

function namesEtag(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true
  // Weak comparison: a cache on the way may have dropped or added the mark.
  const opaque = etag.slice(2)
  return header.split(',').some((it) => it.trim().replace(/^W\//, '') === opaque)
}
