import type { Discount, DiscountState } from '@sitewright/model/commerce/selling/discounts'

/** How a discount stands at a moment, for everybody. */
export function findDiscountState(discount: Omit<Discount, 'state'>, now: number): DiscountState {
  if (!discount.isOn) return 'off'
  if (discount.endsAt !== null && Date.parse(discount.endsAt) <= now) return 'expired'
  if (discount.maxUses !== null && discount.uses >= discount.maxUses) return 'used-up'
  if (discount.startsAt !== null && Date.parse(discount.startsAt) > now) return 'scheduled'
  return 'active'
}
