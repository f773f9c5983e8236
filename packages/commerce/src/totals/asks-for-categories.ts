import type { DiscountEffect, DiscountScope } from '@sitewright/model/commerce/selling/discounts'
import type { TotalsInput } from './totals-input'

/** Whether the totals of a cart depend on the categories of what is in it at all. */
export function asksForCategories({ discounts, tax }: Pick<TotalsInput, 'discounts' | 'tax'>): boolean {
  const isDiscounted = discounts.some(({ effect }) => scopesOf(effect).some(({ kind }) => kind === 'categories'))
  return isDiscounted || tax.classes.some(({ categoryIds }) => categoryIds.length > 0)
}

function scopesOf(effect: DiscountEffect): readonly DiscountScope[] {
  if (effect.kind === 'free-delivery') return []
  return effect.kind === 'buy-get' ? [effect.buy.of, effect.get.of] : [effect.on]
}
