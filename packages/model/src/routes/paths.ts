import { formAddresses } from './form-addresses'

/** Addresses that people open, beside the pages that owners make. */
export const paths = {
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
  /** Where the link of an invitation to work on a site leads. */
  platformInvitation: '/invitation',
  platformLogout: '/logout',
  templatePreview: '/templates/:name/preview',

  config: '/config/',
  configLogin: '/config/login',
  /** On the panel's address: gives the browser a code for the site that asked for it. */
  configHandOver: '/config/hand-over',
  /** On the site's built-in address: takes the code, and knows from then on that the browser belongs to a contributor. */
  configEnter: '/config/enter',
  /** Leads to the site itself, which then knows that this browser belongs to somebody who works on it. */
  configVisit: '/config/visit',
  configLogout: '/config/logout',
  /** The draft of one page as the panel's frame shows it. */
  configFrame: '/config/frame/:pageId',

  /** The draft of one page for whoever has the link. */
  draftPreview: '/_preview/:token',

  /** One block drawn anew. */
  widgetRendering: '/api/widget/GetWidgetRendering',

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

  /** The cart of a store; forms that change it are posted here. */
  cart: '/cart',
  /** Every product for merchants, in the format of Google. */
  storeFeed: '/store.xml',
  /** Opens the checkout of the visitor's cart and leads there. */
  gotoCheckout: '/commerce/goto-checkout',
  checkout: '/checkout',
  /** Where the form of a sold-out variant is posted to, and where its email leads to stop; the last takes one-click requests too. */
  restock: '/commerce/restock',
  restockStop: '/commerce/restock/stop',
  restockStopLink: '/commerce/restock/stop/:code',
  /** Where comments of visitors are posted, liked, answered and read on, and where their emails lead to stop. */
  commentPost: '/_comments/post/:itemId',
  commentLike: '/_comments/like/:commentId',
  commentReply: '/_comments/reply/:commentId',
  commentsMore: '/_comments/of/:itemId',
  commentsStop: '/_comments/stop',
  commentsStopLink: '/_comments/stop/:code',
  /** An order for whoever has its link. */
  placedOrder: '/order/:orderId/:token',
  /** Where a customer pays what the store prepared for them. */
  draftOrder: '/pay/:draftId/:token',
  /** A file that somebody bought, for whoever has its link. */
  download: '/download/:downloadId/:token',
  /** Where a buyer pays by Stripe. */
  stripePayment: '/checkout/stripe/:paymentId',
  /** Where Stripe tells of payments. */
  stripeEvents: '/_stripe/events',
  /** Where a test card asks whether it is you, in the place of a bank. */
  testPayment: '/checkout/test-payment/:paymentId',

  file: '/s/:assetId/:name',
  builtAsset: '/_sitewright/:file',

  health: '/healthz',
  ready: '/readyz',
  knownDomain: '/domains/known',
  sitemap: '/sitemap.xml',
  /** Of a site with more addresses than one sitemap may hold. */
  sitemapPart: '/sitemap/:part',
  /** Leads to the feed of the site's blog. */
  feed: '/feed',
  robots: '/robots.txt',
  /** Asked for by programs that read no page: those name their icon themselves. */
  favicon: '/favicon.ico',
  /** What a browser shows of the site on a home screen. */
  manifest: '/site.webmanifest',
} as const
