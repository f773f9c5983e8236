import { id } from '@sitewright/model/id'
import { pageDetail, pageDocumentChange, pageSummary } from '@sitewright/model/pages/page-answers'
import { api } from '@sitewright/model/routes/api'
import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import { actorOf, mayInject } from './actor'
import type { PageServices } from './page-context'
import type { SecretServices } from './preview-links'
import { publishPage, unpublishPage } from './publish-page'
import { readClient } from './read-client'
import { saveDraft } from './save-draft'

const group = 'Pages'
const params = z.strictObject({ pageId: id })
const noBody = z.strictObject({}).optional()
/** A page may hold a hundred sections of sixty blocks. */
const documentLimit = 6 * 1024 * 1024

/** The draft of a page, and whether visitors see it. */
export function draftEndpoints(services: PageServices & SecretServices): Endpoint[] {
  return [
    defineEndpoint({
      id: 'savePageDocument',
      method: 'PUT',
      path: api.pageDocument,
      summary: 'Saves the draft of a page upon the version it was made from',
      group,
      access: 'pages.edit',
      params,
      body: pageDocumentChange,
      bodyLimit: documentLimit,
      answer: pageDetail,
      handle: ({ params: { pageId }, body, caller, request }) =>
        saveDraft(services, actorOf(caller), {
          pageId,
          version: body.version,
          document: body.document,
          saveId: body.saveId ?? null,
          client: readClient(request),
          mayInject: mayInject(caller),
        }),
    }),
    defineEndpoint({
      id: 'publishPage',
      method: 'POST',
      path: api.pagePublish,
      summary: 'Shows the draft to visitors',
      group,
      access: 'pages.edit',
      params,
      body: z.strictObject({ version: z.number().int().optional() }).optional(),
      answer: pageSummary,
      handle: ({ params: { pageId }, body, caller }) =>
        publishPage(services, actorOf(caller), { pageId, version: body?.version }),
    }),
    defineEndpoint({
      id: 'unpublishPage',
      method: 'POST',
      path: api.pageUnpublish,
      summary: 'Hides a page from visitors',
      group,
      access: 'pages.edit',
      params,
      body: noBody,
      answer: pageSummary,
      handle: ({ params: { pageId }, caller }) => unpublishPage(services, actorOf(caller), pageId),
    }),
  ]
}
