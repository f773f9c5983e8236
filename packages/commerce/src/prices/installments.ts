import type { Money } from '@sitewright/model/commerce/money/money'
import { formatMoney } from '../money/format'
import { compareMoney } from '../money/money'

export interface InstallmentLimits {
  over?: Money | undefined
  upTo?: Money | undefined
}

/** What an order outside the limits is told; null where installments are simply on offer. */
export function describeInstallments(order: Money, limits: InstallmentLimits): string | null {
  if (limits.over && compareMoney(order, limits.over) < 0) {
    return `available for orders over ${formatMoney(limits.over, { trimZeroFractions: true })}`
  }
  if (limits.upTo && compareMoney(order, limits.upTo) > 0) {
    return `available for orders up to ${formatMoney(limits.upTo, { trimZeroFractions: true })}`
  }
  return null
}
