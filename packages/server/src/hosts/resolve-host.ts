import { LRUCache } from 'lru-cache'
import type { Website } from '../http/endpoint'
import type { Services } from '../services'
import { readHostName } from './host-names'
import { findWebsiteByDomain, findWebsiteByIdentifier } from './rows'

export type HostTarget =
  | { readonly kind: 'platform'; readonly host: string }
  | {
      readonly kind: 'site'
      readonly host: string
      readonly website: Website
      /** Of a custom domain that is not the primary one: where its visitors are led. */
      readonly movedTo: string | null
    }

export interface Hosts {
  /** Null when no site is at this address. */
  resolve(hostHeader: string | undefined): Promise<HostTarget | null>
  /** What is known without asking the database; undefined when it must be asked. */
  peek(hostHeader: string | undefined): HostTarget | null | undefined
}

/** The tag by which a change of a site's addresses or owner is announced. */
export const hostsTag = 'hosts'
const unknownForMs = 5_000

export function createHosts({ database, settings }: Pick<Services, 'database' | 'settings'>): Hosts {
  const known = new LRUCache<string, HostTarget>({ max: 10_000, ttl: 60_000 })
  // Kept apart so that a flood of made-up names does not push out the real ones.
  const unknown = new LRUCache<string, true>({ max: 1_000, ttl: unknownForMs })
  function forget() {
    known.clear()
    unknown.clear()
  }
  database.onChange((change) => {
    if (change.tags.includes(hostsTag)) forget()
  })
  database.onMissedChanges(forget)

  function peekName(name: string | null): HostTarget | null | undefined {
    if (name === null) return null
    if (name === settings.PLATFORM_HOST) return { kind: 'platform', host: name }
    return known.get(name) ?? (unknown.has(name) ? null : undefined)
  }

  async function ask(name: string): Promise<HostTarget | null> {
    const end = `.${settings.PLATFORM_HOST}`
    const found = await database.platform(async (tx) => {
      if (!name.endsWith(end)) return findWebsiteByDomain(tx, name)
      const website = await findWebsiteByIdentifier(tx, name.slice(0, -end.length))
      return website === null ? null : { website, primaryHost: null }
    })
    if (found === null) {
      unknown.set(name, true)
      return null
    }
    const movedTo = found.primaryHost === name ? null : found.primaryHost
    const target: HostTarget = { kind: 'site', host: name, website: found.website, movedTo }
    known.set(name, target)
    return target
  }

  return {
    peek: (hostHeader) => peekName(readHostName(hostHeader)),
    async resolve(hostHeader) {
      const name = readHostName(hostHeader)
      const peeked = peekName(name)
      return peeked === undefined && name !== null ? ask(name) : (peeked ?? null)
    },
  }
}
