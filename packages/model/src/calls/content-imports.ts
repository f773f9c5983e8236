import { z } from 'zod'
import {
  contentImport,
  contentImportDetail,
  contentImportList,
  contentImportUpload,
} from '../collections/content-imports'
import { id } from '../id'
import { api } from '../routes/api'
import { defineCalls } from './define-calls'

export const contentImportCalls = defineCalls({
  importContent: {
    method: 'POST',
    path: api.contentImports,
    parts: contentImportUpload,
    answer: contentImport,
    status: 201,
  },
  listContentImports: { method: 'GET', path: api.contentImports, answer: contentImportList },
  readContentImport: {
    method: 'GET',
    path: api.contentImport,
    params: z.strictObject({ importId: id }),
    answer: contentImportDetail,
  },
})
