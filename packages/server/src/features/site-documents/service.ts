import type { Permission } from '@sitewright/model/accounts/permissions'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import type { SiteDocumentName, SiteDocuments, Versioned } from '@sitewright/model/site-documents/site-documents'
import { readSiteDocument, writeSiteDocument } from '../../content/document-rows'
import { checkDocument } from '../../content/documents'
import type { Services } from '../../services/services'
import type { Tx } from '../../storage/database'
import { refuseNewMarkup } from '../forms/definitions/check-markup'
import { refuseNewRecipients } from '../forms/definitions/check-recipients'
import { registerDocumentForms } from '../forms/definitions/register-forms'
import { checkHomepage } from './check-homepage'
import { checkSpecialPages, type SettingsWithPages } from './check-special-pages'

export interface Author {
  readonly accountId: string | null
  readonly permissions: ReadonlySet<Permission>
}

interface DocumentWrite<Body> {
  readonly websiteId: string
  readonly stored: Body
  readonly next: Body
}

/** What else changes in the transaction that stores a document, told by the capabilities that it is of. */
export type DocumentEffects = {
  readonly [Name in SiteDocumentName]?: (tx: Tx, write: DocumentWrite<SiteDocuments[Name]>) => Promise<void>
}

export function createSiteDocuments(services: Services, effects: DocumentEffects = {}) {
  const { database } = services
  return {
    read: <Name extends SiteDocumentName>(websiteId: string, name: Name) =>
      database.site(websiteId, (tx) => readSiteDocument(tx, websiteId, name)),

    async write<Name extends SiteDocumentName>(
      websiteId: string,
      change: { name: Name; version: number; body: SiteDocuments[Name] },
      author: Author,
    ): Promise<Result<Versioned<SiteDocuments[Name]>>> {
      const { name, version } = change
      const body = checkDocument(name, change.body)
      if (isFailure(body)) return body
      return database.site(websiteId, async (tx) => {
        const stored = await readSiteDocument(tx, websiteId, name)
        const mayInject = author.permissions.has('code.inject')
        if (!mayInject && !hasSameCode(name, stored.body, body)) return fail('request.forbidden')
        const pages = { websiteId, stored: pagesOf[name]?.(stored.body), next: pagesOf[name]?.(body) }
        const unfit = (await checkHomepage(tx, pages)) ?? (await checkSpecialPages(tx, pages))
        if (unfit !== null) return unfit
        const writing = { websiteId, document: body, stored: stored.body }
        const mayReadInbox = author.permissions.has('forms.read')
        const refusal =
          (await refuseNewMarkup(tx, { ...writing, mayInject })) ??
          (await refuseNewRecipients(tx, { ...writing, mayReadInbox }))
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
        await effects[name]?.(tx, { websiteId, stored: stored.body, next: body })
        await database.announce(tx, { websiteId, tags: [name] })
        return { version: version + 1, body }
      })
    },
  }
}
export type SiteDocumentsService = ReturnType<typeof createSiteDocuments>

type ReadFrom<Value> = { readonly [Name in SiteDocumentName]?: (body: SiteDocuments[Name]) => Value }

/** Code that runs for every visitor is a right of its own; who lacks it may still change the rest. */
const codeOf: ReadFrom<readonly string[]> = { settings: ({ codeInjection: { header, footer } }) => [header, footer] }

const pagesOf: ReadFrom<SettingsWithPages> = { settings: (settings) => settings }

function hasSameCode<Name extends SiteDocumentName>(
  name: Name,
  stored: SiteDocuments[Name],
  next: SiteDocuments[Name],
): boolean {
  const before = codeOf[name]?.(stored) ?? []
  const after = codeOf[name]?.(next) ?? []
  return before.every((code, at) => code === after[at])
}
