import { z } from 'zod'
import { id } from '../id'
import { consentChoiceRecord, newConsentChoice } from '../overlays/consent/consent-choices'
import { api } from '../routes/api'
import { defineCalls } from './define-calls'
import { nothing } from './no-content'

export const consentCalls = defineCalls({
  noteConsentChoice: { method: 'POST', path: api.consentChoices, body: newConsentChoice, status: 201, answer: nothing },
  listConsentChoices: {
    method: 'GET',
    path: api.consentChoices,
    query: z.strictObject({
      after: id.optional(),
      limit: z.coerce.number<number>().int().min(1).max(1000).default(100),
    }),
    answer: z.strictObject({ choices: z.array(consentChoiceRecord), next: id.nullable() }),
  },
  exportConsentChoices: { method: 'GET', path: api.consentChoicesCsv, answer: z.unknown(), answerTypes: ['text/csv'] },
})
