import { passwordResetHandler } from '../features/accounts/reset-password'
import { welcomeHandler } from '../features/accounts/welcome'
import { assetJobHandlers } from '../features/assets/pictures/jobs'
import { removeOrphanHandler } from '../features/assets/pictures/orphan-job'
import { makeWidthsHandler } from '../features/assets/pictures/widths-job'
import { contentImportHandler } from '../features/collections/imports/import-job'
import { endCartsHandler } from '../features/commerce/cart/end-carts-job'
import { sweepFilesHandler } from '../features/commerce/catalog/files/sweep-job'
import { productImportHandler } from '../features/commerce/catalog/imports/import-job'
import { deliveryHandlers } from '../features/forms/delivery/delivery-handlers'
import type { Webhooks } from '../features/forms/delivery/webhook'
import { cleanSubmissionsHandler } from '../features/forms/jobs/clean-job'
import { sweepExpiredHandler } from '../features/housekeeping/sweep-expired'
import { importHandler } from '../features/lists/imports/import-job'
import { listCleanHandlers } from '../features/lists/jobs/clean-jobs'
import { listMailHandlers } from '../features/lists/subscribing/mail-jobs'
import { memberMailHandlers } from '../features/members/joining/mail-jobs'
import { pageJobHandlers } from '../features/pages/bin/jobs'
import { handleScheduledPublishing } from '../features/pages/publishing/schedule-page'
import { stemSearchHandler } from '../features/search/stem-job'
import { removeHalfMadeHandler } from '../features/sites/half-made-job'
import type { JobHandler } from '../jobs/job-kind'
import { mailHandlers } from '../mail/mail-handlers'
import type { SiteDataSource } from '../render/site-data'
import type { OutsideRules } from '../security/call-outside'
import type { Services } from '../services/services'

interface JobParts {
  readonly services: Services
  readonly siteData: SiteDataSource
  readonly webhooks: Webhooks
  /** Which machines may be asked for files. */
  readonly outside: OutsideRules
}

/** Every kind of background work. */
export function collectJobHandlers({ services, siteData, webhooks, outside }: JobParts): JobHandler[] {
  return [
    ...mailHandlers({ services, siteData }),
    ...pageJobHandlers(services),
    ...assetJobHandlers(services),
    ...listMailHandlers({ services, siteData }),
    ...listCleanHandlers(services),
    ...memberMailHandlers({ services, siteData }),
    importHandler(services),
    productImportHandler(services),
    contentImportHandler(services, outside),
    sweepFilesHandler(services),
    handleScheduledPublishing(services),
    cleanSubmissionsHandler(services),
    ...deliveryHandlers(services, webhooks),
    passwordResetHandler(services),
    welcomeHandler(services),
    endCartsHandler(services),
    removeOrphanHandler(services),
    makeWidthsHandler(services),
    removeHalfMadeHandler(services),
    sweepExpiredHandler(services),
    stemSearchHandler(services),
  ]
}
