import { pageCalls } from '@sitewright/model/calls/pages'
import { fail } from '@sitewright/model/failures/catalog'
import { actorOf, mayInject } from '../../actors/actor'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import type { Passwords } from '../../security/passwords'
import { binEndpoints } from './bin/bin-endpoints'
import { draftEndpoints } from './drafts/draft-endpoints'
import { navigationEndpoints } from './navigation/navigation-endpoints'
import { previewLinkEndpoints } from './previews/preview-link-endpoints'
import type { SecretServices } from './previews/preview-links'
import { scheduleEndpoints } from './publishing/schedule-endpoints'
import { readPage, readPages } from './read-pages'
import { revisionEndpoints } from './revision-endpoints'
import { changeSettings } from './settings/change-settings'
import { createPage } from './settings/create-page'
import { duplicatePage } from './settings/duplicate-page'
import { refusePages } from './store/item-rights'
import type { PageServices } from './store/page-context'

const group = 'Pages'

export function pagesEndpoints(
  services: PageServices & SecretServices & { readonly passwords: Passwords },
): Endpoint[] {
  return [
    defineEndpoint(pageCalls.listPages, {
      summary: 'List pages in page tree order, or pages in the trash',
      group,
      access: 'panel.open',
      handle: async ({ query, caller }) => ({
        pages: await readPages(services, actorOf(caller).websiteId, query.bin === 'true'),
      }),
    }),
    defineEndpoint(pageCalls.createPage, {
      summary: 'Create a page as a draft',
      group,
      access: 'pages.manage',
      handle: ({ body, caller }) =>
        hasCode(body.codeInjection) && !mayInject(caller)
          ? Promise.resolve(fail('request.forbidden'))
          : createPage(services, actorOf(caller), body),
      failures: ['page.slug-taken', 'page.slug-reserved', 'page.template-unknown', 'page.folder-in-folder'],
    }),
    defineEndpoint(pageCalls.readPage, {
      summary: 'Get a page with its draft',
      group,
      access: 'panel.open',
      handle: ({ params: { pageId }, caller }) => readPage(services, actorOf(caller).websiteId, pageId),
    }),
    defineEndpoint(pageCalls.changePageSettings, {
      summary: 'Change page settings. Changes go live immediately.',
      group,
      access: 'pages.manage',
      handle: ({ params: { pageId }, body, caller }) =>
        changeSettings(services, actorOf(caller), { pageId, change: body, mayInject: mayInject(caller) }),
      failures: ['page.slug-taken', 'page.slug-reserved', 'page.homepage-kind', 'page.folder-in-folder'],
    }),
    defineEndpoint(pageCalls.duplicatePage, {
      summary: 'Duplicate a page as a draft',
      group,
      access: 'items.edit',
      handle: async ({ params: { pageId }, caller }) =>
        (await refusePages(services, caller, pageId)) ??
        duplicatePage(services, actorOf(caller), { pageId, keepsCode: mayInject(caller) }),
      failures: ['page.slug-taken'],
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
