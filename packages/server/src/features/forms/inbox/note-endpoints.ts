import { inboxCalls } from '@sitewright/model/calls/inbox'
import { fail } from '@sitewright/model/failures/catalog'
import { nameOfAccount } from '../../../actors/author-names'
import { defineEndpoint, type Endpoint } from '../../../http/endpoint'
import { siteOf } from '../../../http/site-of'
import type { Services } from '../../../services/services'
import { readSubmissions } from './inbox-rows'
import { deleteNote, insertNote } from './note-rows'

const group = 'Forms'
const access = 'forms.read'

/** What those who read the inbox write on a submission. */
export function noteEndpoints({ database, now, newId }: Services): Endpoint[] {
  return [
    defineEndpoint(inboxCalls.addFormSubmissionNote, {
      summary: 'Add a note to a submission. Visitors never see it.',
      group,
      access,
      handle: async ({ params: { submissionId }, body, caller }) => {
        const websiteId = siteOf(caller)
        const createdAt = new Date(now())
        const note = { id: newId(), text: body.text, createdAt, createdBy: caller.account?.id ?? null }
        const isThere = await database.site(websiteId, async (tx) => {
          const [sent] = await readSubmissions(tx, websiteId, [submissionId])
          if (sent !== undefined) await insertNote(tx, { websiteId, submissionId }, note)
          return sent !== undefined
        })
        if (!isThere) return fail('request.not-found')
        const author = caller.account === null ? '' : nameOfAccount(caller.account)
        return { id: note.id, text: note.text, author, createdAt: createdAt.toISOString() }
      },
    }),
    defineEndpoint(inboxCalls.deleteFormSubmissionNote, {
      summary: 'Delete a note',
      group,
      access,
      handle: async ({ params, caller }) => {
        const websiteId = siteOf(caller)
        const isGone = await database.site(websiteId, (tx) => deleteNote(tx, { websiteId, ...params }))
        return isGone ? {} : fail('request.not-found')
      },
    }),
  ]
}
