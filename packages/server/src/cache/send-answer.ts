import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding } from './accepted-encoding'
import type { PreparedAnswer } from './prepared-answer'

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
  const variant = answer.variants[encoding]
  if (encoding === 'br') answer.brotliHits++
  response.writeHead(answer.status, variant.headers)
  if (request.method === 'HEAD') response.end()
  else response.end(variant.body)
}

function namesEtag(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true
  // Weak comparison: a cache on the way may have dropped or added the mark.
  const opaque = etag.slice(2)
  return header.split(',').some((it) => it.trim().replace(/^W\//, '') === opaque)
}
