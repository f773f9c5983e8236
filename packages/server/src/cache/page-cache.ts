import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Database } from '../storage/database'
import { createIdleWork } from './idle-work'
import { type AnswerContent, compressBetter, type PreparedAnswer, prepareAnswer } from './prepared-answer'
import { sendAnswer } from './send-answer'
import { createTaggedCache } from './tagged-cache'

/** 'signed-in' is the built-in address with a session: pages there carry no code of the site's owner, which could act in the session's name. */
export type HostKind = 'built-in' | 'signed-in' | 'custom'

/** Which site an address belongs to, as far as cached pages care. */
export interface CachedHost {
  readonly websiteId: string
  readonly kind: HostKind
}

export interface RenderedPage extends AnswerContent {
  readonly tags: readonly string[]
}

export interface PageCache {
  /** Learns a Host header once it was resolved, so that the next request with it needs no look-up. */
  learnHost(hostHeader: string, host: CachedHost): void
  /** Answers from memory, before all other work but the front gate's; false when it cannot. */
  serve(request: IncomingMessage, response: ServerResponse): boolean
  /** The page of this address, rendered once however many ask for it at the same time. */
  load(host: CachedHost, path: string, render: () => Promise<RenderedPage>): Promise<PreparedAnswer>
  readonly byteCount: number
  close(): void
}

export interface PageCacheInput {
  readonly database: Pick<Database, 'onChange' | 'onMissedChanges'>
  /** Names and values in turn: security headers that every page carries. */
  readonly fixedHeaders: readonly string[]
  readonly onError: (reason: unknown) => void
  readonly maxBytes?: number
}

const defaultMaxBytes = 128 * 1024 * 1024
const mostHosts = 10_000
/** A host learned while its domain moved would be wrong; it is soon asked for again. */
const hostMs = 60_000
/** A page asked for this often is worth the best compression. */
const hitsBeforeBetter = 8

export function createPageCache(input: PageCacheInput): PageCache {
  const pages = createTaggedCache<PreparedAnswer>(input.maxBytes ?? defaultMaxBytes)
  const hosts = new LRUCache<string, CachedHost>({ max: mostHosts, ttl: hostMs, ttlResolution: 1000 })
  const idle = createIdleWork(input.onError)
  const unsubscribe = [
    input.database.onChange((change) => {
      pages.drop(change)
      // A domain may have moved to another site; learning it again costs one look-up.
      for (const [header, host] of hosts) if (host.websiteId === change.websiteId) hosts.delete(header)
    }),
    input.database.onMissedChanges(() => {
      pages.dropAll()
      hosts.clear()
    }),
  ]

  return {
    learnHost: (hostHeader, host) => void hosts.set(hostHeader, host),
    serve(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const host = hosts.get(request.headers.host ?? '')
      if (!host) return false
      const kind = kindOfVisit(host.kind, request.headers.cookie)
      const path = pathWithoutQuery(request.url ?? '')
      const answer = path === null ? undefined : pages.get(host.websiteId, keyOf(kind, path))
      if (!answer) return false
      sendAnswer(request, response, answer)
      if (answer.brotliHits === hitsBeforeBetter) {
        answer.brotliHits++
        idle.add(() => compressBetter(answer))
      }
      return true
    },
    load: (host, path, render) =>
      pages.load(host.websiteId, keyOf(host.kind, path), async () => {
        const page = await render()
        const value = await prepareAnswer(page, input.fixedHeaders)
        return { value, tags: page.tags, bytes: value.byteCount }
      }),
    get byteCount() {
      return pages.byteCount
    },
    close() {
      idle.stop()
      for (const stop of unsubscribe) stop()
    },
  }
}

/** A query never changes a page, except `format`, which asks for another view of it. Null leaves the request to others. */
function pathWithoutQuery(url: string): string | null {
  const mark = url.indexOf('?')
  if (mark < 0) return url
  return url.includes('format=', mark) ? null : url.slice(0, mark)
}

/** Any cookie that looks like a session counts: at worst a visitor gets the page without the owner's code. */
export function kindOfVisit(kind: HostKind, cookies: string | undefined): HostKind {
  return kind === 'built-in' && cookies?.includes('session=') ? 'signed-in' : kind
}

function keyOf(kind: HostKind, path: string): string {
  return kind === 'built-in' ? path : `${kind} ${path}`
}
