import { createCheckouts } from '../features/commerce/checkout/checkouts'
import { createDraftCheckouts } from '../features/commerce/checkout/draft-checkouts'
import { endCheckoutHandler } from '../features/commerce/checkout/end-checkouts-job'
import { createPaymentSettling } from '../features/commerce/checkout/settle-payment'
import { createStripeCheckouts } from '../features/commerce/checkout/stripe-checkouts'
import { createDrafts } from '../features/commerce/drafts/drafts'
import { draftMailHandler } from '../features/commerce/drafts/mail-job'
import { createOwnDownloads } from '../features/commerce/orders/downloads/own-downloads'
import { orderMailHandler } from '../features/commerce/orders/mail-handler'
import { refundHandler } from '../features/commerce/orders/refunds/refund-handler'
import { manualPayment, noPayment } from '../features/commerce/payments/settled-providers'
import { createStripeAccounts } from '../features/commerce/payments/stripe/stripe-accounts'
import { createStripeClients } from '../features/commerce/payments/stripe/stripe-client'
import { createStripeProvider } from '../features/commerce/payments/stripe/stripe-provider'
import { testEventHandlers } from '../features/commerce/payments/test-events'
import { createTestProvider } from '../features/commerce/payments/test-provider'
import { restockMailHandler } from '../features/commerce/restock/mail-handler'
import { createRestockRequests } from '../features/commerce/restock/requests'
import { createHostSecret } from '../features/forms/submit/host-secret'
import type { JobHandler } from '../jobs/job-kind'
import type { SiteDataSource } from '../render/site-data'
import { createSealedSecrets } from '../security/sealed-secrets'
import type { Services } from '../services/services'

/** Checkout, payments and orders, with whoever moves the money. */
export function createSelling(services: Services, siteData: SiteDataSource) {
  const testProvider = createTestProvider(services)
  const clients = createStripeClients(services.settings)
  const sealed = createSealedSecrets(services, keyOf(services))
  const stripeAccounts = createStripeAccounts({ services, clients, sealed })
  const stripe = createStripeProvider({ services, clients, accounts: stripeAccounts })
  const providers = { none: noPayment, manual: manualPayment, test: testProvider, stripe }
  const settling = createPaymentSettling(services, providers)
  const readSecret = createHostSecret(services, 'orders')
  const jobHandlers: JobHandler[] = [
    settling.checkHandler(),
    ...testEventHandlers(services, settling.receive),
    refundHandler(services, providers),
    orderMailHandler({ services, siteData, readSecret }),
    draftMailHandler({ services, siteData, readSecret }),
    endCheckoutHandler(services),
    restockMailHandler({ services, siteData, sealed }),
  ]
  const checkouts = createCheckouts({ services, siteData, settling, testProvider, readSecret })
  return {
    sealed,
    checkouts,
    draftCheckouts: createDraftCheckouts({ services, checkouts, readSecret }),
    drafts: createDrafts({ services, siteData, readSecret }),
    downloads: createOwnDownloads({ services, readSecret }),
    stripeCheckouts: createStripeCheckouts({ services, checkouts, settling, stripe }),
    stripeAccounts,
    stripeEvents: { services, clients, accounts: stripeAccounts, receive: settling.receive },
    restockRequests: createRestockRequests({ services, siteData, sealed }),
    jobHandlers,
  }
}

/** What the secrets of owners are sealed by. */
function keyOf(services: Services): () => Promise<string> {
  const { SECRETS_KEY } = services.settings
  return SECRETS_KEY === undefined ? createHostSecret(services, 'sealed-secrets') : async () => SECRETS_KEY
}
