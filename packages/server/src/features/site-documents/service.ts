import type { Permission } from '@sitewright/model/accounts/permissions'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalogue'
import type { SiteSettings } from '@sitewright/model/site/settings'
import type { Services } from '../../services'
import { refuseNewMarkup } from '../forms/check-markup'
import { registerDocumentForms } from '../forms/register-forms'
import { checkDocument, type SiteDocumentName, type SiteDocuments } from './documents'
import { readSiteDocument, type VersionedDocument, writeSiteDocument } from './rows'

export interface Author {
  readonly accountId: string | null
  readonly permissions: ReadonlySet<Permission>
}

export function createSiteDocuments(services: Services) {
  const { database } = services
  return {
    read: <Name extends SiteDocumentName>(websiteId: string, name: Name) =>
      database.site(websiteId, (tx) => readSiteDocument(tx, websiteId, name)),

    async write<Name extends SiteDocumentName>(
      websiteId: string,
      change: { name: Name; version: number; body: SiteDocuments[Name] },
      author: Author,
    ): Promise<Result<VersionedDocument<SiteDocuments[Name]>>> {
      const { name, version } = change
      const body = checkDocument(name, change.body)
      if (isFailure(body)) return body
      return database.site(websiteId, async (tx) => {
        const stored = await readSiteDocument(tx, websiteId, name)
        if (name === 'settings' && !mayInject(stored.body as SiteSettings, body as SiteSettings, author)) {
          return fail('request.forbidden')
        }
        const mayInjectAny = author.permissions.has('code.inject')
        const writing = { websiteId, document: body, stored: stored.body, mayInject: mayInjectAny }
        const refusal = await refuseNewMarkup(tx, writing)
        if (refusal !== null) return refusal
        const updatedAt = new Date(services.now())
        const isWritten = await writeSiteDocument(tx, websiteId, {
          name,
          version,
          body,
          updatedAt,
          updatedBy: author.accountId,
        })
        if (!isWritten) return fail('site.changed-elsewhere')
        await registerDocumentForms(tx, services, { websiteId, name, body })
        await database.announce(tx, { websiteId, tags: [name] })
        return { version: version + 1, body }
      })
    },
  }
}
export type SiteDocumentsService = ReturnType<typeof createSiteDocuments>

/** Code that runs for every visitor is a right of its own; who lacks it may still change the rest. */
function mayInject(stored: SiteSettings, next: SiteSettings, author: Author): boolean {
  const isSame =
    stored.codeInjection.header === next.codeInjection.header &&
    stored.codeInjection.footer === next.codeInjection.footer
  return isSame || author.permissions.has('code.inject')
}
