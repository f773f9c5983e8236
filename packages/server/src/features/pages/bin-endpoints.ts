import { id } from '@sitewright/model/id'
import { pageSummary } from '@sitewright/model/pages/page-answers'
import { api } from '@sitewright/model/routes/api'
import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import { actorOf } from './actor'
import { deleteForever, deletePage, restorePage } from './bin'
import type { PageServices } from './page-context'

const group = 'Pages'
const params = z.strictObject({ pageId: id })
const noBody = z.strictObject({}).optional()

/** Deleted pages, until they are gone for good. */
export function binEndpoints(services: PageServices): Endpoint[] {
  return [
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
  ]
}
