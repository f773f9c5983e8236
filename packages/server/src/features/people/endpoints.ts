import { peopleCalls } from '@sitewright/model/calls/people'
import { fail } from '@sitewright/model/failures/catalog'
import { type Caller, defineEndpoint, type Endpoint } from '../../http/endpoint'
import { dataAnswerHeaders } from '../../http/security-headers'
import { outboxFolder } from '../../mail/open-transport'
import type { Person } from '../../services/personal-data'
import type { Services } from '../../services/services'
import type { Tx } from '../../storage/database'
import { listSubmissionsOf } from '../forms/export/submissions-of-person'
import { summarizeAll } from '../forms/inbox/inbox'
import { allPersonalData } from './all-personal-data'
import { createOutboxOfPerson } from './outbox-of-person'

const group = 'Privacy'
/** More of one person is told by the export. */
const maxShown = 200

/** What a site knows of one person: shown, given out and erased as a whole. */
export function peopleEndpoints({ database, now, settings }: Services): Endpoint[] {
  const outbox = createOutboxOfPerson(outboxFolder(settings))
  return [
    defineEndpoint(peopleCalls.readPerson, {
      summary: 'Find everything the site stores about a person, by email address',
      group,
      access: 'forms.read',
      handle: async ({ query, caller }) => {
        const person = personOf(caller, query.email)
        if (person === null) return fail('request.not-found')
        const inOutbox = (await outbox.export(person)).length
        return database.site(person.websiteId, async (tx) => {
          const sent = await listSubmissionsOf(tx, person)
          const parts = await mapParts(async (part) => (await part.export(tx, person)).length)
          const submissions = await summarizeAll(tx, person.websiteId, sent.slice(0, maxShown))
          return { email: person.email, submissions, parts: { ...parts, [outbox.name]: inOutbox } }
        })
      },
    }),
    defineEndpoint(peopleCalls.exportPerson, {
      summary: 'Export everything the site stores about a person as JSON',
      group,
      access: 'forms.read',
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
    defineEndpoint(peopleCalls.erasePerson, {
      summary: 'Permanently erase everything the site stores about a person',
      group,
      access: 'settings.edit',
      handle: async ({ body, caller }) => {
        const person = personOf(caller, body.email)
        if (person === null) return fail('request.not-found')
        const erased = await database.site(person.websiteId, async (tx) => {
          const tags = Object.values(await mapParts(async (part) => (await part.listTags?.(tx, person)) ?? [])).flat()
          const counts = await mapParts((part) => part.erase(tx, person))
          if (tags.length > 0) await database.announce(tx, { websiteId: person.websiteId, tags: [...new Set(tags)] })
          return counts
        })
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
