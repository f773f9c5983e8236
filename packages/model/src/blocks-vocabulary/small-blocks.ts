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
