import { formCalls } from '@sitewright/model/calls/forms'
import { fail, type Result } from '@sitewright/model/failures/catalog'
import type { FormSettings, formSettingsChange, shownFormSettings } from '@sitewright/model/forms/inbox'
import type { z } from 'zod'
import { readSiteDocument, writeSiteDocument } from '../../../content/document-rows'
import { defineEndpoint, type Endpoint } from '../../../http/endpoint'
import type { Services } from '../../../services/services'
import { planCleaning } from '../jobs/clean-job'

const group = 'Forms'

export function formSettingsEndpoints(services: Services): Endpoint[] {
  return [
    defineEndpoint(formCalls.readFormSettings, {
      summary: 'Get form settings: how long submissions are kept, and reCAPTCHA keys',
      group,
      access: 'settings.edit',
      handle: async ({ caller }) => {
        if (caller.website === null) return fail('request.not-found')
        const websiteId = caller.website.id
        const { body } = await services.database.site(websiteId, (tx) => readSiteDocument(tx, websiteId, 'forms'))
        return hideSecret(body)
      },
    }),
    defineEndpoint(formCalls.changeFormSettings, {
      summary: 'Change form settings. Omitted fields stay the same.',
      group,
      access: 'settings.edit',
      handle: async ({ body, caller }) =>
        caller.website === null
          ? fail('request.not-found')
          : changeSettings(services, { websiteId: caller.website.id, accountId: caller.account?.id ?? null }, body),
      failures: ['site.changed-elsewhere'],
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
