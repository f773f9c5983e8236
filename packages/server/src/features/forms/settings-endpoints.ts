import { fail, type Result } from '@sitewright/model/failures/catalogue'
import { type FormSettings, formSettingsChange, shownFormSettings } from '@sitewright/model/forms/inbox'
import { api } from '@sitewright/model/routes/api'
import type { z } from 'zod'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import type { Services } from '../../services'
import { readSiteDocument, writeSiteDocument } from '../site-documents/rows'
import { planCleaning } from './clean-job'

const group = 'Forms'

export function formSettingsEndpoints(services: Services): Endpoint[] {
  return [
    defineEndpoint({
      id: 'readFormSettings',
      method: 'GET',
      path: api.formSettings,
      summary: 'How long submissions are kept, and the keys of the captcha service.',
      group,
      access: 'settings.edit',
      answer: shownFormSettings,
      handle: async ({ caller }) => {
        if (caller.website === null) return fail('request.not-found')
        const websiteId = caller.website.id
        const { body } = await services.database.site(websiteId, (tx) => readSiteDocument(tx, websiteId, 'forms'))
        return hideSecret(body)
      },
    }),
    defineEndpoint({
      id: 'changeFormSettings',
      method: 'PUT',
      path: api.formSettings,
      summary: 'Change the settings of forms. What is left out stays as it is.',
      group,
      access: 'settings.edit',
      body: formSettingsChange,
      answer: shownFormSettings,
      handle: async ({ body, caller }) =>
        caller.website === null
          ? fail('request.not-found')
          : changeSettings(services, { websiteId: caller.website.id, accountId: caller.account?.id ?? null }, body),
    }),
  ]
}

async function changeSettings(
  services: Services,
  { websiteId, accountId }: { websiteId: string; accountId: string | null },
  change: z.infer<typeof formSettingsChange>,
): Promise<Result<z.infer<typeof shownFormSettings>>> {
  const { database, now } = services
  return database.site(websiteId, async (tx) => {
    const { version, body: stored } = await readSiteDocument(tx, websiteId, 'forms')
    const given = Object.entries(change).filter(([, value]) => value !== undefined)
    const body: FormSettings = { ...stored, ...Object.fromEntries(given) }
    const document = { name: 'forms', version, body, updatedAt: new Date(now()), updatedBy: accountId } as const
    if (!(await writeSiteDocument(tx, websiteId, document))) return fail('site.changed-elsewhere')
    if (body.retentionDays !== null) await planCleaning(tx, services, websiteId)
    // Pages show the captcha by its key, and pages are kept until the settings change.
    await database.announce(tx, { websiteId, tags: ['settings'] })
    return hideSecret(body)
  })
}

function hideSecret({ recaptchaSecretKey, ...shown }: FormSettings): z.infer<typeof shownFormSettings> {
  return { ...shown, hasRecaptchaSecretKey: recaptchaSecretKey !== '' }
}
