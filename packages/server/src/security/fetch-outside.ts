import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { guardCall, type OutsideRules, UnreachableAddress } from './call-outside'
import { isPublicAddress } from './public-address'

const usualPatienceMs = 30_000
const maxRedirects = 4

interface FetchedFile {
  readonly content: Readable
  /** Where it was found in the end. */
  readonly address: string
}

/**
 * A file from an address that somebody else wrote. Each redirect is checked as the first address was. The content breaks off
 * with an error when the time is up or it is larger than the limit. Throws when there is none.
 */
export async function fetchOutside(
  href: string,
  { maxBytes, signal }: { readonly maxBytes: number; readonly signal?: AbortSignal },
  { mayReach = isPublicAddress, patienceMs = usualPatienceMs }: OutsideRules = {},
): Promise<FetchedFile> {
  const timeLimit = AbortSignal.timeout(patienceMs)
  const limits = signal === undefined ? timeLimit : AbortSignal.any([signal, timeLimit])
  let address = href
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const answer = await ask(address, { mayReach, signal: limits })
    const { statusCode: status = 0, headers } = answer
    if (status >= 300 && status < 400 && headers.location !== undefined) {
      answer.destroy()
      if (!URL.canParse(headers.location, address)) throw new UnreachableAddress('It leads nowhere.')
      address = new URL(headers.location, address).href
      continue
    }
    if (status === 200) return { content: Readable.from(within(answer, maxBytes), { objectMode: false }), address }
    answer.destroy()
    throw new UnreachableAddress(
      status === 404 || status === 410 ? 'It isn’t there any more.' : `It answers ${status}.`,
    )
  }
  throw new UnreachableAddress('It leads from one address to the next.')
}

interface Asking {
  readonly mayReach: (address: string) => boolean
  readonly signal: AbortSignal
}

function ask(href: string, { mayReach, signal }: Asking): Promise<IncomingMessage> {
  const { url, request, lookup } = guardCall(href, mayReach)
  return new Promise((resolve, reject) => {
    const headers = { accept: '*/*', 'user-agent': 'Sitewright', connection: 'close' }
    request(url, { method: 'GET', headers, lookup, agent: false, signal }, resolve).on('error', reject).end()
  })
}

async function* within(answer: IncomingMessage, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new UnreachableAddress(`It is larger than ${Math.round(maxBytes / 1024 / 1024)} MB.`)
    yield chunk
  }
}
