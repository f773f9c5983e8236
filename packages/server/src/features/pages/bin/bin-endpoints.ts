import { pageCalls } from '@sitewright/model/calls/pages'
import { actorOf } from '../../../actors/actor'
import { defineEndpoint, type Endpoint } from '../../../http/endpoint'
import { refusePages } from '../store/item-rights'
import type { PageServices } from '../store/page-context'
import { deleteForever, deletePage } from './bin'
import { restorePage, undoDeletePage } from './bring-back'

const group = 'Pages'

/** Deleted pages, until they are gone for good. Items are for all who write them, pages for those who may manage pages. */
export function binEndpoints(services: PageServices): Endpoint[] {
  return [
    defineEndpoint(pageCalls.deletePage, {
      summary: 'Move a page to the trash for 30 days. A page that’s already there doesn’t change.',
      group,
      access: 'items.edit',
      handle: async ({ params: { pageId }, caller }) =>
        (await refusePages(services, caller, pageId)) ?? deletePage(services, actorOf(caller), pageId),
      failures: ['page.homepage'],
    }),
    defineEndpoint(pageCalls.restorePage, {
      summary: 'Restore a page from the trash as a draft. Folders and links have no draft and come back as they were.',
      group,
      access: 'items.edit',
      handle: async ({ params: { pageId }, caller }) =>
        (await refusePages(services, caller, pageId)) ?? restorePage(services, actorOf(caller), pageId),
      failures: ['page.slug-taken', 'page.not-deleted'],
    }),
    defineEndpoint(pageCalls.undoDeletePage, {
      summary: 'Undo a page’s deletion. It comes back as it was, even published or scheduled.',
      group,
      access: 'items.edit',
      handle: async ({ params: { pageId }, caller }) =>
        (await refusePages(services, caller, pageId)) ?? undoDeletePage(services, actorOf(caller), pageId),
      failures: ['page.slug-taken', 'page.not-deleted'],
    }),
    defineEndpoint(pageCalls.deletePageForever, {
      summary: 'Permanently delete a page in the trash and its revisions. This can’t be undone.',
      group,
      access: 'items.edit',
      handle: async ({ params: { pageId }, caller }) =>
        (await refusePages(services, caller, pageId)) ?? deleteForever(services, actorOf(caller), pageId),
      failures: ['page.not-deleted'],
    }),
  ]
}
