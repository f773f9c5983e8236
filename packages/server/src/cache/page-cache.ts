import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Database } from '../storage/database'
import { createIdleWork } from './idle-work'
import {
  type AnswerContent,
  type AnswerHeaders,
  compressBetter,
  type PreparedAnswer,
  prepareAnswer,
} from './prepared-answer'
import { sendAnswer } from './send-answer'
import { createTaggedCache } from './tagged-cache'

/** Which site an address belongs to, as far as cached pages care. */
export interface CachedHost {
  readonly websiteId: string
  readonly kind: 'built-in' | 'domain'
}

export interface RenderedPage extends AnswerContent {
  readonly tags: readonly string[]
  /** From this moment on the page is wrong by itself. */
  readonly until?: number | undefined
}

export interface PageCache {
  /** Learns a Host header once it was resolved, so that the next request with it needs no look-up. */
  learnHost(hostHeader: string, host: CachedHost): void
  /** Answers from memory, before all other work but the front gate's; false when it cannot. */
  serve(request: IncomingMessage, response: ServerResponse): boolean
  /** The page of this address, rendered once however many ask for it at the same time. */
  load(host: CachedHost, address: string, render: () => Promise<RenderedPage>): Promise<PreparedAnswer>
  /** A page for one visitor, which nobody keeps. */
  prepareOnce(render: () => Promise<RenderedPage>): Promise<PreparedAnswer>
  readonly byteCount: number
  close(): void
}

export interface PageCacheInput {
  readonly database: Pick<Database, 'onChange' | 'onMissedChanges'>
  /** Security headers that every page carries, unless it says otherwise. */
  readonly fixedHeaders: AnswerHeaders
  readonly onError: (reason: unknown) => void
  readonly maxBytes: number
  readonly now: () => number
}

const maxHosts = 10_000
/** A host learned while its domain moved would be wrong; it is soon asked for again. */
const hostMs = 60_000
/** A page asked for this often is worth the best compression. */
const hitsBeforeBetter = 8

export function createPageCache(input: PageCacheInput): PageCache {
  const pages = createTaggedCache<PreparedAnswer>(input.maxBytes, input.now)
  const hosts = new LRUCache<string, CachedHost>({ max: maxHosts, ttl: hostMs, ttlResolution: 1000 })
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

  /**
   * A query never changes a page, except `format`, which asks for another view of it. Where it chooses what a list shows, the
   * addresses that mean something are kept by themselves; what else is asked there is left to others.
   */
  function findAnswer(websiteId: string, kind: CachedHost['kind'], url: string): PreparedAnswer | undefined {
    const mark = url.indexOf('?')
    if (mark < 0) return pages.get(websiteId, keyOf(kind, url))
    if (url.includes('format=', mark)) return undefined
    const plain = pages.get(websiteId, keyOf(kind, url.slice(0, mark)))
    return plain?.heedsQuery === false ? plain : pages.get(websiteId, keyOf(kind, url))
  }

  return {
    learnHost: (hostHeader, host) => void hosts.set(hostHeader, host),
    serve(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const host = hosts.get(request.headers.host ?? '')
      if (!host) return false
      const answer = findAnswer(host.websiteId, host.kind, request.url ?? '')
      if (!answer) return false
      sendAnswer(request, response, answer)
      if (answer.brotliHits === hitsBeforeBetter) {
        answer.brotliHits++
        idle.add(() => compressBetter(answer))
      }
      return true
    },
    load: (host, address, render) =>
      pages.load(host.websiteId, keyOf(host.kind, address), async () => {
        const page = await render()
        const value = await prepareAnswer(page, input.fixedHeaders)
        return { value, tags: page.tags, bytes: value.byteCount, until: page.until }
      }),
    prepareOnce: async (render) => prepareAnswer({ ...(await render()), isPrivate: true }, input.fixedHeaders),
    get byteCount() {
      return pages.byteCount
    },
    close() {
      idle.stop()
      for (const stop of unsubscribe) stop()
    },
  }
}

function keyOf(kind: CachedHost['kind'], path: string): string {
  return kind === 'built-in' ? path : `${kind} ${path}`
}
