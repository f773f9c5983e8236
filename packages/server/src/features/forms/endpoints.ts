import { fail } from '@sitewright/model/failures/catalogue'
import { proofChallenge } from '@sitewright/model/forms/proof-challenge'
import { formSubmission } from '@sitewright/model/forms/submission'
import { api } from '@sitewright/model/routes/api'
import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import type { Settings } from '../../settings'
import { type SubmissionSaver, savedSubmission } from './save-submission'

const group = 'Forms'
/** People mistype: tries are cheap, and only what is stored counts by the strict limit. */
const triesPerSubmission = 10

/** What visitors' pages call. */
export function formEndpoints(settings: Settings, saver: SubmissionSaver): Endpoint[] {
  const perMinute = settings.FORM_SUBMISSIONS_PER_MINUTE * triesPerSubmission
  return [
    defineEndpoint({
      id: 'makeFormSubmissionKey',
      method: 'POST',
      path: api.formSubmissionKey,
      summary: 'A key for one submission within the next hour, and the puzzle of forms that ask for a proof.',
      group,
      access: 'public',
      perMinute,
      bodyLimit: 1024,
      answer: z.strictObject({ key: z.string(), challenge: proofChallenge }),
      handle: async ({ caller }) =>
        caller.website === null ? fail('request.not-found') : saver.makeKey(caller.website.id),
    }),
    defineEndpoint({
      id: 'saveFormSubmission',
      method: 'POST',
      path: api.saveFormSubmission,
      summary:
        'Send a form. `form` holds the values as JSON, field id to value; `errors` of the answer are by field id. `confirmByMail` says that a subscription waits to be confirmed.',
      group,
      access: 'public',
      perMinute,
      body: formSubmission,
      answer: savedSubmission,
      handle: async ({ body, caller }) =>
        caller.website === null
          ? fail('request.not-found')
          : saver.save({ websiteId: caller.website.id, address: caller.address }, body),
    }),
  ]
}
