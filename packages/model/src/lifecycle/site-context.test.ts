import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SiteContext, siteContext } from './site-context'

const fullContext = {
  website: { id: 'w1', identifier: 'daisy', websiteType: 1, siteStatus: { value: 8 } },
  pageType: 2,
  websiteSettings: {
    disqusShortname: 'daisy-talk',
    commentsEnabled: true,
    pinterestOverlayOptions: { mode: 'disabled' },
    popupOverlaySettings: { version: 3 },
    mobileInfoBarSettings: { style: 1 },
    typekitId: 'abc1def',
  },
  storeSettings: { expressCheckout: true, measurementStandard: 2 },
  developerMode: false,
  tweakJSON: { headerHeight: '80px' },
  authenticatedAccount: { id: 'a1' },
  websiteRoles: [1],
  collection: { id: 'c1' },
  item: { id: 'i1' },
  cookieSettings: { isCookieBannerEnabled: true },
  demoCollections: [{ id: 'c9' }],
  showAnnouncementBar: true,
  rollups: { commerce: { js: ['/a.js'], css: ['/a.css'] } },
  googleFonts: ['Lora'],
  typekitFonts: { 'proxima-nova': { id: 'vcsm', variations: ['n4', 'i4'] } },
} satisfies SiteContext

test('[LIFE-034] the site context supplies every documented part', () => {
  expect(siteContext.parse(fullContext)).toEqual(fullContext)
})

test('[LIFE-035] store settings carry expressCheckout and measurementStandard', () => {
  expect(siteContext.parse(fullContext).storeSettings).toEqual({ expressCheckout: true, measurementStandard: 2 })
})

test('[LIFE-036] website settings carry comments, overlay, info bar and font settings', () => {
  expect(siteContext.parse(fullContext).websiteSettings).toEqual(fullContext.websiteSettings)
})

test('[LIFE-037] Typekit fonts are keyed by name, each with an id and variations', () => {
  expect(siteContext.parse(fullContext).typekitFonts?.['proxima-nova']).toEqual({
    id: 'vcsm',
    variations: ['n4', 'i4'],
  })
})

test('[LIFE-034] only the website id and the page type are needed', () => {
  expect(siteContext.safeParse({ website: { id: 'w1' }, pageType: 100 }).success).toBe(true)
  expect(siteContext.safeParse({ website: {}, pageType: 100 }).success).toBe(false)
  expect(siteContext.safeParse({ website: { id: 'w1' } }).success).toBe(false)
  expect(siteContext.safeParse({ website: { id: 'w1' }, pageType: 4 }).success).toBe(false)
})

test('[LIFE-034] an unreadable optional part reads as absent and never stops the start-up', () => {
  const optionalParts = Object.keys(fullContext).filter((part) => part !== 'website' && part !== 'pageType')
  fc.assert(
    fc.property(fc.constantFrom(...optionalParts), fc.anything(), (part, value) => {
      expect(siteContext.safeParse({ ...fullContext, [part]: value }).success).toBe(true)
    }),
    { numRuns: 100 },
  )
})
