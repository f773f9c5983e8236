import { writeSiteDocument } from '../../content/document-rows'
import type { Services } from '../../services/services'
import { registerDocumentForms, registerPageForms } from '../forms/definitions/register-forms'
import { insertFirstPage } from './page-rows'
import { type SiteContent, templateDocuments } from './template-content'

/** All that a new site begins with, in one transaction. */
export async function writeContent(
  services: Pick<Services, 'database' | 'now'>,
  { websiteId, accountId }: { readonly websiteId: string; readonly accountId: string },
  { documents, pages }: SiteContent,
): Promise<void> {
  const at = new Date(services.now())
  await services.database.site(websiteId, async (tx) => {
    for (const name of templateDocuments) {
      const body = documents[name]
      await writeSiteDocument(tx, websiteId, { name, version: 0, body, updatedAt: at, updatedBy: accountId })
      await registerDocumentForms(tx, services, { websiteId, name, body })
    }
    for (const [position, page] of pages.entries()) {
      await insertFirstPage(tx, { ...page, websiteId, position, at, by: accountId })
      await registerPageForms(tx, services, { websiteId, pageId: page.id })
    }
  })
}
