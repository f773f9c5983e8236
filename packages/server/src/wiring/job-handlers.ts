import { passwordResetHandler } from '../features/accounts/reset-password'
import { assetJobHandlers } from '../features/assets/jobs'
import { cleanSubmissionsHandler } from '../features/forms/clean-job'
import { deliveryHandlers } from '../features/forms/delivery-handlers'
import type { Webhooks } from '../features/forms/webhook'
import { listCleanHandlers } from '../features/lists/clean-jobs'
import { importHandler } from '../features/lists/import-job'
import { listMailHandlers } from '../features/lists/mail-jobs'
import { memberMailHandlers } from '../features/members/mail-jobs'
import { pageJobHandlers } from '../features/pages/jobs'
import { handleScheduledPublishing } from '../features/pages/schedule-page'
import type { JobHandler } from '../jobs/job-kind'
import { mailHandlers } from '../mail/mail-handlers'
import type { SiteDataSource } from '../render/site-data'
import type { Services } from '../services'

interface JobParts {
  readonly services: Services
  readonly siteData: SiteDataSource
  readonly webhooks: Webhooks
}

/** Every kind of background work. */
export function collectJobHandlers({ services, siteData, webhooks }: JobParts): JobHandler[] {
  return [
    ...mailHandlers({ services, siteData }),
    ...pageJobHandlers(services),
    ...assetJobHandlers(services),
    ...listMailHandlers({ services, siteData }),
    ...listCleanHandlers(services),
    ...memberMailHandlers({ services, siteData }),
    importHandler(services),
    handleScheduledPublishing(services),
    cleanSubmissionsHandler(services),
    ...deliveryHandlers(services, webhooks),
    passwordResetHandler(services),
  ]
}
