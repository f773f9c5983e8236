import { inboxCalls } from '@sitewright/model/calls/inbox'
import { fail } from '@sitewright/model/failures/catalog'
import { defineEndpoint, type Endpoint } from '../../../http/endpoint'
import { siteOf } from '../../../http/site-of'
import type { Services } from '../../../services/services'
import { eraseBinned } from '../jobs/clean-rows'
import { changeSubmissions } from './change-submissions'
import { readInbox, readOne } from './inbox'
import { noteEndpoints } from './note-endpoints'
import { readOverview } from './overview'

const group = 'Forms'
const access = 'forms.read'

/** The inbox: what visitors sent, for those who may read it. */
export function inboxEndpoints(services: Services): Endpoint[] {
  return [
    defineEndpoint(inboxCalls.listForms, {
      summary: 'List forms with their unread submissions, and count submissions by folder',
      group,
      access,
      handle: async ({ caller }) => readOverview(services, siteOf(caller)),
    }),
    defineEndpoint(inboxCalls.listFormSubmissions, {
      summary: 'List submissions, newest first. `search` matches the beginnings of words.',
      group,
      access,
      handle: async ({ query, caller }) => readInbox(services, siteOf(caller), query),
    }),
    defineEndpoint(inboxCalls.readFormSubmission, {
      summary: 'Get a submission with its notes and the form’s fields at that time',
      group,
      access,
      handle: async ({ params, caller }) => readOne(services, siteOf(caller), params.submissionId),
    }),
    defineEndpoint(inboxCalls.changeFormSubmission, {
      summary: 'Mark a submission, or move it between inbox, spam and trash',
      group,
      access,
      handle: async ({ params, body, caller }) => {
        const count = await changeSubmissions(services, siteOf(caller), { ids: [params.submissionId], change: body })
        return count === 0 ? fail('request.not-found') : { changed: count }
      },
    }),
    defineEndpoint(inboxCalls.changeFormSubmissions, {
      summary: 'Change many submissions at once. Ones that don’t exist are skipped.',
      group,
      access,
      handle: async ({ body, caller }) => ({ changed: await changeSubmissions(services, siteOf(caller), body) }),
    }),
    defineEndpoint(inboxCalls.eraseFormSubmissions, {
      summary: 'Permanently delete submissions in the trash',
      group,
      access,
      handle: async ({ body, caller }) => {
        const websiteId = siteOf(caller)
        return { changed: await services.database.site(websiteId, (tx) => eraseBinned(tx, websiteId, body.ids)) }
      },
    }),
    ...noteEndpoints(services),
  ]
}
