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
/** Where the site waits for the answer, nobody agrees by using it. */
export const waitingCookieBannerText =
  'We would like to use cookies that measure visits and show content from other sites. They are only set if you accept. You can change your choice at any time.'
export const defaultAcceptText = 'Accept'
export const defaultDeclineText = 'Decline'

function readText(value: unknown, fallback: string): string {
  return typeof value === 'string' && value.trim() !== '' ? value : fallback
}

function hasWords(markup: string): boolean {
  return markup.replace(/<[^<>]*>/g, '').replace(/&nbsp;|&#160;|&#xa0;|\s/gi, '') !== ''
}

function readBannerText(value: unknown, fallback: string): string {
  return typeof value === 'string' && hasWords(value) ? value : fallback
}

function readChoice<const T extends string>(choices: readonly T[], value: unknown, fallback: T): T {
  return choices.find((choice) => choice === value) ?? fallback
}

export type CookieBanner = ReturnType<typeof readCookieBanner>

/**
 * What a banner is drawn from: every missing or invalid setting replaced by its default. Where the site waits for consent
 * both answers are offered, in words and alike, whatever was stored.
 */
export function readCookieBanner(settings: Partial<CookieBannerSettings>) {
  const waits = settings.isRestrictiveCookiePolicyEnabled === true
  const variant = readChoice(cookieBannerVariants, settings.cookieBannerVariant, 'bar')
  const ctaVariant = readChoice(cookieBannerCtaVariants, settings.cookieBannerCtaVariant, 'icon')
  const acceptType = waits
    ? 'opt-in-and-out'
    : readChoice(cookieBannerAcceptTypes, settings.cookieBannerAcceptType, 'opt-in')
  return {
    text: readBannerText(settings.cookieBannerText, waits ? waitingCookieBannerText : defaultCookieBannerText),
    acceptText: readText(settings.cookieBannerCtaText, defaultAcceptText),
    declineText: readText(settings.cookieBannerOptOutCtaText, defaultDeclineText),
    theme: readChoice(cookieBannerThemes, settings.cookieBannerTheme, 'dark'),
    ctaVariant: waits && ctaVariant === 'icon' ? 'button' : ctaVariant,
    variant,
    acceptType,
    position: chooseBannerPosition(variant, settings.cookieBannerPosition),
    controls: acceptType === 'opt-in-and-out' ? (['accept', 'decline'] as const) : (['accept'] as const),
  }
}
