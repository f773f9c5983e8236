import { z } from 'zod'
import { experimentContext } from '../experiments/context'
import { pageTypes, splashTypes } from '../reference/pages'
import { siteStatuses, siteTypes, siteVersions } from '../reference/sites'

/** A missing or unreadable part reads as absent, so that it never stops the page's start-up. */
function optionalPart<T extends z.ZodType>(part: T) {
  return part.optional().catch(undefined)
}

/** Parts whose own capability checks them when it reads them. */
const settingsOfAnotherCapability = z.record(z.string(), z.unknown())

const website = z.object({
  id: z.string().min(1),
  identifier: optionalPart(z.string()),
  websiteType: optionalPart(z.enum(siteTypes)),
  siteStatus: optionalPart(z.object({ value: z.enum(siteStatuses) })),
  siteVersion: optionalPart(z.enum(siteVersions)),
  templateId: optionalPart(z.string()),
  locale: optionalPart(z.string()),
  builtInAddress: optionalPart(z.string()),
  /** Where owners sign in and work on the site. */
  panelAddress: optionalPart(z.string()),
  /** Where accounts are made. */
  platformAddress: optionalPart(z.string()),
  /** True for demo sites offered as starting points: their owners are not sent to the panel. */
  cloneable: optionalPart(z.boolean()),
})

const websiteSettings = z.object({
  disqusShortname: optionalPart(z.string()),
  commentsEnabled: optionalPart(z.boolean()),
  pinterestOverlayOptions: optionalPart(z.looseObject({ mode: z.string() })),
  popupOverlaySettings: optionalPart(settingsOfAnotherCapability),
  mobileInfoBarSettings: optionalPart(settingsOfAnotherCapability),
  typekitId: optionalPart(z.string()),
  escapeToLogin: optionalPart(z.boolean()),
})

const storeSettings = z.object({
  expressCheckout: optionalPart(z.boolean()),
  measurementStandard: optionalPart(z.int()),
  selectedCurrency: optionalPart(z.string()),
})

const typekitFont = z.object({ id: z.string(), variations: z.array(z.string()) })

/** A bundle's addresses, by bundle name. */
const rollup = z.object({ js: z.array(z.string()).default([]), css: z.array(z.string()).default([]) })

/** Everything a page knows about itself when it starts; it travels as JSON beside the markup. */
export const siteContext = z.object({
  website,
  pageType: z.enum(pageTypes),
  /** Of pages that stand for a whole site. */
  splashType: optionalPart(z.enum(splashTypes)),
  websiteSettings: optionalPart(websiteSettings),
  storeSettings: optionalPart(storeSettings),
  developerMode: optionalPart(z.boolean()),
  /** Template style values by name. */
  tweakJSON: optionalPart(z.record(z.string(), z.unknown())),
  authenticatedAccount: optionalPart(z.looseObject({ id: z.string().min(1) })),
  /** The authenticated account's role numbers on this site. */
  websiteRoles: optionalPart(z.array(z.int())),
  collection: optionalPart(z.looseObject({ id: z.string(), typeName: optionalPart(z.string()) })),
  item: optionalPart(z.looseObject({ id: z.string() })),
  cookieSettings: optionalPart(settingsOfAnotherCapability),
  /** The template's sample collections, shown while a trial site has no content of its own. */
  demoCollections: optionalPart(z.array(z.looseObject({ id: z.string() }))),
  showAnnouncementBar: optionalPart(z.boolean()),
  rollups: optionalPart(z.record(z.string(), rollup)),
  /** Family names of hosted web fonts. */
  googleFonts: optionalPart(z.array(z.string())),
  typekitFonts: optionalPart(z.record(z.string(), typekitFont)),
  /** What scripts of the page say, by area. */
  texts: optionalPart(settingsOfAnotherCapability),
  /** Experiments that run on the site, by name. */
  experiments: optionalPart(z.record(z.string(), experimentContext)),
})
export type SiteContext = z.infer<typeof siteContext>
