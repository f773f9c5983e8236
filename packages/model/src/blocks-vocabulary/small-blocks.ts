import { z } from 'zod'

/** Enter and Space. */
const activatingKeyCodes: readonly number[] = [13, 32]

export function activatesDonation(keyCode: number): boolean {
  return activatingKeyCodes.includes(keyCode)
}

export const noDonationButtonWarning = 'No button found inside donation node'

/** A member area's two billing choices; exactly one is shown, the first on load. */
export const pricingOptions = [0, 1] as const
export type PricingOption = (typeof pricingOptions)[number]

export function listPricingVisibility(chosen: PricingOption): [boolean, boolean] {
  return [chosen === 0, chosen === 1]
}

export function followButtonText(username: string): string {
  return `Follow @${username.replace(/^@/, '')}`
}

export const followScriptTimeoutMs = 10_000

export const foodOrderingLink = z.object({
  serviceId: z.string().max(60),
  displayName: z.string().max(200),
  linkTitle: z.string().max(200).default('Order Now'),
  slug: z.string().max(200),
})
export type FoodOrderingLink = z.infer<typeof foodOrderingLink>

/** The comments-count script needs both: comments that are on, and whose they are. */
export function needsCommentsCount(settings: {
  commentsEnabled?: boolean | undefined
  disqusShortname?: string | undefined
}): boolean {
  return settings.commentsEnabled === true && (settings.disqusShortname ?? '') !== ''
}

export const tableBookingPreviewText = 'Preview Only - Please log out of your account in order to use the block.'

/** What using the booking block tells somebody who is signed in to the site, or null for visitors. */
export function describeTableBookingUse(isSignedIn: boolean): string | null {
  return isSignedIn ? tableBookingPreviewText : null
}

export const pinterestModes = ['disabled', 'hover', 'always'] as const
