import type { PaymentFailure, PaymentProviderName } from '@sitewright/model/commerce/checkout/payment'
import type { Money } from '@sitewright/model/commerce/money/money'

/** Money that is asked for. Its payment's id is what the provider knows it by: asked for twice, it is charged once. */
export interface Charge {
  readonly websiteId: string
  readonly paymentId: string
  readonly amount: Money
}

/** How a charge stands with the provider, whoever asks and when. */
export type ChargeReport =
  /** It was never asked for. */
  | { readonly state: 'unknown' }
  | { readonly state: 'pending' }
  /** The buyer must confirm it at this address of the site. */
  | {
      readonly state: 'action'
      readonly address: string /** Of the last try. */
      readonly failure: PaymentFailure | null
    }
  /** Promised, and not there yet. */
  | { readonly state: 'authorized' }
  | { readonly state: 'captured'; readonly reference: string; readonly dispute: 'open' | 'won' | 'lost' | null }
  | { readonly state: 'failed'; readonly failure: PaymentFailure }

export interface GivenBack {
  readonly websiteId: string
  readonly refundId: string
  readonly paymentId: string
  readonly amount: Money
}

/**
 * Whoever moves the money. Every call may be repeated and comes to the same end; what cannot be told now is thrown, and asked
 * again. None of them is called inside of a transaction.
 */
export interface PaymentProvider {
  /** `instrument`: what the buyer pays with, such as the number of a test card. */
  start(charge: Charge, instrument: string): Promise<ChargeReport>
  read(charge: Charge): Promise<ChargeReport>
  /** From now on it cannot be paid any more, unless it has been: the report tells. */
  cancel(charge: Charge, why: 'expired' | 'canceled'): Promise<ChargeReport>
  /** False when the provider refuses for good. */
  refund(back: GivenBack): Promise<{ readonly isDone: boolean; readonly reference: string }>
}

/** What a provider tells by itself. It says that something happened; what holds now is asked of the provider then. */
export interface PaymentEvent {
  readonly websiteId: string
  readonly provider: PaymentProviderName
  /** The provider's own name for it: told again, it counts once. */
  readonly eventId: string
  readonly paymentId: string
  readonly kind: string
}

export type PaymentProviders = Readonly<Record<PaymentProviderName, PaymentProvider>>
