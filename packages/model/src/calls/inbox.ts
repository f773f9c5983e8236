import { z } from 'zod'
import {
  bulkChange,
  bulkErase,
  exportFormats,
  formsOverview,
  noteText,
  submissionChange,
  submissionDetail,
  submissionFilterQuery,
  submissionList,
  submissionNote,
} from '../forms/inbox'
import { id } from '../id'
import { api } from '../routes/api'
import { defineCalls } from './define-calls'
import { nothing } from './no-content'

const params = z.strictObject({ submissionId: id })
const changed = z.strictObject({ changed: z.number().int() })

export const inboxCalls = defineCalls({
  listForms: { method: 'GET', path: api.forms, answer: formsOverview },
  listFormSubmissions: {
    method: 'GET',
    path: api.formSubmissions,
    query: submissionFilterQuery.extend({
      cursor: z.string().max(300).optional(),
      limit: z.coerce.number<number>().int().min(1).max(200).default(50),
    }),
    answer: submissionList,
  },
  readFormSubmission: { method: 'GET', path: api.formSubmission, params, answer: submissionDetail },
  changeFormSubmission: { method: 'PATCH', path: api.formSubmission, params, body: submissionChange, answer: changed },
  changeFormSubmissions: { method: 'POST', path: api.formSubmissionsBulk, body: bulkChange, answer: changed },
  eraseFormSubmissions: { method: 'POST', path: api.formSubmissionsErase, body: bulkErase, answer: changed },
  addFormSubmissionNote: {
    method: 'POST',
    path: api.formSubmissionNotes,
    params,
    body: z.strictObject({ text: noteText }),
    answer: submissionNote,
    status: 201,
  },
  deleteFormSubmissionNote: {
    method: 'DELETE',
    path: api.formSubmissionNote,
    params: params.extend({ noteId: id }),
    answer: nothing,
  },
  exportFormSubmissions: {
    method: 'GET',
    path: api.formSubmissionsExport,
    query: submissionFilterQuery.extend({ format: z.enum(exportFormats).default('csv') }),
    answer: z.unknown(),
    answerTypes: ['text/csv', 'application/json'],
  },
})
