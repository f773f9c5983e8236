import { z } from 'zod'
import { id } from '../id'
import {
  contact,
  contactChange,
  contactDetails,
  contactList,
  contactQuery,
  contactsChange,
  contactsChanged,
  newContact,
} from '../lists/contacts'
import { api } from '../routes/api'
import { defineCalls } from './define-calls'

const ofList = z.strictObject({ listId: id })
const ofContact = z.strictObject({ contactId: id })

export const contactCalls = defineCalls({
  listContacts: { method: 'GET', path: api.listContacts, params: ofList, query: contactQuery, answer: contactList },
  addContact: {
    method: 'POST',
    path: api.listContacts,
    params: ofList,
    body: newContact,
    answer: contact,
    status: 201,
  },
  changeContacts: {
    method: 'POST',
    path: api.listContactsChange,
    params: ofList,
    body: contactsChange,
    answer: contactsChanged,
  },
  exportContacts: {
    method: 'GET',
    path: api.listContactsCsv,
    params: ofList,
    query: contactQuery.pick({ state: true, search: true }),
    answer: z.unknown(),
    answerTypes: ['text/csv'],
  },
  readContact: { method: 'GET', path: api.contact, params: ofContact, answer: contactDetails },
  renameContact: { method: 'PATCH', path: api.contact, params: ofContact, body: contactChange, answer: contact },
})
