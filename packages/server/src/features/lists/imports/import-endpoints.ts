import { Readable } from 'node:stream'
import { listCalls } from '@sitewright/model/calls/lists'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import { type ImportPlan, importPlan } from '@sitewright/model/lists/list-imports'
import type { FastifyRequest } from 'fastify'
import { actorOf } from '../../../actors/actor'
import { readStorableJson } from '../../../http/check-text'
import { defineEndpoint, type Endpoint } from '../../../http/endpoint'
import { readUpload } from '../../../http/read-multipart'
import { dataAnswerHeaders } from '../../../http/security-headers'
import type { ImportsService } from './imports-service'

const group = 'Mailing lists'
const access = 'campaigns.edit'

export function importEndpoints(imports: ImportsService): Endpoint[] {
  return [
    defineEndpoint(listCalls.importContacts, {
      summary: 'Import contacts from CSV as multipart/form-data with a `plan` part (JSON) followed by a `file` part',
      group,
      access,
      perMinute: 20,
      handle: async ({ params: { listId }, caller, request }) => {
        const upload = await readImport(request)
        return isFailure(upload) ? upload : imports.start(actorOf(caller), listId, upload)
      },
      failures: ['list.import-too-large'],
    }),
    defineEndpoint(listCalls.listImports, {
      summary: 'List recent imports into a mailing list, newest first',
      group,
      access,
      handle: ({ params: { listId }, caller }) => imports.list(actorOf(caller), listId),
    }),
    defineEndpoint(listCalls.readImport, {
      summary: 'Get an import’s progress and results',
      group,
      access,
      handle: ({ params: { importId }, caller }) => imports.show(actorOf(caller), importId),
    }),
    defineEndpoint(listCalls.exportImportErrors, {
      summary: 'Export rows that weren’t imported, with reasons, as CSV',
      group,
      access,
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

async function readImport(
  request: FastifyRequest,
): Promise<Result<{ name: string; content: Readable; plan: ImportPlan }>> {
  const upload = await readUpload(request)
  if (isFailure(upload)) return upload
  const { name, content, fields } = upload
  const plan = importPlan.safeParse(readStorableJson(fields.plan ?? ''))
  if (plan.success) return { name, content, plan: plan.data }
  content.resume()
  return fail('request.invalid', { issues: plan.error })
}
