import {
  cookieBannerAcceptTypes,
  cookieBannerCtaVariants,
  cookieBannerThemes,
  cookieBannerVariants,
} from './cookie-banner-choices'
import { chooseBannerPosition } from './cookie-banner-position'
import type { CookieBannerSettings } from './cookie-banner-settings'

export const defaultCookieBannerText =
  'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.'
export const defaultAcceptText = 'Accept'
export const defaultDeclineText = 'Decline'

function readText(value: unknown, fallback: string): string {
  return typeof value === 'string' && value.trim() !== '' ? value : fallback
}

function hasWords(markup: string): boolean {
  return markup.replace(/<[^<>]*>/g, '').replace(/&nbsp;|&#160;|&#xa0;|\s/gi, '') !== ''
}

function readBannerText(value: unknown): string {
  return typeof value === 'string' && hasWords(value) ? value : defaultCookieBannerText
}

function readChoice<const T extends string>(choices: readonly T[], value: unknown, fallback: T): T {
  return choices.find((choice) => choice === value) ?? fallback
}

export type CookieBanner = ReturnType<typeof readCookieBanner>

/** What a banner is drawn from: every missing or invalid setting replaced by its default. */
export function readCookieBanner(settings: Partial<CookieBannerSettings>) {
  const variant = readChoice(cookieBannerVariants, settings.cookieBannerVariant, 'bar')
  const acceptType = readChoice(cookieBannerAcceptTypes, settings.cookieBannerAcceptType, 'opt-in')
  return {
    text: readBannerText(settings.cookieBannerText),
    acceptText: readText(settings.cookieBannerCtaText, defaultAcceptText),
    declineText: readText(settings.cookieBannerOptOutCtaText, defaultDeclineText),
    theme: readChoice(cookieBannerThemes, settings.cookieBannerTheme, 'dark'),
    ctaVariant: readChoice(cookieBannerCtaVariants, settings.cookieBannerCtaVariant, 'icon'),
    variant,
    acceptType,
    position: chooseBannerPosition(variant, settings.cookieBannerPosition),
    controls: acceptType === 'opt-in-and-out' ? (['accept', 'decline'] as const) : (['accept'] as const),
  }
}
