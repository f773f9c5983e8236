import { popupFormId } from '@sitewright/model/forms/find-forms'
import { api } from '@sitewright/model/routes/api'
import { richTextOf } from '@sitewright/model/text/rich-text'

/** Where another front end of the walked store is. */
export const walkedOrigin = 'https://front.example'

/** Each document of a site with everything in it switched on, so that each of its settings can show what it does. */
export function facesOfDocuments(files: { pictureId: string; homepageId: string; listId: string }) {
  const letters = {
    name: 'Letters',
    fields: [{ type: 'email', id: 'email', title: 'Email', required: true }],
    captcha: 'none',
    storage: { listId: files.listId },
  }
  const settings = {
    title: 'Harbour & Kiln',
    tagline: 'Pots by hand',
    logoId: files.pictureId,
    faviconId: files.pictureId,
    socialImageId: files.pictureId,
    homepageId: files.homepageId,
    socialAccounts: [{ network: 'instagram', address: 'https://social.example/kiln' }],
  }
  const banner = {
    isCookieBannerEnabled: true,
    cookieBannerText: 'We bake cookies.',
    cookieBannerCtaText: 'Yes',
    cookieBannerOptOutCtaText: 'No',
    cookieBannerTheme: 'dark',
    cookieBannerCtaVariant: 'button',
    cookieBannerAcceptType: 'opt-in-and-out',
  }
  const selling = {
    takesTestCards: true,
    manualPayment: { isOn: true, name: 'Bank transfer', instructions: 'IBAN DE00 1234' },
  }
  const mail = { subject: 'Order {number}', heading: 'Hello', opening: 'How kind.' }
  const popup = { isEnabled: true, title: 'Sale', text: richTextOf('All week') }
  return {
    settings: { path: api.siteSettings, faces: [settings, { ...settings, description: 'All about pots' }] },
    styles: { path: api.siteStyles, faces: [{}] },
    'header-footer': {
      path: api.siteHeaderFooterDocument,
      faces: [{ header: { button: { text: 'Visit', href: '/about' }, parts: { social: true } } }],
    },
    'url-mappings': { path: api.urlMappings, faces: [{ lines: '/old -> /about 301' }] },
    'cookie-banner': {
      path: api.cookieBanner,
      faces: [
        { ...banner, cookieBannerVariant: 'bar', cookieBannerPosition: 'top' },
        { ...banner, cookieBannerVariant: 'bar', cookieBannerPosition: 'bottom' },
        { ...banner, cookieBannerVariant: 'popup', cookieBannerPosition: 'top-left' },
      ],
    },
    popup: {
      path: api.popup,
      formId: popupFormId,
      faces: [
        { ...popup, button: { text: 'See it', href: '/about' } },
        { ...popup, trigger: { kind: 'scroll', percent: 50 }, form: letters },
      ],
    },
    announcement: {
      path: api.announcement,
      faces: [{ isEnabled: true, text: richTextOf('Open on Sunday'), href: '/about' }],
    },
    'mobile-info-bar': {
      path: api.mobileInfoBar,
      faces: [{ isEnabled: true, email: 'a@b.example', phone: '12', address: 'Quay 1', hours: 'Always' }],
    },
    badges: { path: api.badges, faces: [{}] },
    store: {
      path: api.storeSettings,
      faces: [
        { selectedCurrency: 'USD', minimumSubtotalCents: 5000, storefrontOrigins: [walkedOrigin] },
        {
          selectedCurrency: 'USD',
          checkout: { ...selling, fields: [{ name: 'Gift message' }] },
          mails: { confirmation: mail, shipped: mail, refunded: mail, canceled: mail },
        },
      ],
    },
    authors: {
      path: api.authors,
      faces: [
        {
          authors: [
            {
              id: '1'.repeat(24),
              name: 'Ines',
              slug: 'ines',
              bio: 'Mixes the glazes',
              pictureId: files.pictureId,
              links: [{ label: 'Letters', href: 'https://letters.example/' }],
            },
          ],
        },
      ],
    },
    members: { path: api.memberSettings, faces: [{ allowSignUp: true }] },
  }
}
