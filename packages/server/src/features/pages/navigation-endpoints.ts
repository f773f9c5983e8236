import { siteNavigation } from '@sitewright/model/pages/page-answers'
import { api } from '@sitewright/model/routes/api'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import { actorOf } from './actor'
import { arrangePages, readNavigation } from './navigation'
import type { PageServices } from './page-context'

const group = 'Pages'

export function navigationEndpoints(services: PageServices): Endpoint[] {
  return [
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
  ]
}
