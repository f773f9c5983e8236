import { fail } from '@sitewright/model/failures/catalogue'
import { id } from '@sitewright/model/id'
import { newPage, openedPage, pageDetail, pageSettingsChange, pageSummary } from '@sitewright/model/pages/page-answers'
import { api } from '@sitewright/model/routes/api'
import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import type { Passwords } from '../accounts/passwords'
import { actorOf, mayInject } from './actor'
import { binEndpoints } from './bin-endpoints'
import { changeSettings } from './change-settings'
import { createPage, duplicatePage } from './create-page'
import { draftEndpoints } from './draft-endpoints'
import { navigationEndpoints } from './navigation-endpoints'
import type { PageServices } from './page-context'
import { previewLinkEndpoints } from './preview-link-endpoints'
import type { SecretServices } from './preview-links'
import { readPage, readPages } from './read-pages'
import { revisionEndpoints } from './revision-endpoints'
import { scheduleEndpoints } from './schedule-endpoints'

const group = 'Pages'
const params = z.strictObject({ pageId: id })
const noBody = z.strictObject({}).optional()

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
    ...binEndpoints(services),
    ...draftEndpoints(services),
    ...navigationEndpoints(services),
    ...revisionEndpoints(services),
    ...scheduleEndpoints(services),
    ...previewLinkEndpoints(services),
  ]
}

function hasCode(code: { header: string; footer: string } | undefined): boolean {
  return code !== undefined && code.header + code.footer !== ''
}
