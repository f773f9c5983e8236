import { z } from 'zod'
import { formSettingsChange, shownFormSettings, webhookSecretState, webhookTestAnswer } from '../forms/inbox'
import { proofChallenge } from '../forms/proof-of-work/proof-challenge'
import { formSubmission } from '../forms/submissions/submission'
import { api } from '../routes/api'
import { defineCalls } from './define-calls'

const params = z.strictObject({ formId: z.string().min(1).max(60) })
const savedSubmission = z.strictObject({
  /** Who subscribed is on the list once they confirm it. The same for every address: it tells nothing of who is on it. */
  confirmByMail: z.literal(true).optional(),
})
export type SavedSubmission = z.infer<typeof savedSubmission>

export const formCalls = defineCalls({
  makeFormSubmissionKey: {
    method: 'POST',
    path: api.formSubmissionKey,
    answer: z.strictObject({ key: z.string(), challenge: proofChallenge }),
  },
  saveFormSubmission: { method: 'POST', path: api.saveFormSubmission, body: formSubmission, answer: savedSubmission },
  readFormSettings: { method: 'GET', path: api.formSettings, answer: shownFormSettings },
  changeFormSettings: { method: 'PUT', path: api.formSettings, body: formSettingsChange, answer: shownFormSettings },
  readWebhookSecret: { method: 'GET', path: api.formWebhookSecret, params, answer: webhookSecretState },
  makeWebhookSecret: {
    method: 'POST',
    path: api.formWebhookSecret,
    params,
    body: z.strictObject({}),
    answer: z.strictObject({ secret: z.string() }),
    status: 201,
  },
  testWebhook: {
    method: 'POST',
    path: api.formWebhookTest,
    params,
    body: z.strictObject({}),
    answer: webhookTestAnswer,
  },
})
