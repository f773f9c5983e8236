import { id } from '@sitewright/model/id'
import { pageDetail, pageRevision, pageRevisionDetail, revisionChange } from '@sitewright/model/pages/page-answers'
import { api } from '@sitewright/model/routes/api'
import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import { actorOf } from './actor'
import type { PageServices } from './page-context'
import { nameRevision, readRevision, readRevisions } from './read-pages'
import { restoreRevision } from './save-draft'

const group = 'Pages'
const revisionParams = z.strictObject({ pageId: id, revisionId: id })

export function revisionEndpoints(services: PageServices): Endpoint[] {
  return [
    defineEndpoint({
      id: 'listPageRevisions',
      method: 'GET',
      path: api.pageRevisions,
      summary: 'What a page was before, the newest first',
      group,
      access: 'pages.edit',
      params: z.strictObject({ pageId: id }),
      query: z.strictObject({ cursor: z.coerce.number().int().min(1).optional() }),
      answer: z.strictObject({ revisions: z.array(pageRevision), nextCursor: z.string().nullable() }),
      handle: ({ params: { pageId }, query, caller }) =>
        readRevisions(services, actorOf(caller).websiteId, { pageId, cursor: query.cursor }),
    }),
    defineEndpoint({
      id: 'readPageRevision',
      method: 'GET',
      path: api.pageRevision,
      summary: 'One earlier state of a page with its content',
      group,
      access: 'pages.edit',
      params: revisionParams,
      answer: pageRevisionDetail,
      handle: ({ params, caller }) => readRevision(services, actorOf(caller).websiteId, params),
    }),
    defineEndpoint({
      id: 'renamePageRevision',
      method: 'PATCH',
      path: api.pageRevision,
      summary: 'Gives an earlier state a name; named ones are kept for good',
      group,
      access: 'pages.edit',
      params: revisionParams,
      body: revisionChange,
      answer: pageRevisionDetail,
      handle: ({ params, body, caller }) =>
        nameRevision(services, actorOf(caller).websiteId, { ...params, name: body.name }),
    }),
    defineEndpoint({
      id: 'restorePageRevision',
      method: 'POST',
      path: api.pageRevisionRestore,
      summary: 'Makes an earlier state the newest draft',
      group,
      access: 'pages.edit',
      params: revisionParams,
      body: z.strictObject({}).optional(),
      answer: pageDetail,
      handle: ({ params, caller }) => restoreRevision(services, actorOf(caller), params),
    }),
  ]
}
