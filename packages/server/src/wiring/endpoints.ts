import { accountsEndpoints } from '../features/accounts/endpoints'
import { createCallerFinder } from '../features/accounts/find-caller'
import { tokenEndpoints } from '../features/accounts/token-endpoints'
import { createTokens } from '../features/accounts/tokens-service'
import { assetsEndpoints } from '../features/assets/endpoints'
import { createAssets } from '../features/assets/service'
import { backgroundWorkEndpoints } from '../features/background-work/endpoints'
import { consentEndpoints } from '../features/consent/endpoints'
import { createConsentRecord } from '../features/consent/service'
import { contributorsEndpoints } from '../features/contributors/endpoints'
import { createContributors } from '../features/contributors/service'
import { domainsEndpoints } from '../features/domains/endpoints'
import { createDomains } from '../features/domains/service'
import { errorsEndpoints } from '../features/errors/endpoints'
import { formEndpoints } from '../features/forms/endpoints'
import { exportEndpoints } from '../features/forms/export-endpoints'
import { inboxEndpoints } from '../features/forms/inbox-endpoints'
import { formSettingsEndpoints } from '../features/forms/settings-endpoints'
import { webhookEndpoints } from '../features/forms/webhook-endpoints'
import { contactEndpoints } from '../features/lists/contact-endpoints'
import { createContactsService } from '../features/lists/contacts-service'
import { listsEndpoints } from '../features/lists/endpoints'
import { importEndpoints } from '../features/lists/import-endpoints'
import { createImportsService } from '../features/lists/imports-service'
import { leaveEndpoint } from '../features/lists/leave-endpoint'
import { createListsService } from '../features/lists/lists-service'
import { liveEndpoints } from '../features/live/endpoints'
import { mailEndpoints } from '../features/mail/endpoints'
import { memberEndpoints } from '../features/members/endpoints'
import { createMemberManagement } from '../features/members/manage'
import { managementEndpoints } from '../features/members/management-endpoints'
import { pagesEndpoints } from '../features/pages/endpoints'
import { peopleEndpoints } from '../features/people/endpoints'
import { sectionPresetsEndpoints } from '../features/section-presets/endpoints'
import { createSectionPresets } from '../features/section-presets/service'
import { siteDocumentsEndpoints } from '../features/site-documents/endpoints'
import { createSiteDocuments } from '../features/site-documents/service'
import { sitesEndpoints } from '../features/sites/endpoints'
import type { Endpoint } from '../http/endpoint'
import type { AppParts } from './app-parts'

/** Every call of the public API. */
export function collectEndpoints(parts: AppParts): Endpoint[] {
  const { services, accounts, handover, siteData, live, jobHandlers, mailAnswers, members, forms, saver, webhooks } =
    parts
  const { log, settings } = services
  return [
    ...accountsEndpoints(settings, accounts, handover),
    ...tokenEndpoints(createTokens(services, accounts)),
    ...sitesEndpoints(parts.sites),
    ...siteDocumentsEndpoints(createSiteDocuments(services)),
    ...consentEndpoints(createConsentRecord(services)),
    ...contributorsEndpoints(createContributors(services, siteData)),
    ...domainsEndpoints(createDomains(services, parts.lookUpTxt)),
    ...pagesEndpoints({ ...services, passwords: parts.passwords }),
    ...liveEndpoints(services, live, createCallerFinder(services, { notesUse: false })),
    ...sectionPresetsEndpoints(createSectionPresets(services)),
    ...assetsEndpoints(createAssets(services)),
    ...backgroundWorkEndpoints(services, jobHandlers),
    ...mailEndpoints({ services, siteData }),
    ...listsEndpoints(createListsService(services)),
    ...contactEndpoints(createContactsService(services)),
    ...importEndpoints(createImportsService(services)),
    leaveEndpoint(mailAnswers),
    ...formEndpoints(settings, saver),
    ...formSettingsEndpoints(services),
    ...inboxEndpoints(services),
    ...exportEndpoints(services),
    ...webhookEndpoints(services, forms, webhooks),
    ...memberEndpoints({ settings, siteData, ...members }),
    ...managementEndpoints(createMemberManagement(services)),
    ...peopleEndpoints(services),
    ...errorsEndpoints(log),
  ]
}
