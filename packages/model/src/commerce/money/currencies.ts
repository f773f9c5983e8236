/** Code → name, fraction digits shown, ISO 4217 number. The order is the order of pickers. */
const table = {
  EUR: ['Euro', 2, '978'],
  USD: ['US Dollar', 2, '840'],
  AUD: ['Australian Dollar', 2, '036'],
  NOK: ['Norwegian Krone', 2, '578'],
  CAD: ['Canadian Dollar', 2, '124'],
  NZD: ['New Zealand Dollar', 2, '554'],
  DKK: ['Danish Krone', 2, '208'],
  GBP: ['Pound Sterling', 2, '826'],
  HKD: ['Hong Kong Dollar', 2, '344'],
  CHF: ['Swiss Franc', 2, '756'],
  MXN: ['Mexican Peso', 2, '484'],
  SGD: ['Singapore Dollar', 2, '702'],
  SEK: ['Swedish Krona', 2, '752'],
  CZK: ['Czech Koruna', 2, '203'],
  ILS: ['Israeli Shekel', 2, '376'],
  PHP: ['Philippine Peso', 2, '608'],
  RUB: ['Russian Ruble', 2, '643'],
  PLN: ['Polish Zloty', 2, '985'],
  THB: ['Thai Baht', 2, '764'],
  MYR: ['Malaysian Ringgit', 2, '458'],
  ARS: ['Argentine Peso', 2, '032'],
  BRL: ['Brazilian Real', 2, '986'],
  COP: ['Colombian Peso', 2, '170'],
  IDR: ['Indonesian Rupiah', 2, '360'],
  INR: ['Indian Rupee', 2, '356'],
  JPY: ['Yen', 0, '392'],
  ZAR: ['South African Rand', 2, '710'],
} as const

export type CurrencyCode = keyof typeof table

export interface Currency {
  code: CurrencyCode
  name: string
  fractionDigits: number
  numericCode: string
}

export const currencyCodes = Object.keys(table) as [CurrencyCode, ...CurrencyCode[]]

export const currencies: readonly Currency[] = currencyCodes.map((code) => getCurrency(code))

export function isCurrencyCode(value: unknown): value is CurrencyCode {
  return typeof value === 'string' && Object.hasOwn(table, value)
}

export function getCurrency(code: CurrencyCode): Currency {
  const [name, fractionDigits, numericCode] = table[code]
  return { code, name, fractionDigits, numericCode }
}

export const defaultCurrency: CurrencyCode = 'USD'
export const defaultLocale = 'en-US'

/** The currency a store sells in. A setting that names no known currency counts as not set. */
export function chooseStoreCurrency(selectedCurrency: unknown): CurrencyCode {
  return isCurrencyCode(selectedCurrency) ? selectedCurrency : defaultCurrency
}
