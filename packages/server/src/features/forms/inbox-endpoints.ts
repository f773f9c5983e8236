import { fail } from '@sitewright/model/failures/catalogue'
import {
  bulkChange,
  bulkErase,
  formsOverview,
  submissionChange,
  submissionDetail,
  submissionList,
} from '@sitewright/model/forms/inbox'
import { id } from '@sitewright/model/id'
import { api } from '@sitewright/model/routes/api'
import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import { siteOf } from '../../http/site-of'
import type { Services } from '../../services'
import { changeSubmissions } from './change-submissions'
import { removeSubmissions } from './clean-rows'
import { readInbox, readOne } from './inbox'
import { filterQuery } from './inbox-filter'
import { readSubmissions } from './inbox-rows'
import { noteEndpoints } from './note-endpoints'
import { readOverview } from './overview'

const group = 'Forms'
const access = 'forms.read'
const oneParams = z.strictObject({ submissionId: id })
const changed = z.strictObject({ changed: z.number().int() })

/** The inbox: what visitors sent, for those who may read it. */
export function inboxEndpoints(services: Services): Endpoint[] {
  return [
    defineEndpoint({
      id: 'listForms',
      method: 'GET',
      path: api.forms,
      summary: 'List the forms of the site with their unread submissions, and count what lies where.',
      group,
      access,
      answer: formsOverview,
      handle: async ({ caller }) => readOverview(services, siteOf(caller)),
    }),
    defineEndpoint({
      id: 'listFormSubmissions',
      method: 'GET',
      path: api.formSubmissions,
      summary: 'List submissions, newest first. `search` finds the beginnings of words.',
      group,
      access,
      query: filterQuery.extend({
        cursor: z.string().max(300).optional(),
        limit: z.coerce.number().int().min(1).max(200).default(50),
      }),
      answer: submissionList,
      handle: async ({ query, caller }) => readInbox(services, siteOf(caller), query),
    }),
    defineEndpoint({
      id: 'readFormSubmission',
      method: 'GET',
      path: api.formSubmission,
      summary: 'Read one submission with its notes and with the fields that its form had at that time.',
      group,
      access,
      params: oneParams,
      answer: submissionDetail,
      handle: async ({ params, caller }) => readOne(services, siteOf(caller), params.submissionId),
    }),
    defineEndpoint({
      id: 'changeFormSubmission',
      method: 'PATCH',
      path: api.formSubmission,
      summary: 'Mark a submission, or move it between the inbox, the quarantine and the bin.',
      group,
      access,
      params: oneParams,
      body: submissionChange,
      answer: changed,
      handle: async ({ params, body, caller }) => {
        const count = await changeSubmissions(services, siteOf(caller), { ids: [params.submissionId], change: body })
        return count === 0 ? fail('request.not-found') : { changed: count }
      },
    }),
    defineEndpoint({
      id: 'changeFormSubmissions',
      method: 'POST',
      path: api.formSubmissionsBulk,
      summary: 'Change many submissions at once; those that do not exist are passed over.',
      group,
      access,
      body: bulkChange,
      answer: changed,
      handle: async ({ body, caller }) => ({ changed: await changeSubmissions(services, siteOf(caller), body) }),
    }),
    defineEndpoint({
      id: 'eraseFormSubmissions',
      method: 'POST',
      path: api.formSubmissionsErase,
      summary: 'Remove submissions that are in the bin, for good.',
      group,
      access,
      body: bulkErase,
      answer: changed,
      handle: async ({ body, caller }) => {
        const websiteId = siteOf(caller)
        return services.database.site(websiteId, async (tx) => {
          const binned = (await readSubmissions(tx, websiteId, body.ids)).filter(({ state }) => state === 'deleted')
          const ids = binned.map((it) => it.id)
          if (ids.length > 0) await removeSubmissions(tx, websiteId, ids)
          return { changed: ids.length }
        })
      },
    }),
    ...noteEndpoints(services),
  ]
}
