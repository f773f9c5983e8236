import { Readable } from 'node:stream'
import { contactCalls } from '@sitewright/model/calls/contacts'
import { fail } from '@sitewright/model/failures/catalog'
import { slugFromTitle } from '@sitewright/model/pages/addresses/slugs'
import { actorOf } from '../../../actors/actor'
import { defineEndpoint, type Endpoint } from '../../../http/endpoint'
import { dataAnswerHeaders } from '../../../http/security-headers'
import type { ContactsService } from './contacts-service'

const group = 'Mailing lists'
const access = 'campaigns.edit'

export function contactEndpoints(contacts: ContactsService): Endpoint[] {
  return [
    defineEndpoint(contactCalls.listContacts, {
      summary: 'List a mailing list’s contacts, newest first. `search` matches email addresses and names.',
      group,
      access,
      handle: ({ params: { listId }, query, caller }) => contacts.list(actorOf(caller), listId, query),
    }),
    defineEndpoint(contactCalls.addContact, {
      summary: 'Add a contact who agreed elsewhere to a mailing list',
      group,
      access,
      handle: ({ params: { listId }, body, caller }) => contacts.add(actorOf(caller), listId, body),
      failures: ['list.contact-known'],
    }),
    defineEndpoint(contactCalls.changeContacts, {
      summary: 'Unsubscribe, move or remove up to 500 contacts at once',
      group,
      access,
      handle: ({ params: { listId }, body, caller }) => contacts.change(actorOf(caller), listId, body),
      failures: ['list.unknown'],
    }),
    defineEndpoint(contactCalls.exportContacts, {
      summary: 'Export a mailing list’s contacts as CSV',
      group,
      access,
      handle: async ({ params: { listId }, query, caller, reply }) => {
        const file = await contacts.exportCsv(actorOf(caller), listId, query)
        if (file === null) return fail('request.not-found')
        reply.headers({
          ...dataAnswerHeaders,
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${slugFromTitle(file.name)}.csv"`,
        })
        return Readable.from(file.content)
      },
    }),
    defineEndpoint(contactCalls.readContact, {
      summary: 'Get a contact with their lists and timeline, newest first',
      group,
      access,
      handle: ({ params: { contactId }, caller }) => contacts.show(actorOf(caller), contactId),
    }),
    defineEndpoint(contactCalls.renameContact, {
      summary: 'Rename a contact',
      group,
      access,
      handle: ({ params: { contactId }, body, caller }) => contacts.rename(actorOf(caller), contactId, body.name),
    }),
  ]
}
