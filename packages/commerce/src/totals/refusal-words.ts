import type { CartTexts } from '@sitewright/model/commerce/cart/cart-words'
import type { CurrencyCode } from '@sitewright/model/commerce/money/currencies'
import type { RefusalReason } from '@sitewright/model/commerce/money/totals'
import { fillWords } from '@sitewright/model/strings/fill-words'
import { formatMoney } from '../money/format'
import { makeMoney } from '../money/money'

export interface RefusalWords {
  readonly locale: string
  readonly refusals: CartTexts['refusals']
}

export function describeRefusal(
  reason: RefusalReason,
  minimumCents: number | null,
  { currency, words: { locale, refusals } }: { readonly currency: CurrencyCode; readonly words: RefusalWords },
): string {
  const minimum = minimumCents === null ? '' : formatMoney(makeMoney(minimumCents, currency), { locale })
  return fillWords(refusals[reason], { minimum })
}
