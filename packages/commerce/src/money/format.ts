import { defaultLocale, getCurrency } from '@sitewright/model/commerce/money/currencies'
import type { Money } from '@sitewright/model/commerce/money/money'
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
  const formatter = findFormatter(format.locale ?? defaultLocale, currency, digits)
  if (format.thousandsSeparator === undefined && format.decimalSeparator === undefined)
    return formatter.format(cents / 100)
  return formatter
    .formatToParts(cents / 100)
    .map((part) => {
      if (part.type === 'group') return format.thousandsSeparator ?? part.value
      return part.type === 'decimal' ? (format.decimalSeparator ?? part.value) : part.value
    })
    .join('')
}

/** Making one takes far longer than using it. There are as many as locales and currencies in use. */
const formatters = new Map<string, Intl.NumberFormat>()

function findFormatter(locale: string, currency: string, digits: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${digits}`
  const known = formatters.get(key)
  if (known !== undefined) return known
  const formatter = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formatters.set(key, formatter)
  return formatter
}

/** An amount for programs, without a sign or separators: `1234.50`, and `1000` in yen. */
export function formatPlainAmount(value: Money): string {
  const { cents, currency } = roundToCurrency(value)
  return (cents / 100).toFixed(getCurrency(currency).fractionDigits)
}
