import type { RefusalReason } from '@sitewright/model/commerce/money/totals'
import { hasBuyGet } from './buy-and-get'
import { isInScope } from './discount-scope'
import type { JudgedDiscount, TotalsEntry, TotalsInput } from './totals-input'

type Cart = Pick<TotalsInput, 'entries' | 'customer'> & { readonly subtotalCents: number }

/** Why a discount does not apply to a cart by itself, or null when it does. */
export function judgeDiscount(discount: JudgedDiscount, cart: Cart): RefusalReason | null {
  return (
    judgeState(discount) ??
    judgeCustomer(discount, cart.customer) ??
    judgeContent(discount, cart.entries) ??
    judgeMinimum(discount, cart.subtotalCents)
  )
}

const stateReasons = {
  active: null,
  scheduled: 'not-started',
  expired: 'expired',
  'used-up': 'used-up',
  off: 'unknown',
} as const satisfies Record<JudgedDiscount['state'], RefusalReason | null>

function judgeState({ state, oncePerCustomer, usesByCustomer }: JudgedDiscount): RefusalReason | null {
  return stateReasons[state] ?? (oncePerCustomer && usesByCustomer > 0 ? 'used-by-customer' : null)
}

function judgeCustomer({ customers }: JudgedDiscount, customer: Cart['customer']): RefusalReason | null {
  if (customers.kind === 'members') return customer.isMember ? null : 'members-only'
  if (customers.kind === 'everyone') return null
  if (customer.email === null) return 'email-needed'
  return customers.emails.includes(customer.email.toLowerCase()) ? null : 'not-for-customer'
}

function judgeContent({ effect }: JudgedDiscount, entries: readonly TotalsEntry[]): RefusalReason | null {
  if (effect.kind === 'free-delivery')
    return entries.some(({ requiresDelivery }) => requiresDelivery) ? null : 'nothing-to-deliver'
  const has =
    effect.kind === 'buy-get'
      ? hasBuyGet(effect, entries)
      : entries.some((entry) => !entry.isGiftCard && isInScope(effect.on, entry))
  return has ? null : 'no-matching-items'
}

function judgeMinimum({ minimumSubtotalCents }: JudgedDiscount, subtotalCents: number): RefusalReason | null {
  return minimumSubtotalCents !== null && subtotalCents < minimumSubtotalCents ? 'minimum-subtotal' : null
}
