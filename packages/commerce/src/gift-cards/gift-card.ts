import type { Money } from '@sitewright/model/commerce/money/money'
import { z } from 'zod'
import { makeMoney, subtractMoney, zeroMoney } from '../money/money'

export const giftMessageMaxLength = 80

/** Whom a bought gift card is sent to. Without a recipient it goes to the buyer. */
export const giftCardRecipient = z.object({
  name: z.string().trim().min(1).max(200),
  email: z.string().trim().min(3).max(256),
  message: z.string().trim().max(giftMessageMaxLength).default(''),
  sender: z.string().trim().max(200).default(''),
})

export interface GiftCardBalance {
  id: string
  balance: Money
}

export interface GiftCardPayment {
  /** What each card pays, in the order the cards were given; cards that pay nothing are left out. */
  used: { id: string; amount: Money }[]
  /** What is left to pay by other means. */
  rest: Money
}

/** Cards pay one after another until the total, tax and shipping included, is paid. */
export function payWithGiftCards(total: Money, cards: readonly GiftCardBalance[]): GiftCardPayment {
  let rest = total
  const used: GiftCardPayment['used'] = []
  for (const { id, balance } of cards) {
    const amount = makeMoney(Math.min(Math.max(balance.cents, 0), Math.max(rest.cents, 0)), balance.currency)
    rest = subtractMoney(rest, amount)
    if (amount.cents > 0) used.push({ id, amount })
  }
  return { used, rest: rest.cents < 0 ? zeroMoney(total.currency) : rest }
}
