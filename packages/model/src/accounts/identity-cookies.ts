export const identityCookies = {
  /** The anti-forgery token. */
  crumb: 'crumb',
  /** This browser belongs to somebody who works on the site. */
  isMarked: 'isContributor',
  cart: 'CART',
  hasCart: 'hasCart',
  /** What opens the orders that a store prepared for this visitor. */
  draftOrders: 'draftOrders',
  siteUserInfo: 'SiteUserInfo',
  locked: 'Locked',
  /** An opaque id of the last signed-in account: it fills in the login email and is never a credential. */
  lastIdentity: 'lastIdentity',
  /** Present in the mobile app: the preview has no device frame and fills the window. */
  mobileAppPreview: 'mobileAppPreview',
} as const
