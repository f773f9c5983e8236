import { z } from 'zod'
import { id } from '../id'
import { importUpload, listImport, listImportList } from '../lists/list-imports'
import { mailingList, mailingListChange, mailingListList, newMailingList } from '../lists/mailing-lists'
import { api } from '../routes/api'
import { paths } from '../routes/paths'
import { defineCalls } from './define-calls'
import { nothing } from './no-content'
import { oneClick } from './one-click'

const ofList = z.strictObject({ listId: id })
const ofImport = z.strictObject({ importId: id })

export const listCalls = defineCalls({
  listMailingLists: { method: 'GET', path: api.mailingLists, answer: mailingListList },
  listDeletedMailingLists: { method: 'GET', path: api.mailingListBin, answer: mailingListList },
  createMailingList: { method: 'POST', path: api.mailingLists, body: newMailingList, answer: mailingList, status: 201 },
  changeMailingList: {
    method: 'PATCH',
    path: api.mailingList,
    params: ofList,
    body: mailingListChange,
    answer: mailingList,
  },
  deleteMailingList: { method: 'DELETE', path: api.mailingList, params: ofList, answer: nothing },
  restoreMailingList: { method: 'POST', path: api.mailingListRestore, params: ofList, answer: mailingList },
  importContacts: {
    method: 'POST',
    path: api.listImports,
    params: ofList,
    parts: importUpload,
    answer: listImport,
    status: 201,
  },
  listImports: { method: 'GET', path: api.listImports, params: ofList, answer: listImportList },
  readImport: { method: 'GET', path: api.listImport, params: ofImport, answer: listImport },
  exportImportErrors: {
    method: 'GET',
    path: api.listImportErrors,
    params: ofImport,
    answer: z.unknown(),
    answerTypes: ['text/csv'],
  },
  leaveListByOneClick: {
    method: 'POST',
    path: paths.newsletterLeaveLink,
    ...oneClick,
    params: z.strictObject({ code: z.string().max(200) }),
    answer: nothing,
  },
})
