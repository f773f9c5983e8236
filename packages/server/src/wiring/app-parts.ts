import { createMarks } from '../features/accounts/marks'
import { createAccounts } from '../features/accounts/service'
import { createEmailVerification } from '../features/accounts/verify-email'
import { storeAsset } from '../features/assets/intake/take-in'
import { createItemShelving } from '../features/collections/window/fill-item-shelves'
import { commentMailHandlers, createCommentMails } from '../features/comments/comment-mails'
import { createModeration } from '../features/comments/moderate'
import { createComments } from '../features/comments/post-comment'
import { createCarts } from '../features/commerce/cart/carts'
import { createMemberCarts } from '../features/commerce/cart/member-cart'
import { storeWebhookHandlers } from '../features/commerce/webhooks/job-handlers'
import { createStoreWebhooks } from '../features/commerce/webhooks/service'
import { createInvitations } from '../features/contributors/invitations'
import { lookUpTxt } from '../features/domains/look-up-txt'
import { createFormSource } from '../features/forms/definitions/form-source'
import { createWebhooks } from '../features/forms/delivery/webhook'
import { createHostSecret } from '../features/forms/submit/host-secret'
import { askRecaptcha, createRecaptchaCheck } from '../features/forms/submit/recaptcha'
import { createSubmissionSaver } from '../features/forms/submit/save-submission'
import { createMailAnswers } from '../features/lists/subscribing/answer-mail'
import { createLiveHub } from '../features/live/live-hub'
import { createMemberJoining } from '../features/members/joining/join'
import { createMemberReset } from '../features/members/joining/reset'
import { createMemberSessions } from '../features/members/sessions/sessions'
import { createPageLock } from '../features/published/page-lock'
import { createSiteGate } from '../features/published/site-gate'
import { createTemplates } from '../features/sites/load-template'
import { createSites } from '../features/sites/service'
import { createHosts } from '../hosts/resolve-host'
import { createSiteDataSource } from '../render/site-data'
import { createPasswords } from '../security/passwords'
import type { Services } from '../services/services'
import type { AppOptions } from './app-options'
import { createSelling } from './create-selling'
import { createStoreFilling } from './create-store-filling'
import { collectJobHandlers } from './job-handlers'

/** What more than one capability needs, each made once. */
export function createAppParts(services: Services, options: AppOptions) {
  const templates = createTemplates(options.templatesFolder ?? null)
  const passwords = createPasswords(options.hashCost)
  const verification = createEmailVerification(services)
  const siteData = createSiteDataSource(services)
  const webhooks = createWebhooks(services, options.outside ?? {})
  const forms = createFormSource(services)
  const lock = createPageLock(services, passwords)
  const marks = createMarks(services)
  const selling = createSelling(services, siteData)
  const readFormSecret = createHostSecret(services, 'forms')
  const webhookParts = { services, sealed: selling.sealed, rules: options.outside ?? {} }
  return {
    services,
    hosts: createHosts(services),
    templates,
    passwords,
    verification,
    accounts: createAccounts(services, passwords, verification),
    invitations: createInvitations(services, verification),
    marks,
    gate: createSiteGate({ marks, lock }),
    sites: createSites(services, { templates, storeAsset, fillStore: createStoreFilling(services, siteData, lock) }),
    siteData,
    fillItemShelves: createItemShelving(services),
    webhooks,
    jobHandlers: [
      ...collectJobHandlers({ services, siteData, webhooks, outside: options.outside ?? {} }),
      ...selling.jobHandlers,
      ...storeWebhookHandlers(webhookParts),
      ...commentMailHandlers({ services, siteData, sealed: selling.sealed }),
      ...(options.jobHandlers ?? []),
    ],
    live: createLiveHub(services),
    mailAnswers: createMailAnswers(services),
    members: {
      sessions: createMemberSessions(services, passwords),
      joining: createMemberJoining(services, passwords),
      reset: createMemberReset(services, passwords),
      belongings: createMemberCarts(services),
    },
    lock,
    carts: createCarts(services, siteData, lock),
    selling,
    storeWebhooks: createStoreWebhooks(webhookParts),
    forms,
    saver: createSubmissionSaver({
      services,
      forms,
      secret: readFormSecret,
      recaptcha: createRecaptchaCheck(services, options.askRecaptcha ?? askRecaptcha),
    }),
    commenting: {
      comments: createComments({ services, siteData, secret: readFormSecret, lock }),
      moderation: createModeration({ services, siteData }),
      mails: createCommentMails({ services, siteData, sealed: selling.sealed }),
    },
    lookUpTxt: options.lookUpTxt ?? lookUpTxt,
  }
}

export type AppParts = ReturnType<typeof createAppParts>
