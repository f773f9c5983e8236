import { fail } from '@sitewright/model/failures/catalogue'
import { isEmailAddress } from '@sitewright/model/forms/email'
import { personErased, personRecord } from '@sitewright/model/forms/inbox'
import { api } from '@sitewright/model/routes/api'
import { z } from 'zod'
import { type Caller, defineEndpoint, type Endpoint } from '../../http/endpoint'
import { dataAnswerHeaders } from '../../http/security-headers'
import { outboxFolder } from '../../mail/open-transport'
import type { Services } from '../../services'
import type { Tx } from '../../storage/database'
import { summariseAll } from '../forms/inbox'
import { listSubmissionsOf } from '../forms/submissions-of-person'
import { allPersonalData } from './all-personal-data'
import { createOutboxOfPerson } from './outbox-of-person'
import type { Person } from './personal-data'

const group = 'People'
const email = z.string().trim().toLowerCase().max(256).refine(isEmailAddress, 'This is not an e-mail address.')
const whom = z.strictObject({ email })
/** More of one person is told by the export. */
const mostShown = 200

/** What a site knows of one person: shown, given out and erased as a whole. */
export function peopleEndpoints({ database, now, settings }: Services): Endpoint[] {
  const outbox = createOutboxOfPerson(outboxFolder(settings))
  return [
    defineEndpoint({
      id: 'readPerson',
      method: 'GET',
      path: api.people,
      summary: 'What the site stores of one person, by e-mail address.',
      group,
      access: 'forms.read',
      query: whom,
      answer: personRecord,
      handle: async ({ query, caller }) => {
        const person = personOf(caller, query.email)
        if (person === null) return fail('request.not-found')
        const inOutbox = (await outbox.export(person)).length
        return database.site(person.websiteId, async (tx) => {
          const sent = await listSubmissionsOf(tx, person)
          const parts = await mapParts(async (part) => (await part.export(tx, person)).length)
          const submissions = await summariseAll(tx, person.websiteId, sent.slice(0, mostShown))
          return { email: person.email, submissions, parts: { ...parts, [outbox.name]: inOutbox } }
        })
      },
    }),
    defineEndpoint({
      id: 'exportPerson',
      method: 'GET',
      path: api.peopleExport,
      summary: 'All that the site stores of one person, as a JSON file to give to them.',
      group,
      access: 'forms.read',
      query: whom,
      answer: z.unknown(),
      handle: async ({ query, caller, reply }) => {
        const person = personOf(caller, query.email)
        if (person === null) return fail('request.not-found')
        const stored = await database.site(person.websiteId, (tx) => exportAll(tx, person))
        const parts = { ...stored, [outbox.name]: await outbox.export(person) }
        reply.headers({
          ...dataAnswerHeaders,
          'content-type': 'application/json; charset=utf-8',
          'content-disposition': 'attachment; filename="person.json"',
        })
        return `${JSON.stringify({ email: person.email, time: new Date(now()).toISOString(), ...parts }, null, 2)}\n`
      },
    }),
    defineEndpoint({
      id: 'erasePerson',
      method: 'POST',
      path: api.peopleErase,
      summary: 'Remove all that the site stores of one person, for good.',
      group,
      access: 'settings.edit',
      body: whom,
      answer: personErased,
      handle: async ({ body, caller }) => {
        const person = personOf(caller, body.email)
        if (person === null) return fail('request.not-found')
        const erased = await database.site(person.websiteId, (tx) => mapParts((part) => part.erase(tx, person)))
        return { erased: { ...erased, [outbox.name]: await outbox.erase(person) } }
      },
    }),
  ]
}

function personOf({ website }: Caller, address: string): Person | null {
  return website === null ? null : { websiteId: website.id, email: address }
}

function exportAll(tx: Tx, person: Person): Promise<Record<string, readonly unknown[]>> {
  return mapParts((part) => part.export(tx, person))
}

async function mapParts<Value>(
  read: (part: (typeof allPersonalData)[number]) => Promise<Value>,
): Promise<Record<string, Value>> {
  const entries: [string, Value][] = []
  for (const part of allPersonalData) entries.push([part.name, await read(part)])
  return Object.fromEntries(entries)
}
