import { confirmationEndpoints } from '../features/accounts/confirmation-endpoints'
import { accountsEndpoints } from '../features/accounts/endpoints'
import { createCallerFinder } from '../features/accounts/find-caller'
import { tokenEndpoints } from '../features/accounts/token-endpoints'
import { createTokens } from '../features/accounts/tokens-service'
import { assetsEndpoints } from '../features/assets/endpoints'
import { createAssets } from '../features/assets/service'
import { backgroundWorkEndpoints } from '../features/background-work/endpoints'
import { contentImportEndpoints } from '../features/collections/imports/import-endpoints'
import { createContentImports } from '../features/collections/imports/imports-service'
import { itemEndpoints } from '../features/collections/items/endpoints'
import { itemShelfEndpoints } from '../features/collections/window/shelf-endpoints'
import { commentEndpoints } from '../features/comments/endpoints'
import { cartEndpoints } from '../features/commerce/cart/endpoints'
import { catalogEndpoints } from '../features/commerce/catalog/endpoints'
import { productFileEndpoints } from '../features/commerce/catalog/files/file-endpoints'
import { productImportEndpoints } from '../features/commerce/catalog/imports/import-endpoints'
import { createProductImports } from '../features/commerce/catalog/imports/imports-service'
import { relabelPrices } from '../features/commerce/catalog/products/relabel-prices'
import { checkoutEndpoints } from '../features/commerce/checkout/endpoints'
import { stripePaymentEndpoints } from '../features/commerce/checkout/stripe-endpoints'
import { discountEndpoints } from '../features/commerce/discounts/endpoints'
import { relabelDiscounts } from '../features/commerce/discounts/relabel-discounts'
import { createDiscounts } from '../features/commerce/discounts/service'
import { draftOrderEndpoints } from '../features/commerce/drafts/endpoints'
import { orderEndpoints } from '../features/commerce/orders/endpoints'
import { orderMailEndpoints } from '../features/commerce/orders/mail-endpoints'
import { paperEndpoints } from '../features/commerce/orders/papers/paper-endpoints'
import { stripeAccountEndpoints } from '../features/commerce/payments/stripe/account-endpoints'
import { restockStopEndpoint } from '../features/commerce/restock/stop-endpoint'
import { salesEndpoints } from '../features/commerce/sales/endpoints'
import { storeWebhookEndpoints } from '../features/commerce/webhooks/endpoints'
import { storefrontEndpoints } from '../features/commerce/window/endpoints'
import { consentEndpoints } from '../features/consent/endpoints'
import { createConsentRecord } from '../features/consent/service'
import { contributorsEndpoints } from '../features/contributors/endpoints'
import { invitationEndpoints } from '../features/contributors/invitation-endpoints'
import { createContributors } from '../features/contributors/service'
import { domainsEndpoints } from '../features/domains/endpoints'
import { createDomains } from '../features/domains/service'
import { errorsEndpoints } from '../features/errors/endpoints'
import { webhookEndpoints } from '../features/forms/delivery/webhook-endpoints'
import { exportEndpoints } from '../features/forms/export/export-endpoints'
import { inboxEndpoints } from '../features/forms/inbox/inbox-endpoints'
import { formSettingsEndpoints } from '../features/forms/inbox/settings-endpoints'
import { formEndpoints } from '../features/forms/submit/endpoints'
import { contactEndpoints } from '../features/lists/contacts/contact-endpoints'
import { createContactsService } from '../features/lists/contacts/contacts-service'
import { listsEndpoints } from '../features/lists/endpoints'
import { importEndpoints } from '../features/lists/imports/import-endpoints'
import { createImportsService } from '../features/lists/imports/imports-service'
import { createListsService } from '../features/lists/lists-service'
import { leaveEndpoint } from '../features/lists/subscribing/leave-endpoint'
import { liveEndpoints } from '../features/live/endpoints'
import { mailEndpoints } from '../features/mail/endpoints'
import { memberEndpoints } from '../features/members/endpoints'
import { createMemberManagement } from '../features/members/management/manage'
import { managementEndpoints } from '../features/members/management/management-endpoints'
import { pagesEndpoints } from '../features/pages/endpoints'
import { peopleEndpoints } from '../features/people/endpoints'
import { keepCallsShut } from '../features/published/keep-shut'
import { contentSearchEndpoints, searchPreviewEndpoints } from '../features/search/endpoints'
import { sectionPresetsEndpoints } from '../features/section-presets/endpoints'
import { createSectionPresets } from '../features/section-presets/service'
import { siteDocumentsEndpoints } from '../features/site-documents/endpoints'
import { headerFooterEndpoints } from '../features/site-documents/header-footer-endpoints'
import { createSiteDocuments } from '../features/site-documents/service'
import { sitesEndpoints } from '../features/sites/endpoints'
import { standingEndpoints } from '../features/standing/endpoints'
import { createStandings } from '../features/standing/service'
import type { Endpoint } from '../http/endpoint'
import type { AppParts } from './app-parts'

/** Every call of the public API. */
export function collectEndpoints(parts: AppParts): Endpoint[] {
  const { services, accounts, marks, siteData, live, jobHandlers, mailAnswers, members, forms, saver, webhooks } = parts
  const { log, settings } = services
  const shut = { siteData, gate: parts.gate }
  const documents = createSiteDocuments(services, {
    async store(tx, write) {
      await relabelPrices(tx, write)
      await relabelDiscounts(tx, write)
    },
  })
  return [
    ...accountsEndpoints(settings, accounts, marks),
    ...confirmationEndpoints(parts.verification),
    ...tokenEndpoints(createTokens(services, accounts)),
    ...sitesEndpoints(parts.sites),
    ...standingEndpoints(createStandings(services, parts.passwords)),
    ...siteDocumentsEndpoints(documents),
    ...headerFooterEndpoints(documents),
    ...consentEndpoints(createConsentRecord(services)),
    ...contributorsEndpoints(createContributors(services)),
    ...invitationEndpoints(parts.invitations),
    ...domainsEndpoints(createDomains(services, parts.lookUpTxt)),
    ...pagesEndpoints({ ...services, passwords: parts.passwords }),
    ...itemEndpoints(services),
    ...itemShelfEndpoints({ database: services.database, siteData, fillItemShelves: parts.fillItemShelves }),
    ...catalogEndpoints(services),
    ...productFileEndpoints(services),
    ...productImportEndpoints(services, createProductImports(services)),
    ...contentImportEndpoints(createContentImports(services)),
    ...discountEndpoints(createDiscounts(services)),
    ...liveEndpoints(services, live, createCallerFinder(services, { notesUse: false })),
    ...sectionPresetsEndpoints(createSectionPresets(services)),
    ...assetsEndpoints(createAssets(services)),
    ...backgroundWorkEndpoints(services, jobHandlers),
    ...mailEndpoints({ services, siteData }),
    ...listsEndpoints(createListsService(services)),
    ...contactEndpoints(createContactsService(services)),
    ...importEndpoints(createImportsService(services)),
    leaveEndpoint(mailAnswers),
    ...keepCallsShut(formEndpoints({ settings, siteData, saver }), shut, ['site', 'cover', 'coming-soon']),
    ...formSettingsEndpoints(services),
    ...inboxEndpoints(services),
    ...exportEndpoints(services),
    ...webhookEndpoints(services, forms, webhooks),
    ...keepCallsShut(memberEndpoints({ settings, siteData, ...members }), shut),
    ...keepCallsShut(cartEndpoints(settings, parts.carts), shut),
    ...keepCallsShut(checkoutEndpoints(parts.selling.checkouts), shut),
    ...keepCallsShut(stripePaymentEndpoints(parts.selling.stripeCheckouts), shut),
    restockStopEndpoint(parts.selling.restockRequests),
    ...stripeAccountEndpoints(parts.selling.stripeAccounts),
    ...orderEndpoints(services),
    ...paperEndpoints(services),
    ...draftOrderEndpoints(parts.selling.drafts),
    ...orderMailEndpoints({ services, siteData }),
    ...salesEndpoints({ services, siteData }),
    ...storeWebhookEndpoints(parts.storeWebhooks),
    ...commentEndpoints(parts.commenting),
    ...managementEndpoints(createMemberManagement(services)),
    ...keepCallsShut(storefrontEndpoints({ database: services.database, siteData }), shut),
    ...keepCallsShut(searchPreviewEndpoints({ database: services.database, siteData }), shut, ['site']),
    ...contentSearchEndpoints({ database: services.database, siteData }),
    ...peopleEndpoints(services),
    ...errorsEndpoints(log),
  ]
}
