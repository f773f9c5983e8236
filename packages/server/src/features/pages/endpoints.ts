import { fail } from '@sitewright/model/failures/catalogue'
import { id } from '@sitewright/model/id'
import {
  newPage,
  openedPage,
  pageDetail,
  pageDocumentChange,
  pageSettingsChange,
  pageSummary,
  siteNavigation,
} from '@sitewright/model/pages/page-answers'
import { api } from '@sitewright/model/routes/api'
import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import type { Passwords } from '../accounts/passwords'
import { actorOf, mayInject } from './actor'
import { deleteForever, deletePage, restorePage } from './bin'
import { changeSettings } from './change-settings'
import { createPage, duplicatePage } from './create-page'
import { arrangePages, readNavigation } from './navigation'
import type { PageServices } from './page-context'
import { previewLinkEndpoints } from './preview-link-endpoints'
import type { SecretServices } from './preview-links'
import { publishPage, unpublishPage } from './publish-page'
import { readClient } from './read-client'
import { readPage, readPages } from './read-pages'
import { revisionEndpoints } from './revision-endpoints'
import { saveDraft } from './save-draft'
import { scheduleEndpoints } from './schedule-endpoints'

const group = 'Pages'
const params = z.strictObject({ pageId: id })
const noBody = z.strictObject({}).optional()
/** A page may hold a hundred sections of sixty blocks. */
const documentLimit = 6 * 1024 * 1024

export function pagesEndpoints(
  services: PageServices & SecretServices & { readonly passwords: Passwords },
): Endpoint[] {
  return [
    defineEndpoint({
      id: 'listPages',
      method: 'GET',
      path: api.pages,
      summary: 'All pages in the order of the page tree, or those in the bin',
      group,
      access: 'panel.open',
      query: z.strictObject({ bin: z.enum(['true', 'false']).default('false') }),
      answer: z.strictObject({ pages: z.array(pageSummary) }),
      handle: async ({ query, caller }) => ({
        pages: await readPages(services, actorOf(caller).websiteId, query.bin === 'true'),
      }),
    }),
    defineEndpoint({
      id: 'createPage',
      method: 'POST',
      path: api.pages,
      summary: 'A new page, as a draft',
      group,
      access: 'pages.manage',
      body: newPage,
      answer: pageDetail,
      status: 201,
      handle: ({ body, caller }) =>
        hasCode(body.codeInjection) && !mayInject(caller)
          ? Promise.resolve(fail('request.forbidden'))
          : createPage(services, actorOf(caller), body),
    }),
    defineEndpoint({
      id: 'readPage',
      method: 'GET',
      path: api.page,
      summary: 'A page with its draft',
      group,
      access: 'panel.open',
      params,
      answer: openedPage,
      handle: ({ params: { pageId }, caller }) => readPage(services, actorOf(caller).websiteId, pageId),
    }),
    defineEndpoint({
      id: 'changePageSettings',
      method: 'PATCH',
      path: api.page,
      summary: 'Changes settings of a page; they hold at once',
      group,
      access: 'pages.manage',
      params,
      body: pageSettingsChange,
      answer: pageSummary,
      handle: ({ params: { pageId }, body, caller }) =>
        changeSettings(services, actorOf(caller), { pageId, change: body, mayInject: mayInject(caller) }),
    }),
    defineEndpoint({
      id: 'deletePage',
      method: 'DELETE',
      path: api.page,
      summary: 'Moves a page to the bin, where it stays for 30 days',
      group,
      access: 'pages.manage',
      params,
      answer: pageSummary,
      handle: ({ params: { pageId }, caller }) => deletePage(services, actorOf(caller), pageId),
    }),
    defineEndpoint({
      id: 'restorePage',
      method: 'POST',
      path: api.pageRestore,
      summary: 'Takes a page back from the bin',
      group,
      access: 'pages.manage',
      params,
      body: noBody,
      answer: pageSummary,
      handle: ({ params: { pageId }, caller }) => restorePage(services, actorOf(caller), pageId),
    }),
    defineEndpoint({
      id: 'deletePageForever',
      method: 'DELETE',
      path: api.pageForever,
      summary: 'Deletes a page that is in the bin, with its revisions; there is no way back',
      group,
      access: 'pages.manage',
      params,
      answer: z.strictObject({}),
      handle: ({ params: { pageId }, caller }) => deleteForever(services, actorOf(caller), pageId),
    }),
    defineEndpoint({
      id: 'duplicatePage',
      method: 'POST',
      path: api.pageDuplicate,
      summary: 'A copy of a page, as a draft',
      group,
      access: 'pages.manage',
      params,
      body: noBody,
      answer: pageDetail,
      status: 201,
      handle: ({ params: { pageId }, caller }) =>
        duplicatePage(services, actorOf(caller), { pageId, keepsCode: mayInject(caller) }),
    }),
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
    defineEndpoint({
      id: 'readNavigation',
      method: 'GET',
      path: api.siteNavigation,
      summary: 'The order of the pages and their folders',
      group,
      access: 'panel.open',
      answer: siteNavigation,
      handle: ({ caller }) => readNavigation(services, actorOf(caller).websiteId),
    }),
    defineEndpoint({
      id: 'arrangePages',
      method: 'PUT',
      path: api.siteNavigation,
      summary: 'Orders the pages and moves them into folders',
      group,
      access: 'pages.manage',
      body: siteNavigation,
      answer: siteNavigation,
      handle: ({ body, caller }) => arrangePages(services, actorOf(caller), body),
    }),
    ...revisionEndpoints(services),
    ...scheduleEndpoints(services),
    ...previewLinkEndpoints(services),
  ]
}

function hasCode(code: { header: string; footer: string } | undefined): boolean {
  return code !== undefined && code.header + code.footer !== ''
}
