import { formAddresses } from './form-addresses'

/** Addresses that people open, beside the pages that owners make. */
export const places = {
  platformHome: '/',
  platformSignup: '/signup',
  platformLogin: '/login',
  platformSites: '/sites',
  platformNewSite: '/sites/new',
  platformOpenSite: '/sites/open',
  platformForgotPassword: '/password/forgot',
  platformNewPassword: '/password/new',
  platformConfirmEmail: '/email/confirm',
  platformSendConfirmation: '/email/send',
  platformLogout: '/logout',
  templatePreview: '/templates/:name/preview',

  config: '/config/',
  configLogin: '/config/login',
  /** Turns a one-time code from the platform's address into a session of the site's built-in address. */
  configEnter: '/config/enter',
  /** The draft of one page as the panel's frame shows it. */
  configFrame: '/config/frame/:pageId',

  /** The draft of one page for whoever has the link. */
  draftPreview: '/_preview/:token',

  /** Where a form is posted to where no script runs. */
  formPost: formAddresses.post,

  /** Where mails to subscribers lead. The last takes the one-click requests of mail programs too. */
  newsletterConfirm: '/_newsletter/confirm',
  newsletterLeave: '/_newsletter/unsubscribe',
  newsletterLeaveLink: '/_newsletter/unsubscribe/:code',

  /** Where members of a site come in, go out and look after themselves. */
  memberAccount: '/account',
  memberLogin: '/account/login',
  memberLogout: '/account/logout',
  memberJoin: '/account/join',
  memberConfirm: '/account/confirm',
  memberReset: '/account/reset',
  memberPassword: '/account/password',

  file: '/s/:assetId/:name',
  builtAsset: '/_sitewright/:file',

  health: '/healthz',
  ready: '/readyz',
  knownDomain: '/domains/known',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  /** Asked for by programs that read no page: those name their icon themselves. */
  favicon: '/favicon.ico',
} as const
