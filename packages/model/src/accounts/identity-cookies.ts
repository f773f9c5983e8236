export const identityCookies = {
  /** The anti-forgery token. */
  crumb: 'crumb',
  cart: 'CART',
  hasCart: 'hasCart',
  siteUserInfo: 'SiteUserInfo',
  locked: 'Locked',
  /** An opaque id of the last signed-in account: it fills in the login e-mail and is never a credential. */
  lastIdentity: 'lastIdentity',
  /** Present in the mobile app: the preview has no device frame and fills the window. */
  mobileAppPreview: 'mobileAppPreview',
} as const
