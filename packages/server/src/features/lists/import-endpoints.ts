import { Readable } from 'node:stream'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalogue'
import { id } from '@sitewright/model/id'
import { type ImportPlan, importPlan, listImport, listImportList } from '@sitewright/model/lists/list-imports'
import { api } from '@sitewright/model/routes/api'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import { toFieldErrors } from '../../http/field-errors'
import { dataAnswerHeaders } from '../../http/security-headers'
import { actorOf } from '../pages/actor'
import type { ImportsService } from './imports-service'

const group = 'Mailing lists'
const access = 'campaigns.edit'
const ofList = z.strictObject({ listId: id })
const ofImport = z.strictObject({ importId: id })

export function importEndpoints(imports: ImportsService): Endpoint[] {
  return [
    defineEndpoint({
      id: 'importContacts',
      method: 'POST',
      path: api.listImports,
      summary: 'Imports a CSV file: multipart/form-data with a part `plan` (JSON), and a part `file` behind it',
      group,
      access,
      params: ofList,
      handlesBody: true,
      perMinute: 20,
      answer: listImport,
      status: 201,
      handle: async ({ params: { listId }, caller, request }) => {
        const upload = await readUpload(request)
        return isFailure(upload) ? upload : imports.start(actorOf(caller), listId, upload)
      },
    }),
    defineEndpoint({
      id: 'listImports',
      method: 'GET',
      path: api.listImports,
      summary: 'The last imports into a mailing list, newest first',
      group,
      access,
      params: ofList,
      answer: listImportList,
      handle: ({ params: { listId }, caller }) => imports.list(actorOf(caller), listId),
    }),
    defineEndpoint({
      id: 'readImport',
      method: 'GET',
      path: api.listImport,
      summary: 'How far an import is, and what became of its lines',
      group,
      access,
      params: ofImport,
      answer: listImport,
      handle: ({ params: { importId }, caller }) => imports.show(actorOf(caller), importId),
    }),
    defineEndpoint({
      id: 'exportImportErrors',
      method: 'GET',
      path: api.listImportErrors,
      summary: 'The lines that were not imported, each with its reason, as a CSV file',
      group,
      access,
      params: ofImport,
      answer: z.unknown(),
      handle: async ({ params: { importId }, caller, reply }) => {
        const found = await imports.show(actorOf(caller), importId)
        if (isFailure(found)) return found
        reply.headers({
          ...dataAnswerHeaders,
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="import-errors.csv"',
        })
        return Readable.from(imports.writeErrors(actorOf(caller), importId))
      },
    }),
  ]
}

async function readUpload(
  request: FastifyRequest,
): Promise<Result<{ name: string; content: Readable; plan: ImportPlan }>> {
  if (!request.isMultipart()) return fail('asset.missing-file')
  // The service counts the bytes: a limit here would cut the file off without a word.
  const limits = { files: 1, fields: 2, fieldSize: 10_000, fileSize: Number.POSITIVE_INFINITY }
  const part = await request.file({ limits })
  if (part === undefined) return fail('asset.missing-file')
  const field = part.fields.plan
  const text = field !== undefined && !Array.isArray(field) && field.type === 'field' ? String(field.value) : ''
  const plan = importPlan.safeParse(parseJson(text))
  if (plan.success) return { name: part.filename, content: part.file, plan: plan.data }
  part.file.resume()
  return fail('request.invalid', { errors: toFieldErrors(plan.error) })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
