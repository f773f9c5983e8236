export const emptyCartText = 'You have nothing in your shopping cart.'
export const continueShoppingText = 'Continue Shopping'

const failureTitles = { quantity: 'Unable to update quantity', remove: 'Unable to remove item' } as const

/** Two lines for a change of the cart that did not go through. */
export function describeCartFailure(
  change: keyof typeof failureTitles,
  { isOffline }: { isOffline: boolean },
): { title: string; advice: string } {
  return {
    title: failureTitles[change],
    advice: isOffline ? 'Please check your internet connection.' : 'Please try again.',
  }
}
