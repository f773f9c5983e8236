import { Readable } from 'node:stream'
import { fail } from '@sitewright/model/failures/catalogue'
import { id } from '@sitewright/model/id'
import {
  contact,
  contactChange,
  contactDetails,
  contactList,
  contactQuery,
  contactsChange,
  contactsChanged,
  newContact,
} from '@sitewright/model/lists/contacts'
import { slugFromTitle } from '@sitewright/model/pages/slugs'
import { api } from '@sitewright/model/routes/api'
import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import { dataAnswerHeaders } from '../../http/security-headers'
import { actorOf } from '../pages/actor'
import type { ContactsService } from './contacts-service'

const group = 'Mailing lists'
const access = 'campaigns.edit'
const ofList = z.strictObject({ listId: id })
const ofContact = z.strictObject({ contactId: id })

export function contactEndpoints(contacts: ContactsService): Endpoint[] {
  return [
    defineEndpoint({
      id: 'listContacts',
      method: 'GET',
      path: api.listContacts,
      summary: 'Who is on a mailing list, newest first; `search` looks in addresses and names',
      group,
      access,
      params: ofList,
      query: contactQuery,
      answer: contactList,
      handle: ({ params: { listId }, query, caller }) => contacts.list(actorOf(caller), listId, query),
    }),
    defineEndpoint({
      id: 'addContact',
      method: 'POST',
      path: api.listContacts,
      summary: 'Puts somebody on a mailing list who agreed to it elsewhere',
      group,
      access,
      params: ofList,
      body: newContact,
      answer: contact,
      status: 201,
      handle: ({ params: { listId }, body, caller }) => contacts.add(actorOf(caller), listId, body),
    }),
    defineEndpoint({
      id: 'changeContacts',
      method: 'POST',
      path: api.listContactsChange,
      summary: 'Unsubscribes, moves or removes up to 500 people of a mailing list at once',
      group,
      access,
      params: ofList,
      body: contactsChange,
      answer: contactsChanged,
      handle: ({ params: { listId }, body, caller }) => contacts.change(actorOf(caller), listId, body),
    }),
    defineEndpoint({
      id: 'exportContacts',
      method: 'GET',
      path: api.listContactsCsv,
      summary: 'Who is on a mailing list as a CSV file',
      group,
      access,
      params: ofList,
      query: contactQuery.pick({ state: true, search: true }),
      // A file of any length, sent as it is read.
      answer: z.unknown(),
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
    defineEndpoint({
      id: 'readContact',
      method: 'GET',
      path: api.contact,
      summary: 'One contact: the lists that the address is on, and what happened to it, newest first',
      group,
      access,
      params: ofContact,
      answer: contactDetails,
      handle: ({ params: { contactId }, caller }) => contacts.show(actorOf(caller), contactId),
    }),
    defineEndpoint({
      id: 'renameContact',
      method: 'PATCH',
      path: api.contact,
      summary: 'Gives a contact another name',
      group,
      access,
      params: ofContact,
      body: contactChange,
      answer: contact,
      handle: ({ params: { contactId }, body, caller }) => contacts.rename(actorOf(caller), contactId, body.name),
    }),
  ]
}
