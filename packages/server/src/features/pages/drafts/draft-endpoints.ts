import { pageCalls } from '@sitewright/model/calls/pages'
import { actorOf, mayInject, mayReadInbox } from '../../../actors/actor'
import { defineEndpoint, type Endpoint } from '../../../http/endpoint'
import type { SecretServices } from '../previews/preview-links'
import { publishPage, undoUnpublishPage, unpublishPage } from '../publishing/publish-page'
import type { PageServices } from '../store/page-context'
import { readClient } from './read-client'
import { saveDraft } from './save-draft'

const group = 'Pages'
/** A page may hold a hundred sections of sixty blocks. */
const documentLimit = 6 * 1024 * 1024

/** The draft of a page, and whether visitors see it. */
export function draftEndpoints(services: PageServices & SecretServices): Endpoint[] {
  return [
    defineEndpoint(pageCalls.savePageDocument, {
      summary: 'Save a page’s draft, based on the version it was made from',
      group,
      access: 'pages.edit',
      bodyLimit: documentLimit,
      handle: ({ params: { pageId }, body, caller, request }) =>
        saveDraft(services, actorOf(caller), {
          pageId,
          version: body.version,
          document: body.document,
          saveId: body.saveId ?? null,
          client: readClient(request),
          mayInject: mayInject(caller),
          mayReadInbox: mayReadInbox(caller),
        }),
      failures: ['page.changed-elsewhere', 'page.not-content'],
    }),
    defineEndpoint(pageCalls.publishPage, {
      summary: 'Publish a page’s draft',
      group,
      access: 'pages.edit',
      handle: ({ params: { pageId }, body, caller }) =>
        publishPage(services, actorOf(caller), { pageId, version: body?.version }),
      failures: ['page.changed-elsewhere', 'page.deleted'],
    }),
    defineEndpoint(pageCalls.unpublishPage, {
      summary: 'Unpublish a page and cancel its schedule',
      group,
      access: 'pages.edit',
      handle: ({ params: { pageId }, caller }) => unpublishPage(services, actorOf(caller), pageId),
      failures: ['page.homepage', 'page.deleted'],
    }),
    defineEndpoint(pageCalls.undoUnpublishPage, {
      summary: 'Undo unpublishing a page',
      group,
      access: 'pages.edit',
      handle: ({ params: { pageId }, caller }) => undoUnpublishPage(services, actorOf(caller), pageId),
      failures: ['page.not-unpublished', 'page.deleted'],
    }),
  ]
}
