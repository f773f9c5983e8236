import { fail } from '@sitewright/model/failures/catalogue'
import { noteText, submissionNote } from '@sitewright/model/forms/inbox'
import { id } from '@sitewright/model/id'
import { api } from '@sitewright/model/routes/api'
import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import { siteOf } from '../../http/site-of'
import type { Services } from '../../services'
import { nameOfAccount } from '../pages/author-names'
import { readSubmissions } from './inbox-rows'
import { deleteNote, insertNote } from './note-rows'

const group = 'Forms'
const access = 'forms.read'

/** What those who read the inbox write on a submission. */
export function noteEndpoints({ database, now, newId }: Services): Endpoint[] {
  return [
    defineEndpoint({
      id: 'addFormSubmissionNote',
      method: 'POST',
      path: api.formSubmissionNotes,
      summary: 'Write a note on a submission. Visitors never see it.',
      group,
      access,
      params: z.strictObject({ submissionId: id }),
      body: z.strictObject({ text: noteText }),
      answer: submissionNote,
      status: 201,
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
    defineEndpoint({
      id: 'deleteFormSubmissionNote',
      method: 'DELETE',
      path: api.formSubmissionNote,
      summary: 'Delete a note.',
      group,
      access,
      params: z.strictObject({ submissionId: id, noteId: id }),
      answer: z.strictObject({}),
      handle: async ({ params, caller }) => {
        const websiteId = siteOf(caller)
        const isGone = await database.site(websiteId, (tx) => deleteNote(tx, { websiteId, ...params }))
        return isGone ? {} : fail('request.not-found')
      },
    }),
  ]
}
