import { pageCalls } from '@sitewright/model/calls/pages'
import { actorOf } from '../../actors/actor'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import { restoreRevision } from './drafts/save-draft'
import { nameRevision, readRevision, readRevisions } from './read-pages'
import type { PageServices } from './store/page-context'

const group = 'Pages'

export function revisionEndpoints(services: PageServices): Endpoint[] {
  return [
    defineEndpoint(pageCalls.listPageRevisions, {
      summary: 'List a page’s revisions, newest first',
      group,
      access: 'pages.edit',
      handle: ({ params: { pageId }, query, caller }) =>
        readRevisions(services, actorOf(caller).websiteId, { pageId, cursor: query.cursor }),
    }),
    defineEndpoint(pageCalls.readPageRevision, {
      summary: 'Get a revision with its content',
      group,
      access: 'pages.edit',
      handle: ({ params, caller }) => readRevision(services, actorOf(caller).websiteId, params),
    }),
    defineEndpoint(pageCalls.renamePageRevision, {
      summary: 'Name a revision. Named revisions are kept forever.',
      group,
      access: 'pages.edit',
      handle: ({ params, body, caller }) =>
        nameRevision(services, actorOf(caller).websiteId, { ...params, name: body.name }),
    }),
    defineEndpoint(pageCalls.restorePageRevision, {
      summary: 'Restore a revision as the current draft',
      group,
      access: 'pages.edit',
      handle: ({ params, caller }) => restoreRevision(services, actorOf(caller), params),
      failures: ['page.changed-elsewhere'],
    }),
  ]
}
