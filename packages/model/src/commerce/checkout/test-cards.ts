import type { VisitorTexts } from '../../visitor-texts/visitor-texts'
import type { PaymentFailure } from './payment'

export interface TestCard {
  readonly state: 'captured' | 'action' | 'failed'
  readonly failure?: PaymentFailure
  /** The bank takes the money back later. */
  readonly isDisputedLater?: boolean
  /** What it is for, to whoever tries the checkout. */
  readonly kind: keyof VisitorTexts['checkout']['testCard']['cards']
}

/** What the test provider takes, by its number. Any other number is that of no card. */
export const testCards: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { state: 'captured', kind: 'paid' },
  '4000000000000002': { state: 'failed', failure: 'declined', kind: 'declined' },
  '4000000000009995': { state: 'failed', failure: 'insufficient-funds', kind: 'insufficientFunds' },
  '4000002500003155': { state: 'action', kind: 'asks' },
  '4000000000000259': { state: 'captured', isDisputedLater: true, kind: 'disputedLater' },
}
