import { Readable } from 'node:stream'
import { fail } from '@sitewright/model/failures/catalogue'
import { id } from '@sitewright/model/id'
import { consentChoiceRecord, newConsentChoice } from '@sitewright/model/overlays/consent-choices'
import { api } from '@sitewright/model/routes/api'
import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import { dataAnswerHeaders } from '../../http/security-headers'
import type { ConsentRecord } from './service'

const group = 'Consent'
/** A person changes a choice a few times at most; the rest is noise in the record. */
const choicesPerMinute = 20

export function consentEndpoints(record: ConsentRecord): Endpoint[] {
  return [
    defineEndpoint({
      id: 'noteConsentChoice',
      method: 'POST',
      path: api.consentChoices,
      summary: "Note a visitor's choice about cookies. Nothing about the visitor is kept.",
      group,
      access: 'public',
      perMinute: choicesPerMinute,
      body: newConsentChoice,
      bodyLimit: 1024,
      status: 201,
      answer: z.strictObject({}),
      handle: async ({ body, caller }) => {
        if (caller.website === null) return fail('request.not-found')
        await record.note(caller.website.id, body)
        return {}
      },
    }),
    defineEndpoint({
      id: 'listConsentChoices',
      method: 'GET',
      path: api.consentChoices,
      summary: 'List the choices that visitors made about cookies, oldest first.',
      group,
      access: 'settings.edit',
      query: z.strictObject({
        after: id.optional(),
        limit: z.coerce.number().int().min(1).max(1000).default(100),
      }),
      answer: z.strictObject({ choices: z.array(consentChoiceRecord), next: id.nullable() }),
      handle: async ({ query, caller }) => {
        if (caller.website === null) return fail('request.not-found')
        return record.list(caller.website.id, { after: query.after ?? '', limit: query.limit })
      },
    }),
    defineEndpoint({
      id: 'exportConsentChoices',
      method: 'GET',
      path: api.consentChoicesCsv,
      summary: 'The same record as a CSV file.',
      group,
      access: 'settings.edit',
      // A file of any length, sent as it is read.
      answer: z.unknown(),
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
