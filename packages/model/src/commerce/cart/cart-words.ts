import type { VisitorTexts } from '../../visitor-texts/visitor-texts'

export type CartTexts = VisitorTexts['cart']
export type CartChangeName = 'add' | 'quantity' | 'remove' | 'pricing'

/** Two lines for a change of the cart that did not go through. */
export function describeCartFailure(
  change: CartChangeName,
  { isOffline, failures }: { isOffline: boolean; failures: CartTexts['failures'] },
): { title: string; advice: string } {
  return { title: failures[change], advice: isOffline ? failures.offline : failures.tryAgain }
}
