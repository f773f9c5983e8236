import type {
  Discount,
  DiscountEffect,
  DiscountScope,
  DiscountState,
} from '@sitewright/model/commerce/selling/discounts'
import type { StoreNumbers } from '../../../data/store/store-numbers'
import type { StateLook } from '../../../parts/state-mark'
import { percentWriter } from '../parts/percent'

export const discountStateLooks: Record<DiscountState, StateLook> = {
  active: { label: 'Active', tone: 'on' },
  scheduled: { label: 'Scheduled', tone: 'waiting' },
  expired: { label: 'Expired', tone: 'off' },
  'used-up': { label: 'Used up', tone: 'off' },
  off: { label: 'Off', tone: 'off' },
}

export const effectWords: Record<DiscountEffect['kind'], string> = {
  percent: 'Percentage',
  amount: 'Fixed amount',
  'free-delivery': 'Free shipping',
  'buy-get': 'Buy X, get Y',
}

export const scopeWords: Record<DiscountScope['kind'], string> = {
  order: 'Entire order',
  products: 'Certain products',
  categories: 'Certain categories',
}

/** What it does, in a few words. */
export function describeEffect(effect: DiscountEffect, { showPrice }: Pick<StoreNumbers, 'showPrice'>): string {
  if (effect.kind === 'free-delivery') return 'Free shipping'
  if (effect.kind === 'amount') return `${showPrice(effect.amountCents)} off ${describeScope(effect.on)}`
  if (effect.kind === 'percent') return `${percentWriter.write(effect.rate)}% off ${describeScope(effect.on)}`
  const { buy, get, rate } = effect
  const what = rate === 100_000 ? 'free' : `at ${percentWriter.write(rate)}% off`
  return `Buy ${buy.quantity}, get ${get.quantity} ${what}`
}

function describeScope(scope: DiscountScope): string {
  if (scope.kind === 'order') return 'entire order'
  const count = scope.kind === 'products' ? scope.productIds.length : scope.categoryIds.length
  const [one, many] = scope.kind === 'products' ? ['product', 'products'] : ['category', 'categories']
  return count === 1 ? `1 ${one}` : `${count} ${many}`
}

export function describeUses({ uses, maxUses }: Pick<Discount, 'uses' | 'maxUses'>): string {
  return maxUses === null ? uses.toLocaleString() : `${uses.toLocaleString()} of ${maxUses.toLocaleString()}`
}
