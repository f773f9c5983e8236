import { defaultLocale, getCurrency } from '@sitewright/model/commerce/currencies'
import { isMoney } from './money'
import { roundToCurrency } from './rounding'

export interface MoneyFormat {
  locale?: string | undefined
  /** Leaves out a fraction that is zero: $5 for $5.00. */
  trimZeroFractions?: boolean | undefined
  thousandsSeparator?: string | undefined
  decimalSeparator?: string | undefined
}

/** An amount in words and figures for people, such as `$1,234.50`. Separators follow the locale unless given. */
export function formatMoney(value: unknown, format: MoneyFormat = {}): string {
  if (!isMoney(value)) throw new TypeError('Format expects a Money instance.')
  const { cents, currency } = roundToCurrency(value)
  const hidesFraction = format.trimZeroFractions === true && cents % 100 === 0
  const digits = hidesFraction ? 0 : getCurrency(currency).fractionDigits
  return new Intl.NumberFormat(format.locale ?? defaultLocale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .formatToParts(cents / 100)
    .map((part) => {
      if (part.type === 'group') return format.thousandsSeparator ?? part.value
      return part.type === 'decimal' ? (format.decimalSeparator ?? part.value) : part.value
    })
    .join('')
}
