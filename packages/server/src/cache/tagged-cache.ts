import { LRUCache } from 'lru-cache'
import type { Change } from '../storage/database'

export interface Made<Value> {
  readonly value: Value
  /** A change of the site with one of these tags makes the value wrong. */
  readonly tags: readonly string[]
  readonly bytes: number
  /** From this moment on the value is wrong by itself. */
  readonly until?: number | undefined
}

interface Flight<Value> {
  readonly websiteId: string
  readonly promise: Promise<Value>
  isStale: boolean
}

export interface TaggedCache<Value> {
  get(websiteId: string, key: string): Value | undefined
  /** The kept value, or the one that is being made, or a new one: however many ask at once, it is made once. */
  load(websiteId: string, key: string, make: () => Promise<Made<Value>>): Promise<Value>
  drop(change: Change): void
  dropAll(): void
  readonly byteCount: number
}

/** Values of sites, bounded by bytes; what was used longest ago leaves first. */
export function createTaggedCache<Value extends object>(
  maxBytes: number,
  now: () => number = Date.now,
): TaggedCache<Value> {
  const keysOfSite = new Map<string, Set<string>>()
  const flights = new Map<string, Flight<Value>>()
  const kept = new LRUCache<string, Made<Value>>({
    maxSize: maxBytes,
    sizeCalculation: (made) => Math.max(1, made.bytes),
    // A value that is replaced keeps its key.
    dispose: (_made, fullKey, reason) => reason !== 'set' && forgetKey(keysOfSite, fullKey),
  })

  function find(websiteId: string, key: string): Value | undefined {
    const fullKey = fullKeyOf(websiteId, key)
    const made = kept.get(fullKey)
    if (made?.until === undefined || made.until > now()) return made?.value
    kept.delete(fullKey)
    return undefined
  }

  function keep(websiteId: string, fullKey: string, made: Made<Value>) {
    kept.set(fullKey, made)
    if (!kept.has(fullKey)) return
    const keys = keysOfSite.get(websiteId) ?? new Set()
    keysOfSite.set(websiteId, keys.add(fullKey))
  }

  function take(websiteId: string, fullKey: string, make: () => Promise<Made<Value>>): Promise<Value> {
    const promise = make().then(
      (made) => {
        // What was read before a change must not be kept after it.
        if (!flight.isStale) keep(websiteId, fullKey, made)
        land()
        return made.value
      },
      (reason) => {
        land()
        throw reason
      },
    )
    const land = () => flights.get(fullKey) === flight && flights.delete(fullKey)
    const flight: Flight<Value> = { websiteId, promise, isStale: false }
    flights.set(fullKey, flight)
    return promise
  }

  /** Who asks after the change must not wait for an answer that was begun before it. */
  function abandonFlights(isMeant: (flight: Flight<Value>) => boolean) {
    for (const [fullKey, flight] of flights) {
      if (!isMeant(flight)) continue
      flight.isStale = true
      flights.delete(fullKey)
    }
  }

  return {
    get: find,
    load(websiteId, key, make) {
      const found = find(websiteId, key)
      if (found) return Promise.resolve(found)
      const fullKey = fullKeyOf(websiteId, key)
      return flights.get(fullKey)?.promise ?? take(websiteId, fullKey, make)
    },
    drop({ websiteId, tags }) {
      abandonFlights((flight) => flight.websiteId === websiteId)
      for (const fullKey of keysOfSite.get(websiteId) ?? []) {
        if (kept.peek(fullKey)?.tags.some((tag) => tags.includes(tag))) kept.delete(fullKey)
      }
    },
    dropAll() {
      abandonFlights(() => true)
      kept.clear()
    },
    get byteCount() {
      return kept.calculatedSize
    },
  }
}

/** Ids have a fixed alphabet, so that a key can never spell another site's. */
function fullKeyOf(websiteId: string, key: string): string {
  return `${websiteId} ${key}`
}

function forgetKey(keysOfSite: Map<string, Set<string>>, fullKey: string) {
  const websiteId = fullKey.slice(0, fullKey.indexOf(' '))
  const keys = keysOfSite.get(websiteId)
  keys?.delete(fullKey)
  if (keys?.size === 0) keysOfSite.delete(websiteId)
}
