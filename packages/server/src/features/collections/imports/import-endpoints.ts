import { contentImportCalls } from '@sitewright/model/calls/content-imports'
import { contentImportUpload } from '@sitewright/model/collections/content-imports'
import { fail, isFailure } from '@sitewright/model/failures/catalog'
import { actorOf } from '../../../actors/actor'
import { defineEndpoint, type Endpoint } from '../../../http/endpoint'
import { readUpload } from '../../../http/read-multipart'
import type { ContentImports } from './imports-service'

const rules = { group: 'Collections', access: 'pages.manage' } as const
const fields = contentImportUpload.omit({ file: true })

export function contentImportEndpoints(imports: ContentImports): Endpoint[] {
  return [
    defineEndpoint(contentImportCalls.importContent, {
      summary:
        'Import a WordPress export (WXR) as multipart/form-data with `dryRun` and `collectionId` parts followed by a `file` part',
      ...rules,
      perMinute: 20,
      handle: async ({ caller, request }) => {
        const upload = await readUpload(request)
        if (isFailure(upload)) return upload
        const { name, content } = upload
        const asked = fields.safeParse(upload.fields)
        const refusal = asked.success ? null : fail('request.invalid', { issues: asked.error })
        if (!asked.success || !caller.permissions.has('items.edit')) {
          content.resume()
          return refusal ?? fail('request.forbidden')
        }
        const { dryRun, collectionId } = asked.data
        const file = { name, content, isDryRun: dryRun === 'true', collectionId: collectionId || null }
        return imports.start(actorOf(caller), file)
      },
      failures: ['content-import.too-large'],
    }),
    defineEndpoint(contentImportCalls.listContentImports, {
      summary: 'List recent imports from WordPress, newest first',
      ...rules,
      handle: ({ caller }) => imports.list(actorOf(caller)),
    }),
    defineEndpoint(contentImportCalls.readContentImport, {
      summary: 'Get an import’s progress, and what became of its entries',
      ...rules,
      handle: ({ params: { importId }, caller }) => imports.show(actorOf(caller), importId),
    }),
  ]
}
