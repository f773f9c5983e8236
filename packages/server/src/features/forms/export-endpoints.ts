import { Readable } from 'node:stream'
import { exportFormats, exportTotalHeader } from '@sitewright/model/forms/inbox'
import { api } from '@sitewright/model/routes/api'
import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import { dataAnswerHeaders } from '../../http/security-headers'
import { siteOf } from '../../http/site-of'
import type { Services } from '../../services'
import { exportSubmissions } from './export'
import { filterQuery } from './inbox-filter'

export function exportEndpoints(services: Services): Endpoint[] {
  return [
    defineEndpoint({
      id: 'exportFormSubmissions',
      method: 'GET',
      path: api.formSubmissionsExport,
      summary: `All submissions that a filter leaves, as a file. The header ${exportTotalHeader} tells how many come.`,
      group: 'Forms',
      access: 'forms.read',
      query: filterQuery.extend({ format: z.enum(exportFormats).default('csv') }),
      // A file of any length, sent as it is read.
      answer: z.unknown(),
      handle: async ({ query, caller, reply }) => {
        const file = await exportSubmissions(services, siteOf(caller), query)
        reply.headers({
          ...dataAnswerHeaders,
          'content-type': file.contentType,
          'content-disposition': `attachment; filename="${file.fileName}"`,
          [exportTotalHeader]: String(file.total),
        })
        return Readable.from(file.chunks)
      },
    }),
  ]
}
