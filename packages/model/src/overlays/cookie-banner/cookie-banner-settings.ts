import { z } from 'zod'
import {
  cookieBannerAcceptTypes,
  cookieBannerCtaVariants,
  cookieBannerThemes,
  cookieBannerVariants,
} from './cookie-banner-choices'
import { barPositions, popupPositions } from './cookie-banner-position'

/** Stored settings. Texts, choices and positions are kept as found; `readCookieBanner` mends them when read. */
export const cookieBannerSettings = z.object({
  isCookieBannerEnabled: z.boolean().default(false),
  cookieBannerText: z.unknown().optional(),
  cookieBannerCtaText: z.unknown().optional(),
  cookieBannerOptOutCtaText: z.unknown().optional(),
  cookieBannerPosition: z.unknown().optional(),
  cookieBannerTheme: z.unknown().optional(),
  cookieBannerVariant: z.unknown().optional(),
  cookieBannerCtaVariant: z.unknown().optional(),
  cookieBannerAcceptType: z.unknown().optional(),
  isRestrictiveCookiePolicyAbsolute: z.boolean().default(false),
  isRestrictiveCookiePolicyEnabled: z.boolean().default(false),
})
export type CookieBannerSettings = z.infer<typeof cookieBannerSettings>

const buttonText = z.string().max(60).optional()

/** What an owner may store. A position of the other variant is kept, so that switching back loses nothing. */
export const cookieBannerDocument = z.strictObject({
  ...cookieBannerSettings.shape,
  cookieBannerText: z.string().max(4000).optional(),
  cookieBannerCtaText: buttonText,
  cookieBannerOptOutCtaText: buttonText,
  cookieBannerPosition: z.enum([...barPositions, ...popupPositions]).optional(),
  cookieBannerTheme: z.enum(cookieBannerThemes).optional(),
  cookieBannerVariant: z.enum(cookieBannerVariants).optional(),
  cookieBannerCtaVariant: z.enum(cookieBannerCtaVariants).optional(),
  cookieBannerAcceptType: z.enum(cookieBannerAcceptTypes).optional(),
})
export type CookieBannerDocument = z.infer<typeof cookieBannerDocument>
