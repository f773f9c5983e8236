import { Readable } from 'node:stream'
import { inboxCalls } from '@sitewright/model/calls/inbox'
import { exportTotalHeader } from '@sitewright/model/forms/inbox'
import { defineEndpoint, type Endpoint } from '../../../http/endpoint'
import { dataAnswerHeaders } from '../../../http/security-headers'
import { siteOf } from '../../../http/site-of'
import type { Services } from '../../../services/services'
import { exportSubmissions } from './export'

export function exportEndpoints(services: Services): Endpoint[] {
  return [
    defineEndpoint(inboxCalls.exportFormSubmissions, {
      summary: `Export the submissions that match a filter. The header ${exportTotalHeader} has their number.`,
      group: 'Forms',
      access: 'forms.read',
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
