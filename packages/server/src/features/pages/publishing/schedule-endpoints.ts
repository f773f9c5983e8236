import { pageCalls } from '@sitewright/model/calls/pages'
import { actorOf } from '../../../actors/actor'
import { defineEndpoint, type Endpoint } from '../../../http/endpoint'
import type { PageServices } from '../store/page-context'
import { schedulePage } from './schedule-page'

const group = 'Pages'

export function scheduleEndpoints(services: PageServices): Endpoint[] {
  return [
    defineEndpoint(pageCalls.schedulePage, {
      summary: 'Schedule a page to be published',
      group,
      access: 'pages.edit',
      handle: ({ params: { pageId }, body, caller }) =>
        schedulePage(services, actorOf(caller), { pageId, at: new Date(body.at) }),
      failures: ['page.schedule-past', 'page.not-content', 'page.deleted'],
    }),
    defineEndpoint(pageCalls.cancelPageSchedule, {
      summary: 'Cancel a page’s schedule',
      group,
      access: 'pages.edit',
      handle: ({ params: { pageId }, caller }) => schedulePage(services, actorOf(caller), { pageId, at: null }),
      failures: ['page.not-content', 'page.deleted'],
    }),
  ]
}
