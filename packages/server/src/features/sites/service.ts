import { roles } from '@sitewright/model/accounts/roles'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import { newSiteVersion, siteStatuses } from '@sitewright/model/reference/sites'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import {
  isReservedIdentifier,
  type NewSite,
  type SiteSummary,
  type TemplateSummary,
} from '@sitewright/model/site/site-answers'
import { readStoredDocument } from '../../content/documents'
import type { Settings } from '../../ground/settings'
import { builtInAddress } from '../../hosts/host-names'
import { hostsTag } from '../../hosts/resolve-host'
import type { Services } from '../../services/services'
import type { Tx } from '../../storage/database'
import { insertMember } from '../contributors/rows'
import type { FillStore } from './fill-store'
import { expectHalfMade, forgetHalfMade, takeBackContent } from './half-made-job'
import type { Templates } from './load-template'
import * as rows from './rows'
import { makeContent, type StoreAsset } from './template-content'
import { writeContent } from './write-content'

export type Sites = ReturnType<typeof createSites>

interface SiteParts {
  readonly templates: Templates
  readonly storeAsset: StoreAsset
  readonly fillStore: FillStore
}

export function createSites(services: Services, { templates, storeAsset, fillStore }: SiteParts) {
  const { database, settings } = services

  async function checkRoom(tx: Tx, accountId: string, identifier: string): Promise<Result<null>> {
    const limit = settings.SITES_PER_ACCOUNT
    if ((await rows.countOwnedSites(tx, accountId)) >= limit) return fail('site.too-many', { values: { limit } })
    const isTaken = isReservedIdentifier(identifier) || (await rows.isIdentifierTaken(tx, identifier))
    return isTaken ? takenFailure() : null
  }

  async function open(tx: Tx, site: rows.NewSiteRow): Promise<Result<null>> {
    const { id: websiteId, ownerAccountId: accountId, createdAt } = site
    await rows.lockAccount(tx, accountId)
    const noRoom = await checkRoom(tx, accountId, site.identifier)
    if (noRoom !== null) return noRoom
    if (!(await rows.insertWebsite(tx, site))) return takenFailure()
    await insertMember(tx, { websiteId, accountId, roles: [roles.admin], createdAt })
    await forgetHalfMade(tx, services, websiteId)
    await database.announce(tx, { websiteId, tags: [hostsTag] })
    return null
  }

  /**
   * `isStarter` is the host's own starter site: it is the business of its template, with its orders.
   * The content comes first and the address last: a site that can be opened is whole, whatever is killed when.
   */
  async function createSite(
    accountId: string,
    input: NewSite,
    { isStarter = false } = {},
  ): Promise<Result<SiteSummary>> {
    const loaded = await templates.load(input.template)
    if (loaded === null) return fail('request.invalid', { errors: { template: 'This template doesn’t exist.' } })
    const noRoom = await database.platform((tx) => checkRoom(tx, accountId, input.identifier))
    if (noRoom !== null) return noRoom
    const template = input.hasStore ? loaded : { ...loaded, store: null }
    const websiteId = services.newId()
    await expectHalfMade(services, websiteId)
    const email = input.email ?? (await database.platform((tx) => rows.readAccountEmail(tx, accountId)))
    const words = { title: input.title, description: input.description, email }
    const making = { services, storeAsset, websiteId, accountId, words, isStarter }
    const content = await makeContent(template, making)
    await writeContent(services, making, content)
    if (template.store !== null) {
      const site = { websiteId, identifier: input.identifier, accountId }
      const { catalog } = template.store
      await fillStore({ site, catalog, fill: content.fill, hasOrders: isStarter })
    }
    const createdAt = new Date(services.now())
    const site = {
      id: websiteId,
      identifier: input.identifier,
      ownerAccountId: accountId,
      template: template.name,
      createdAt,
      status: settings.NEW_SITE_STATUS === 'trial' ? siteStatuses.trial : siteStatuses.comped,
      version: newSiteVersion,
      visibility: input.visibility,
    }
    const opened = await database.platform((tx) => open(tx, site))
    if (isFailure(opened)) {
      await database.site(websiteId, async (tx) => {
        await takeBackContent(tx, services, websiteId)
        await forgetHalfMade(tx, services, websiteId)
      })
      return opened
    }
    return summarize(settings, site, { title: input.title, accountId })
  }

  return {
    createSite,

    async listMine(accountId: string): Promise<SiteSummary[]> {
      const { mine, settingsBySite } = await database.platform(async (tx) => {
        const found = await rows.listSitesOfAccount(tx, accountId)
        return { mine: found, settingsBySite: await rows.readSettingsOfSites(tx, found) }
      })
      return mine.map((site) => {
        const { title } = readStoredDocument('settings', settingsBySite.get(site.id))
        return summarize(settings, site, { title, accountId })
      })
    },

    async listTemplates(): Promise<TemplateSummary[]> {
      return (await templates.list()).map(({ name, site }) => ({
        name,
        label: site.label,
        description: site.description,
        preview: site.preview === undefined ? null : fillPath(paths.templatePreview, { name }),
      }))
    },
  }
}

function summarize(
  settings: Settings,
  site: rows.SiteRow,
  { title, accountId }: { readonly title: string; readonly accountId: string },
): SiteSummary {
  return {
    id: site.id,
    identifier: site.identifier,
    title,
    address: builtInAddress(settings, site.identifier),
    template: site.template,
    isOwner: site.ownerAccountId === accountId,
    visibility: site.visibility,
    createdAt: site.createdAt.toISOString(),
  }
}

function takenFailure() {
  return fail('site.identifier-taken', { field: 'identifier' })
}
