import { roles } from '@sitewright/model/accounts/roles'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalogue'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { places } from '@sitewright/model/routes/places'
import {
  isReservedIdentifier,
  type NewSite,
  type SiteSummary,
  type TemplateSummary,
} from '@sitewright/model/site/site-answers'
import { builtInAddress } from '../../hosts/host-names'
import { hostsTag } from '../../hosts/resolve-host'
import type { Services } from '../../services'
import type { Tx } from '../../storage/database'
import { insertMember } from '../contributors/rows'
import { registerDocumentForms, registerPageForms } from '../forms/register-forms'
import { readSiteDocument, writeSiteDocument } from '../site-documents/rows'
import type { Templates } from './load-template'
import { insertFirstPage } from './page-rows'
import * as rows from './rows'
import { makeContent, type SiteContent, type StoreAsset } from './template-content'

export type Sites = ReturnType<typeof createSites>

export function createSites(services: Services, templates: Templates, storeAsset: StoreAsset) {
  const { database, settings } = services

  async function checkRoom(tx: Tx, accountId: string, identifier: string): Promise<Result<null>> {
    const limit = settings.SITES_PER_ACCOUNT
    if ((await rows.countOwnedSites(tx, accountId)) >= limit) return fail('site.too-many', { values: { limit } })
    const isTaken = isReservedIdentifier(identifier) || (await rows.isIdentifierTaken(tx, identifier))
    return isTaken ? takenFailure() : null
  }

  async function writeContent(websiteId: string, accountId: string, content: SiteContent): Promise<void> {
    const at = new Date(services.now())
    await database.site(websiteId, async (tx) => {
      const { documents } = content
      for (const name of ['settings', 'styles', 'header-footer', 'url-mappings'] as const) {
        await writeSiteDocument(tx, websiteId, {
          name,
          version: 0,
          body: documents[name],
          updatedAt: at,
          updatedBy: accountId,
        })
        await registerDocumentForms(tx, services, { websiteId, name, body: documents[name] })
      }
      for (const [position, page] of content.pages.entries()) {
        await insertFirstPage(tx, { ...page, websiteId, position, at, by: accountId })
        await registerPageForms(tx, services, { websiteId, pageId: page.id })
      }
    })
  }

  /** The content comes first and the address last: a site that can be opened is whole, whatever is killed when. */
  async function createSite(accountId: string, input: NewSite): Promise<Result<SiteSummary>> {
    const template = await templates.load(input.template)
    if (template === null) return fail('request.invalid', { errors: { template: 'There is no such template.' } })
    const noRoom = await database.platform((tx) => checkRoom(tx, accountId, input.identifier))
    if (noRoom !== null) return noRoom
    const websiteId = services.newId()
    const making = { services, storeAsset, websiteId, accountId, title: input.title }
    await writeContent(websiteId, accountId, await makeContent(template, making))
    const createdAt = new Date(services.now())
    const site = {
      id: websiteId,
      identifier: input.identifier,
      ownerAccountId: accountId,
      template: template.name,
      createdAt,
    }
    const opened = await database.platform(async (tx) => {
      await rows.lockAccount(tx, accountId)
      const room = await checkRoom(tx, accountId, input.identifier)
      if (room !== null) return room
      if (!(await rows.insertWebsite(tx, site))) return takenFailure()
      await insertMember(tx, { websiteId, accountId, roles: [roles.admin], createdAt })
      await database.announce(tx, { websiteId, tags: [hostsTag] })
      return null
    })
    if (isFailure(opened)) {
      await database.site(websiteId, (tx) => rows.deleteContent(tx, websiteId))
      return opened
    }
    return summarise(site, input.title, accountId)
  }

  function summarise(site: rows.SiteRow, title: string, accountId: string): SiteSummary {
    return {
      id: site.id,
      identifier: site.identifier,
      title,
      address: builtInAddress(settings, site.identifier),
      template: site.template,
      isOwner: site.ownerAccountId === accountId,
      createdAt: site.createdAt.toISOString(),
    }
  }

  return {
    createSite,

    async listMine(accountId: string): Promise<SiteSummary[]> {
      const mine = await database.platform((tx) => rows.listSitesOfAccount(tx, accountId))
      const summaries: SiteSummary[] = []
      for (const site of mine) {
        const { body } = await database.site(site.id, (tx) => readSiteDocument(tx, site.id, 'settings'))
        summaries.push(summarise(site, body.title, accountId))
      }
      return summaries
    },

    async listTemplates(): Promise<TemplateSummary[]> {
      return (await templates.list()).map(({ name, site }) => ({
        name,
        label: site.label,
        description: site.description,
        preview: site.preview === undefined ? null : fillPath(places.templatePreview, { name }),
      }))
    },
  }
}

function takenFailure() {
  const failure = fail('site.identifier-taken')
  return fail(failure.code, { errors: { identifier: failure.text } })
}
