import { pageCalls } from '@sitewright/model/calls/pages'
import { actorOf } from '../../../actors/actor'
import { defineEndpoint, type Endpoint } from '../../../http/endpoint'
import type { PageServices } from '../store/page-context'
import { deleteForever, deletePage } from './bin'
import { restorePage, undoDeletePage } from './bring-back'

const group = 'Pages'

/** Deleted pages, until they are gone for good. */
export function binEndpoints(services: PageServices): Endpoint[] {
  return [
    defineEndpoint(pageCalls.deletePage, {
      summary: 'Move a page to the trash for 30 days. A page that’s already there doesn’t change.',
      group,
      access: 'pages.manage',
      handle: ({ params: { pageId }, caller }) => deletePage(services, actorOf(caller), pageId),
      failures: ['page.homepage'],
    }),
    defineEndpoint(pageCalls.restorePage, {
      summary: 'Restore a page from the trash as a draft. Folders and links have no draft and come back as they were.',
      group,
      access: 'pages.manage',
      handle: ({ params: { pageId }, caller }) => restorePage(services, actorOf(caller), pageId),
      failures: ['page.slug-taken', 'page.not-deleted'],
    }),
    defineEndpoint(pageCalls.undoDeletePage, {
      summary: 'Undo a page’s deletion. It comes back as it was, even published or scheduled.',
      group,
      access: 'pages.manage',
      handle: ({ params: { pageId }, caller }) => undoDeletePage(services, actorOf(caller), pageId),
      failures: ['page.slug-taken', 'page.not-deleted'],
    }),
    defineEndpoint(pageCalls.deletePageForever, {
      summary: 'Permanently delete a page in the trash and its revisions. This can’t be undone.',
      group,
      access: 'pages.manage',
      handle: ({ params: { pageId }, caller }) => deleteForever(services, actorOf(caller), pageId),
      failures: ['page.not-deleted'],
    }),
  ]
}
