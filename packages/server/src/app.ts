import type { FastifyInstance } from 'fastify'
import type { BrowserAssets } from './browser-files/browser-assets'
import { serveBuiltFiles } from './browser-files/serve-built-files'
import { createPageCache } from './cache/page-cache'
import { accountsEndpoints } from './features/accounts/endpoints'
import { createCallerFinder } from './features/accounts/find-caller'
import { createHandover } from './features/accounts/handover'
import { createPasswords, type HashCost } from './features/accounts/passwords'
import { createPasswordReset, passwordResetHandler } from './features/accounts/reset-password'
import { type Accounts, createAccounts } from './features/accounts/service'
import { tokenEndpoints } from './features/accounts/token-endpoints'
import { createTokens } from './features/accounts/tokens-service'
import { createEmailVerification } from './features/accounts/verify-email'
import { apiDocsPlaces } from './features/api-docs/places'
import { assetsEndpoints } from './features/assets/endpoints'
import { assetJobHandlers } from './features/assets/jobs'
import { filePlaces } from './features/assets/serve-file'
import { createAssets } from './features/assets/service'
import { storeAsset } from './features/assets/take-in'
import { backgroundWorkEndpoints } from './features/background-work/endpoints'
import { consentEndpoints } from './features/consent/endpoints'
import { createConsentRecord } from './features/consent/service'
import { contributorsEndpoints } from './features/contributors/endpoints'
import { createContributors } from './features/contributors/service'
import { domainsEndpoints } from './features/domains/endpoints'
import { type LookUpTxt, lookUpTxt } from './features/domains/look-up-txt'
import { domainPlaces } from './features/domains/places'
import { createDomains } from './features/domains/service'
import { errorsEndpoints } from './features/errors/endpoints'
import type { OutsideRules } from './features/forms/call-outside'
import { cleanSubmissionsHandler } from './features/forms/clean-job'
import { deliveryHandlers } from './features/forms/delivery-handlers'
import { formEndpoints } from './features/forms/endpoints'
import { exportEndpoints } from './features/forms/export-endpoints'
import { createFormSource } from './features/forms/form-source'
import { createHostSecret } from './features/forms/host-secret'
import { inboxEndpoints } from './features/forms/inbox-endpoints'
import { formPlaces } from './features/forms/places'
import { type AskRecaptcha, askRecaptcha, createRecaptchaCheck } from './features/forms/recaptcha'
import { createSubmissionSaver } from './features/forms/save-submission'
import { formSettingsEndpoints } from './features/forms/settings-endpoints'
import { createWebhooks } from './features/forms/webhook'
import { webhookEndpoints } from './features/forms/webhook-endpoints'
import { createMailAnswers } from './features/lists/answer-mail'
import { listCleanHandlers } from './features/lists/clean-jobs'
import { contactEndpoints } from './features/lists/contact-endpoints'
import { createContactsService } from './features/lists/contacts-service'
import { listsEndpoints } from './features/lists/endpoints'
import { importEndpoints } from './features/lists/import-endpoints'
import { importHandler } from './features/lists/import-job'
import { createImportsService } from './features/lists/imports-service'
import { leaveEndpoint } from './features/lists/leave-endpoint'
import { createListsService } from './features/lists/lists-service'
import { listMailHandlers } from './features/lists/mail-jobs'
import { listPlaces } from './features/lists/places'
import { liveEndpoints } from './features/live/endpoints'
import { createLiveHub, type LiveHub } from './features/live/live-hub'
import { mailEndpoints } from './features/mail/endpoints'
import { memberEndpoints } from './features/members/endpoints'
import { createMemberFinder } from './features/members/find-member'
import { createMemberJoining } from './features/members/join'
import { memberMailHandlers } from './features/members/mail-jobs'
import { createMemberManagement } from './features/members/manage'
import { managementEndpoints } from './features/members/management-endpoints'
import { memberPlaces } from './features/members/places'
import { createMemberReset } from './features/members/reset'
import { createMemberSessions } from './features/members/sessions'
import { pagesEndpoints } from './features/pages/endpoints'
import { pageJobHandlers } from './features/pages/jobs'
import { panelPlaces } from './features/pages/panel-places'
import { previewPlaces } from './features/pages/preview-places'
import { handleScheduledPublishing } from './features/pages/schedule-page'
import { peopleEndpoints } from './features/people/endpoints'
import { accountPlaces } from './features/platform/account-places'
import { emailPlaces } from './features/platform/email-places'
import { createFailurePage } from './features/platform/failure-page'
import { passwordPlaces } from './features/platform/password-places'
import { sitePlaces } from './features/platform/site-places'
import { createErrorPages } from './features/published/error-pages'
import { createLockedPages } from './features/published/locked-pages'
import { createPageLock } from './features/published/page-lock'
import { publishedPlaces } from './features/published/places'
import { createVisitRenderer } from './features/published/render-visit'
import { createVisits } from './features/published/visits'
import { searchPlaces } from './features/search/places'
import { sectionPresetsEndpoints } from './features/section-presets/endpoints'
import { createSectionPresets } from './features/section-presets/service'
import { siteDocumentsEndpoints } from './features/site-documents/endpoints'
import { createSiteDocuments } from './features/site-documents/service'
import { sitesEndpoints } from './features/sites/endpoints'
import { createTemplates, type Templates } from './features/sites/load-template'
import { createSites, type Sites } from './features/sites/service'
import { createHosts } from './hosts/resolve-host'
import { createHttpServer } from './http/create-server'
import type { Endpoint } from './http/endpoint'
import { healthPlaces } from './http/health'
import { mountEndpoints } from './http/mount-endpoints'
import { mountPlaces, type Place } from './http/mount-places'
import { createRateLimits } from './http/rate-limits'
import type { RequestContext } from './http/request-context'
import { createRouteTable } from './http/route-table'
import { securityHeaders } from './http/security-headers'
import type { JobHandler } from './jobs/job-kind'
import { createJobWorker, type JobWorker } from './jobs/worker'
import { mailHandlers } from './mail/mail-handlers'
import { createSiteDataSource } from './render/site-data'
import type { Services } from './services'

export interface AppOptions {
  /** Holds one folder per template; without it only the blank one is offered. */
  readonly templatesFolder?: string | null
  /** Of hashing passwords; tests make many accounts and take less. */
  readonly hashCost?: HashCost
  /** What was built for browsers. */
  readonly browserFolder?: string
  /** Asks the captcha service; tests answer themselves. */
  readonly askRecaptcha?: AskRecaptcha
  /** Asks DNS; tests answer themselves. */
  readonly lookUpTxt?: LookUpTxt
  /** Which machines owners may have called; tests allow this one. */
  readonly outside?: OutsideRules
  /** More kinds of background work, which tests bring along. */
  readonly jobHandlers?: readonly JobHandler[]
}

export interface App {
  readonly server: FastifyInstance
  readonly endpoints: readonly Endpoint[]
  readonly accounts: Accounts
  readonly sites: Sites
  readonly templates: Templates
  /** Background work; it rests until it is started. */
  readonly worker: JobWorker
  /** The windows that follow a page. */
  readonly live: LiveHub
  /** Answers with the port. */
  listen(): Promise<number>
  /** Answers what is under way, takes nothing new. */
  close(): Promise<void>
}

/** All wiring in one place: each capability adds its calls and places here. */
export async function createApp(
  services: Services,
  browserAssets: BrowserAssets,
  options: AppOptions = {},
): Promise<App> {
  const { database, log, settings } = services
  const hosts = createHosts(services)
  const templates = createTemplates(options.templatesFolder ?? null)
  const passwords = createPasswords(options.hashCost)
  const verification = createEmailVerification(services)
  const accounts = createAccounts(services, passwords, verification)
  const handover = createHandover(services)
  const sites = createSites(services, templates, storeAsset)

  const siteData = createSiteDataSource(services)

  const webhooks = createWebhooks(services, options.outside ?? {})
  const jobHandlers: JobHandler[] = [
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
    ...(options.jobHandlers ?? []),
  ]
  const worker = createJobWorker(services, jobHandlers)
  const live = createLiveHub(services)
  const mailAnswers = createMailAnswers(services)

  const members = {
    sessions: createMemberSessions(services, passwords),
    joining: createMemberJoining(services, passwords),
    reset: createMemberReset(services, passwords),
  }

  const forms = createFormSource(services)
  const saver = createSubmissionSaver({
    services,
    forms,
    secret: createHostSecret(services, 'forms'),
    checkRecaptcha: createRecaptchaCheck(services, options.askRecaptcha ?? askRecaptcha),
  })

  const endpoints: Endpoint[] = [
    ...accountsEndpoints(services.settings, accounts, handover),
    ...tokenEndpoints(createTokens(services, accounts)),
    ...sitesEndpoints(sites),
    ...siteDocumentsEndpoints(createSiteDocuments(services)),
    ...consentEndpoints(createConsentRecord(services)),
    ...contributorsEndpoints(createContributors(services, siteData)),
    ...domainsEndpoints(createDomains(services, options.lookUpTxt ?? lookUpTxt)),
    ...pagesEndpoints({ ...services, passwords }),
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
    ...errorsEndpoints(services.log),
  ]

  const cache = createPageCache({
    database,
    fixedHeaders: Object.entries(securityHeaders(settings)).flat(),
    onError: (error) => log.error({ error: String(error) }, 'compressing a page failed'),
  })
  const renderer = createVisitRenderer(services, browserAssets)
  const visits = createVisits({ cache, siteData, renderer, database })
  const errorPages = createErrorPages(siteData, renderer)
  const lockedPages = createLockedPages({ lock: createPageLock(services, passwords), siteData, renderer })
  const places: Place[] = [
    ...healthPlaces(services),
    ...domainPlaces(hosts),
    ...apiDocsPlaces(settings, endpoints),
    ...accountPlaces(settings, accounts),
    ...passwordPlaces(settings, createPasswordReset(services, passwords)),
    ...emailPlaces(settings, verification),
    ...sitePlaces({ settings, sites, templates, handover, verification }),
    ...panelPlaces({ services, siteData, browserAssets }),
    ...previewPlaces({ services, siteData, browserAssets }),
    ...filePlaces(services),
    ...memberPlaces({ settings, siteData, renderer, ...members }),
    ...listPlaces({ answers: mailAnswers, siteData, renderer }),
    ...formPlaces({ forms, saver, siteData, renderer }),
    ...searchPlaces({ database, siteData, renderer }),
    ...publishedPlaces({ cache, visits, lockedPages, errorPages, log, settings }),
  ]

  const context: RequestContext = {
    services,
    hosts,
    limits: createRateLimits(services.now),
    routes: createRouteTable(),
    showFailure: createFailurePage(settings),
    findCaller: createCallerFinder(services),
    findMember: createMemberFinder(services),
  }
  const server = createHttpServer(services, context, cache.serve)
  mountEndpoints(server, endpoints, context)
  mountPlaces(server, places, context)
  if (options.browserFolder !== undefined) serveBuiltFiles(server, options.browserFolder)
  await server.ready()
  return {
    server,
    endpoints,
    accounts,
    sites,
    templates,
    worker,
    live,
    async listen() {
      await server.listen({ port: services.settings.PORT, host: services.settings.LISTEN_HOST })
      const address = server.server.address()
      return typeof address === 'object' && address !== null ? address.port : services.settings.PORT
    },
    async close() {
      cache.close()
      live.close()
      await server.close()
      await worker.stop()
      services.mail.transport.close()
    },
  }
}
