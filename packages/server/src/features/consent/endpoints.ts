import { Readable } from 'node:stream'
import { consentCalls } from '@sitewright/model/calls/consent'
import { fail } from '@sitewright/model/failures/catalog'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import { dataAnswerHeaders } from '../../http/security-headers'
import type { ConsentRecord } from './service'

const group = 'Consent'
/** A person changes a choice a few times at most; the rest is noise in the record. */
const choicesPerMinute = 20

export function consentEndpoints(record: ConsentRecord): Endpoint[] {
  return [
    defineEndpoint(consentCalls.noteConsentChoice, {
      summary: 'Record a cookie choice. No data about the visitor is kept.',
      group,
      access: 'public',
      perMinute: choicesPerMinute,
      bodyLimit: 1024,
      handle: async ({ body, caller }) => {
        if (caller.website === null) return fail('request.not-found')
        await record.note(caller.website.id, body)
        return {}
      },
    }),
    defineEndpoint(consentCalls.listConsentChoices, {
      summary: 'List visitors’ cookie choices, oldest first',
      group,
      access: 'settings.edit',
      handle: async ({ query, caller }) => {
        if (caller.website === null) return fail('request.not-found')
        return record.list(caller.website.id, { after: query.after ?? '', limit: query.limit })
      },
    }),
    defineEndpoint(consentCalls.exportConsentChoices, {
      summary: 'Export cookie choices as CSV',
      group,
      access: 'settings.edit',
      handle: async ({ caller, reply }) => {
        if (caller.website === null) return fail('request.not-found')
        reply.headers({
          ...dataAnswerHeaders,
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="cookie-choices.csv"',
        })
        return Readable.from(record.writeCsv(caller.website.id))
      },
    }),
  ]
}
