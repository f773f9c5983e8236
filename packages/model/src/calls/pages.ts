import { z } from 'zod'
import { id } from '../id'
import {
  createdPreviewLink,
  newPage,
  newPreviewLink,
  openedPage,
  pageDetail,
  pageDocumentChange,
  pageRevision,
  pageRevisionDetail,
  pageSchedule,
  pageSettingsChange,
  pageSummary,
  previewLink,
  revisionChange,
  siteNavigation,
} from '../pages/page-answers'
import { api } from '../routes/api'
import { storedInt, storedIntInQuery } from '../stored-values'
import { defineCalls } from './define-calls'
import { noBody, nothing } from './no-content'

const params = z.strictObject({ pageId: id })
const ofRevision = z.strictObject({ pageId: id, revisionId: id })

export const pageCalls = defineCalls({
  listPages: {
    method: 'GET',
    path: api.pages,
    query: z.strictObject({ bin: z.enum(['true', 'false']).default('false') }),
    answer: z.strictObject({ pages: z.array(pageSummary) }),
  },
  createPage: { method: 'POST', path: api.pages, body: newPage, answer: pageDetail, status: 201 },
  readPage: { method: 'GET', path: api.page, params, answer: openedPage },
  changePageSettings: { method: 'PATCH', path: api.page, params, body: pageSettingsChange, answer: pageSummary },
  duplicatePage: { method: 'POST', path: api.pageDuplicate, params, body: noBody, answer: pageDetail, status: 201 },
  deletePage: { method: 'DELETE', path: api.page, params, answer: pageSummary },
  restorePage: { method: 'POST', path: api.pageRestore, params, body: noBody, answer: pageSummary },
  undoDeletePage: { method: 'POST', path: api.pageUndoDelete, params, body: noBody, answer: pageSummary },
  deletePageForever: { method: 'DELETE', path: api.pageForever, params, answer: nothing },
  savePageDocument: { method: 'PUT', path: api.pageDocument, params, body: pageDocumentChange, answer: pageDetail },
  publishPage: {
    method: 'POST',
    path: api.pagePublish,
    params,
    body: z.strictObject({ version: storedInt.optional() }).optional(),
    answer: pageSummary,
  },
  unpublishPage: { method: 'POST', path: api.pageUnpublish, params, body: noBody, answer: pageSummary },
  undoUnpublishPage: { method: 'POST', path: api.pageUndoUnpublish, params, body: noBody, answer: pageSummary },
  readNavigation: { method: 'GET', path: api.siteNavigation, answer: siteNavigation },
  arrangePages: { method: 'PUT', path: api.siteNavigation, body: siteNavigation, answer: siteNavigation },
  listPreviewLinks: {
    method: 'GET',
    path: api.pagePreviewLinks,
    params,
    answer: z.strictObject({ links: z.array(previewLink) }),
  },
  createPreviewLink: {
    method: 'POST',
    path: api.pagePreviewLinks,
    params,
    body: newPreviewLink,
    answer: createdPreviewLink,
    status: 201,
  },
  revokePreviewLink: {
    method: 'DELETE',
    path: api.pagePreviewLink,
    params: params.extend({ linkId: id }),
    answer: nothing,
  },
  listPageRevisions: {
    method: 'GET',
    path: api.pageRevisions,
    params,
    query: z.strictObject({ cursor: storedIntInQuery.optional() }),
    answer: z.strictObject({ revisions: z.array(pageRevision), nextCursor: z.string().nullable() }),
  },
  readPageRevision: { method: 'GET', path: api.pageRevision, params: ofRevision, answer: pageRevisionDetail },
  renamePageRevision: {
    method: 'PATCH',
    path: api.pageRevision,
    params: ofRevision,
    body: revisionChange,
    answer: pageRevisionDetail,
  },
  restorePageRevision: {
    method: 'POST',
    path: api.pageRevisionRestore,
    params: ofRevision,
    body: noBody,
    answer: pageDetail,
  },
  schedulePage: { method: 'PUT', path: api.pageSchedule, params, body: pageSchedule, answer: pageSummary },
  cancelPageSchedule: { method: 'DELETE', path: api.pageSchedule, params, answer: pageSummary },
})
