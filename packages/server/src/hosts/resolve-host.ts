import { readPanelPlace } from '@sitewright/model/navigation/panel-path'
import { LRUCache } from 'lru-cache'
import type { Settings } from '../ground/settings'
import type { Database } from '../storage/database'
import { StorageUnavailable } from '../storage/storage-errors'
import { readHostName, sitesHost } from './host-names'
import { findWebsiteByDomain, findWebsiteByIdentifier } from './rows'
import type { Website } from './website'

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
  /** Null when no site is there. `address` is what was asked for, as it was sent. */
  resolve(hostHeader: string | undefined, address?: string): Promise<HostTarget | null>
  /** What is known without asking the database; undefined when it must be asked. */
  peek(hostHeader: string | undefined): HostTarget | null | undefined
}

/** The tag by which a change of a site's addresses or owner is announced. */
export const hostsTag = 'hosts'
const unknownForMs = 5_000
/** After this long a name is looked up again while it goes on being answered from memory. */
const freshMs = 60_000

interface Known {
  readonly target: HostTarget
  askAgainAt: number
  /** A change may have made it wrong: it holds only where the database cannot be asked. */
  isDoubtful: boolean
}

export function createHosts({
  database,
  settings,
  now,
}: {
  readonly database: Database
  readonly settings: Pick<Settings, 'PLATFORM_HOST' | 'SITES_HOST'>
  readonly now: () => number
}): Hosts {
  const known = new LRUCache<string, Known>({ max: 10_000 })
  // Kept apart so that a flood of made-up names does not push out the real ones.
  const unknown = new LRUCache<string, true>({ max: 1_000, ttl: unknownForMs })
  // What was read before a change must not be kept after it.
  let changes = 0
  function doubtAll() {
    changes += 1
    for (const entry of known.values()) entry.isDoubtful = true
    unknown.clear()
  }
  database.onChange(({ websiteId, tags }) => {
    if (!tags.includes(hostsTag)) return
    doubtAll()
    for (const [name, { target }] of known) {
      if (target.kind === 'site' && target.website.id === websiteId) known.delete(name)
    }
  })
  database.onMissedChanges(doubtAll)

  function peekName(name: string | null): HostTarget | null | undefined {
    if (name === null) return null
    if (name === settings.PLATFORM_HOST) return { kind: 'platform', host: name }
    const entry = known.get(name)
    if (entry === undefined) return unknown.has(name) ? null : undefined
    if (entry.isDoubtful) return undefined
    if (now() >= entry.askAgainAt) {
      entry.askAgainAt = now() + freshMs
      // While the database is away what is known goes on being served.
      ask(name).catch(() => undefined)
    }
    return entry.target
  }

  /** The platform's address has a path for the panel of each site. */
  async function findBehind(target: HostTarget | null, address: string): Promise<HostTarget | null> {
    const place = target?.kind === 'platform' ? readPanelPlace(address) : null
    if (target === null || place === null) return target
    const site = await resolveName(`${place.identifier}.${sitesHost(settings)}`)
    if (site?.kind !== 'site') return null
    return { kind: 'site', host: target.host, website: { ...site.website, door: 'panel' }, movedTo: null }
  }

  async function resolveName(name: string | null): Promise<HostTarget | null> {
    const peeked = peekName(name)
    return peeked === undefined && name !== null ? askOrRemember(name) : (peeked ?? null)
  }

  async function ask(name: string): Promise<HostTarget | null> {
    const asked = changes
    const end = `.${sitesHost(settings)}`
    const found = await database.platform(async (tx) => {
      if (!name.endsWith(end)) return findWebsiteByDomain(tx, name)
      const website = await findWebsiteByIdentifier(tx, name.slice(0, -end.length))
      return website === null ? null : { website, primaryHost: null }
    })
    if (found === null) {
      known.delete(name)
      unknown.set(name, true)
      return null
    }
    const movedTo = found.primaryHost === name ? null : found.primaryHost
    const target: HostTarget = { kind: 'site', host: name, website: found.website, movedTo }
    if (changes === asked) known.set(name, { target, askAgainAt: now() + freshMs, isDoubtful: false })
    return target
  }

  async function askOrRemember(name: string): Promise<HostTarget | null> {
    try {
      return await ask(name)
    } catch (error) {
      const entry = known.get(name)
      if (entry === undefined || !(error instanceof StorageUnavailable)) throw error
      return entry.target
    }
  }

  return {
    peek: (hostHeader) => peekName(readHostName(hostHeader)),
    async resolve(hostHeader, address = '/') {
      return findBehind(await resolveName(readHostName(hostHeader)), address)
    },
  }
}
