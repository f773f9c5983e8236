import { z } from 'zod'
import { emailAddress } from '../forms/checks/email-address'
import { personErased, personRecord } from '../forms/inbox'
import { api } from '../routes/api'
import { defineCalls } from './define-calls'

const email = z.string().trim().toLowerCase().pipe(emailAddress)
const whom = z.strictObject({ email })

export const peopleCalls = defineCalls({
  readPerson: { method: 'GET', path: api.people, query: whom, answer: personRecord },
  exportPerson: {
    method: 'GET',
    path: api.peopleExport,
    query: whom,
    answer: z.unknown(),
    answerTypes: ['application/json'],
  },
  erasePerson: { method: 'POST', path: api.peopleErase, body: whom, answer: personErased },
})
