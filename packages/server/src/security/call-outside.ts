import { lookup as resolveName } from 'node:dns'
import { type RequestOptions, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address'

export interface OutsideRules {
  /** Tests allow this machine. */
  readonly mayReach?: (address: string) => boolean
  /** For the whole call. */
  readonly patienceMs?: number
}

export class UnreachableAddress extends Error {
  override readonly name = 'UnreachableAddress'
}

const usualPatienceMs = 10_000
/** Receivers answer shortly; nobody reads more. */
const maxBytes = 64 * 1024

interface OutsideAnswer {
  readonly status: number
  readonly text: string
}

/**
 * Posts to an address that an owner wrote, and answers what came back. The name is resolved once, every address of it is
 * checked, and the connection goes to what was checked: a name that changes its mind in between leads nowhere. Redirects are
 * not followed.
 */
export async function postOutside(
  href: string,
  { body, headers, signal }: { body: string; headers: Readonly<Record<string, string>>; signal?: AbortSignal },
  { mayReach = isPublicAddress, patienceMs = usualPatienceMs }: OutsideRules = {},
): Promise<OutsideAnswer> {
  const { url, request, lookup } = guardCall(href, mayReach)
  const timeLimit = AbortSignal.timeout(patienceMs)
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' },
    lookup,
    agent: false,
    signal: signal === undefined ? timeLimit : AbortSignal.any([signal, timeLimit]),
  }
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (answer) => {
      const chunks: Buffer[] = []
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        bytes += chunk.length
        if (bytes > maxBytes) answer.destroy()
      })
      answer.on('error', () => undefined)
      answer.on('close', () =>
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** How to call an address that somebody else wrote, and no other place than it names. */
export function guardCall(href: string, mayReach: (address: string) => boolean) {
  const url = new URL(href)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new UnreachableAddress('This isn’t a valid URL.')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A literal address is not resolved, so nobody else would look at it.
  if (isIP(host) !== 0 && !mayReach(host)) throw refusal()
  return {
    url,
    request: url.protocol === 'https:' ? requestSecure : requestPlain,
    lookup: createGuardedLookup(mayReach),
  }
}

function createGuardedLookup(mayReach: (address: string) => boolean): LookupFunction {
  return (hostname, options, done) => {
    resolveName(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return done(error, '')
      const [first] = addresses
      if (first === undefined || !addresses.every(({ address }) => mayReach(address))) return done(refusal(), '')
      if (options.all === true) return done(null, addresses)
      return done(null, first.address, first.family)
    })
  }
}

function refusal(): UnreachableAddress {
  return new UnreachableAddress('This URL isn’t on the public internet.')
}
