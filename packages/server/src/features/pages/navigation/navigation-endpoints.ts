import { pageCalls } from '@sitewright/model/calls/pages'
import { actorOf } from '../../../actors/actor'
import { defineEndpoint, type Endpoint } from '../../../http/endpoint'
import type { PageServices } from '../store/page-context'
import { arrangePages, readNavigation } from './navigation'

const group = 'Pages'

export function navigationEndpoints(services: PageServices): Endpoint[] {
  return [
    defineEndpoint(pageCalls.readNavigation, {
      summary: 'Get the order of pages and folders',
      group,
      access: 'panel.open',
      handle: ({ caller }) => readNavigation(services, actorOf(caller).websiteId),
    }),
    defineEndpoint(pageCalls.arrangePages, {
      summary: 'Reorder pages and move them into folders',
      group,
      access: 'pages.manage',
      handle: ({ body, caller }) => arrangePages(services, actorOf(caller), body),
      failures: ['page.folder-in-folder'],
    }),
  ]
}
