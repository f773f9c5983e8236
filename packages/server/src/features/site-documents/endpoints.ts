import { editedDocumentNames, siteDocumentCalls } from '@sitewright/model/calls/site-documents'
import { fail } from '@sitewright/model/failures/catalog'
import { type EditedDocumentName, siteDocuments } from '@sitewright/model/site-documents/site-documents'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import type { SiteDocumentsService } from './service'

const group = 'Site'
/** A footer is a whole page document. */
const bodyLimit = 4 * 1024 * 1024

export function siteDocumentsEndpoints(documents: SiteDocumentsService): Endpoint[] {
  return editedDocumentNames.flatMap((name) => documentEndpoints(documents, name))
}

function documentEndpoints<Name extends EditedDocumentName>(documents: SiteDocumentsService, name: Name): Endpoint[] {
  const { edit, calls } = siteDocuments[name]
  const { read, write } = siteDocumentCalls(name)
  return [
    defineEndpoint(read, {
      summary: `Get ${calls.label}`,
      group,
      access: 'panel.open',
      handle: async ({ caller }) =>
        caller.website === null ? fail('request.not-found') : documents.read(caller.website.id, name),
    }),
    defineEndpoint(write, {
      summary: `Replace ${calls.label}. \`version\` is the one you read.`,
      group,
      access: edit,
      bodyLimit,
      handle: async ({ body, caller }) => {
        if (caller.website === null) return fail('request.not-found')
        const author = { accountId: caller.account?.id ?? null, permissions: caller.permissions }
        return documents.write(caller.website.id, { name, ...body }, author)
      },
      failures: ['site.changed-elsewhere'],
    }),
  ]
}
