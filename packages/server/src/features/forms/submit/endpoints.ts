import { formCalls } from '@sitewright/model/calls/forms'
import { fail } from '@sitewright/model/failures/catalog'
import type { Settings } from '../../../ground/settings'
import type { Website } from '../../../hosts/website'
import { defineEndpoint, type Endpoint } from '../../../http/endpoint'
import type { SiteDataSource } from '../../../render/site-data'
import type { SubmissionSaver } from './save-submission'

const group = 'Forms'
/** People mistype: tries are cheap, and only what is stored counts by the strict limit. */
const triesPerSubmission = 10

interface FormEndpointParts {
  readonly settings: Settings
  readonly siteData: SiteDataSource
  readonly saver: SubmissionSaver
}

/** What visitors' pages call. */
export function formEndpoints({ settings, siteData, saver }: FormEndpointParts): Endpoint[] {
  const perMinute = settings.FORM_SUBMISSIONS_PER_MINUTE * triesPerSubmission
  return [
    defineEndpoint(formCalls.makeFormSubmissionKey, {
      summary:
        'Get a key for one submission within the next hour, with the spam protection puzzle if the form uses one',
      group,
      access: 'public',
      perMinute,
      bodyLimit: 1024,
      handle: async ({ caller }) =>
        caller.website === null ? fail('request.not-found') : saver.makeKey(caller.website.id),
    }),
    defineEndpoint(formCalls.saveFormSubmission, {
      summary:
        'Submit a form. `form` holds the values as JSON by field ID. `errors` in the response are by field ID, too. `confirmByMail` means a subscription is waiting for confirmation.',
      group,
      access: 'public',
      perMinute,
      handle: async ({ body, caller }) =>
        caller.website === null
          ? fail('request.not-found')
          : saver.save(await describeSender(siteData, caller.website, caller.address), body),
      failures: ['form.unknown', 'form.key', 'form.captcha', 'form.invalid', 'form.unreadable', 'form.too-many'],
    }),
  ]
}

async function describeSender(siteData: SiteDataSource, website: Website, address: string) {
  const { texts } = await siteData.load(website)
  return { websiteId: website.id, address, texts: texts.forms }
}
