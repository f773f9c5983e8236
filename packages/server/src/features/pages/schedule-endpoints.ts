import { id } from '@sitewright/model/id'
import { pageSchedule, pageSummary } from '@sitewright/model/pages/page-answers'
import { api } from '@sitewright/model/routes/api'
import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import { actorOf } from './actor'
import type { PageServices } from './page-context'
import { schedulePage } from './schedule-page'

const group = 'Pages'
const params = z.strictObject({ pageId: id })

export function scheduleEndpoints(services: PageServices): Endpoint[] {
  return [
    defineEndpoint({
      id: 'schedulePage',
      method: 'PUT',
      path: api.pageSchedule,
      summary: 'Sets the time at which the draft is shown to visitors by itself',
      group,
      access: 'pages.edit',
      params,
      body: pageSchedule,
      answer: pageSummary,
      handle: ({ params: { pageId }, body, caller }) =>
        schedulePage(services, actorOf(caller), { pageId, at: new Date(body.at) }),
    }),
    defineEndpoint({
      id: 'cancelPageSchedule',
      method: 'DELETE',
      path: api.pageSchedule,
      summary: 'Takes the time away at which a page would be published',
      group,
      access: 'pages.edit',
      params,
      answer: pageSummary,
      handle: ({ params: { pageId }, caller }) => schedulePage(services, actorOf(caller), { pageId, at: null }),
    }),
  ]
}
