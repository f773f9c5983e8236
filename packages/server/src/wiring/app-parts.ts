import { createHandover } from '../features/accounts/handover'
import { createPasswords } from '../features/accounts/passwords'
import { createAccounts } from '../features/accounts/service'
import { createEmailVerification } from '../features/accounts/verify-email'
import { storeAsset } from '../features/assets/take-in'
import { lookUpTxt } from '../features/domains/look-up-txt'
import { createFormSource } from '../features/forms/form-source'
import { createHostSecret } from '../features/forms/host-secret'
import { askRecaptcha, createRecaptchaCheck } from '../features/forms/recaptcha'
import { createSubmissionSaver } from '../features/forms/save-submission'
import { createWebhooks } from '../features/forms/webhook'
import { createMailAnswers } from '../features/lists/answer-mail'
import { createLiveHub } from '../features/live/live-hub'
import { createMemberJoining } from '../features/members/join'
import { createMemberReset } from '../features/members/reset'
import { createMemberSessions } from '../features/members/sessions'
import { createTemplates } from '../features/sites/load-template'
import { createSites } from '../features/sites/service'
import { createHosts } from '../hosts/resolve-host'
import { createSiteDataSource } from '../render/site-data'
import type { Services } from '../services'
import type { AppOptions } from './app-options'
import { collectJobHandlers } from './job-handlers'

/** What more than one capability needs, each made once. */
export function createAppParts(services: Services, options: AppOptions) {
  const templates = createTemplates(options.templatesFolder ?? null)
  const passwords = createPasswords(options.hashCost)
  const verification = createEmailVerification(services)
  const siteData = createSiteDataSource(services)
  const webhooks = createWebhooks(services, options.outside ?? {})
  const forms = createFormSource(services)
  return {
    services,
    hosts: createHosts(services),
    templates,
    passwords,
    verification,
    accounts: createAccounts(services, passwords, verification),
    handover: createHandover(services),
    sites: createSites(services, templates, storeAsset),
    siteData,
    webhooks,
    jobHandlers: [...collectJobHandlers({ services, siteData, webhooks }), ...(options.jobHandlers ?? [])],
    live: createLiveHub(services),
    mailAnswers: createMailAnswers(services),
    members: {
      sessions: createMemberSessions(services, passwords),
      joining: createMemberJoining(services, passwords),
      reset: createMemberReset(services, passwords),
    },
    forms,
    saver: createSubmissionSaver({
      services,
      forms,
      secret: createHostSecret(services, 'forms'),
      checkRecaptcha: createRecaptchaCheck(services, options.askRecaptcha ?? askRecaptcha),
    }),
    lookUpTxt: options.lookUpTxt ?? lookUpTxt,
  }
}

export type AppParts = ReturnType<typeof createAppParts>
