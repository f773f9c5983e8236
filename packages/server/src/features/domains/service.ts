import { fail, type Result } from '@sitewright/model/failures/catalog'
import { listDnsRecords, maxDomains, proofName, proofValue, type SiteDomain } from '@sitewright/model/site/domains'
import { builtInHost, domainAddress, sitesHost } from '../../hosts/host-names'
import { hostsTag } from '../../hosts/resolve-host'
import type { Website } from '../../hosts/website'
import type { Services } from '../../services/services'
import type { LookUpTxt } from './look-up-txt'
import * as rows from './rows'

export type Domains = ReturnType<typeof createDomains>

/** The domains of a site: claimed by its owner, connected once DNS proves the claim. */
export function createDomains({ database, now, settings }: Services, lookUpTxt: LookUpTxt) {
  async function list(website: Website): Promise<SiteDomain[]> {
    const claims = await database.site(website.id, (tx) => rows.listClaims(tx, website.id))
    const connected = await database.platform((tx) => rows.listConnected(tx, website.id))
    const hosts = new Set([...connected.map(({ host }) => host), ...claims])
    const site = { websiteId: website.id, builtInHost: builtInHost(settings, website.identifier) }
    return [...hosts].map((host) => {
      const found = connected.find((it) => it.host === host)
      return {
        host,
        state: found === undefined ? 'waiting' : 'connected',
        isPrimary: found?.isPrimary ?? false,
        address: domainAddress(settings, host),
        records: listDnsRecords(host, site),
      }
    })
  }

  async function one(website: Website, host: string): Promise<Result<SiteDomain>> {
    return (await list(website)).find((domain) => domain.host === host) ?? fail('request.not-found')
  }

  async function changeConnected(
    website: Website,
    change: (tx: Parameters<typeof rows.connect>[0]) => Promise<readonly string[]>,
  ) {
    await database.platform(async (tx) => {
      const touched = new Set([website.id, ...(await change(tx))])
      for (const websiteId of touched) await database.announce(tx, { websiteId, tags: [hostsTag] })
    })
  }

  return {
    list,

    async add(website: Website, host: string): Promise<Result<SiteDomain>> {
      const ours = [settings.PLATFORM_HOST, sitesHost(settings)]
      const isOurs = ours.some((own) => host === own || host.endsWith(`.${own}`))
      if (isOurs) return refuse('domain.reserved')
      const hasRoom = await database.site(website.id, async (tx) => {
        const claims = await rows.listClaims(tx, website.id)
        if (claims.length >= maxDomains && !claims.includes(host)) return false
        await rows.insertClaim(tx, { websiteId: website.id, host, createdAt: new Date(now()) })
        return true
      })
      return hasRoom ? one(website, host) : refuse('domain.too-many')
    },

    async check(website: Website, host: string): Promise<Result<SiteDomain>> {
      const claims = await database.site(website.id, (tx) => rows.listClaims(tx, website.id))
      if (!claims.includes(host)) return fail('request.not-found')
      const texts = await lookUpTxt(proofName(host))
      if (texts === null) return fail('domain.no-answer')
      if (!texts.includes(proofValue(website.id))) return fail('domain.not-proven')
      await changeConnected(website, async (tx) => {
        const before = await rows.connect(tx, { websiteId: website.id, host, createdAt: new Date(now()) })
        await rows.choosePrimary(tx, website.id, null)
        if (before === null) return []
        await rows.choosePrimary(tx, before, null)
        return [before]
      })
      return one(website, host)
    },

    async makePrimary(website: Website, host: string): Promise<Result<SiteDomain>> {
      const domain = await one(website, host)
      if (!('state' in domain)) return domain
      if (domain.state === 'waiting') return fail('domain.not-proven')
      await changeConnected(website, async (tx) => {
        await rows.choosePrimary(tx, website.id, host)
        return []
      })
      return one(website, host)
    },

    async remove(website: Website, host: string): Promise<Result<Record<string, never>>> {
      const key = { websiteId: website.id, host }
      let wasConnected = false
      await changeConnected(website, async (tx) => {
        wasConnected = await rows.deleteDomain(tx, 'website_domains', key)
        await rows.choosePrimary(tx, website.id, null)
        return []
      })
      const wasClaimed = await database.site(website.id, (tx) => rows.deleteDomain(tx, 'domain_claims', key))
      return wasConnected || wasClaimed ? {} : fail('request.not-found')
    },
  }
}

function refuse(code: 'domain.reserved' | 'domain.too-many') {
  return fail(code, { values: { limit: maxDomains }, field: 'host' })
}
