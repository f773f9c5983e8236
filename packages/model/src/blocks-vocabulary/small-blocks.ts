/** Enter and Space. */
const activatingKeyCodes: readonly number[] = [13, 32]

export function activatesDonation(keyCode: number): boolean {
  return activatingKeyCodes.includes(keyCode)
}

/** A member area's two billing choices; exactly one is shown, the first on load. */
export const pricingOptions = [0, 1] as const
export type PricingOption = (typeof pricingOptions)[number]

export function listPricingVisibility(chosen: PricingOption): [boolean, boolean] {
  return [chosen === 0, chosen === 1]
}

/** The comments-count script needs both: comments that are on, and whose they are. */
export function needsCommentsCount(settings: {
  commentsEnabled?: boolean | undefined
  disqusShortname?: string | undefined
}): boolean {
  return settings.commentsEnabled === true && (settings.disqusShortname ?? '') !== ''
}
