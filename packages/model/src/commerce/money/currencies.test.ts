import { expect, test } from 'vitest'
import { chooseStoreCurrency, currencies, currencyCodes, defaultLocale, getCurrency } from './currencies'

test('[COM-038] a currency has code, name, fractionDigits and numericCode', () => {
  expect(getCurrency('AUD')).toEqual({ code: 'AUD', name: 'Australian Dollar', fractionDigits: 2, numericCode: '036' })
})

test('[COM-039] there are these 27 currencies', () => {
  expect(currencyCodes.join(' ')).toBe(
    'EUR USD AUD NOK CAD NZD DKK GBP HKD CHF MXN SGD SEK CZK ILS PHP RUB PLN THB MYR ARS BRL COP IDR INR JPY ZAR',
  )
  expect(currencyCodes).toHaveLength(27)
})

test('[COM-040] the currencies have these names', () => {
  expect(currencies.map((currency) => currency.name).join(', ')).toBe(
    'Euro, US Dollar, Australian Dollar, Norwegian Krone, Canadian Dollar, New Zealand Dollar, Danish Krone, Pound Sterling, Hong Kong Dollar, Swiss Franc, Mexican Peso, Singapore Dollar, Swedish Krona, Czech Koruna, Israeli Shekel, Philippine Peso, Russian Ruble, Polish Zloty, Thai Baht, Malaysian Ringgit, Argentine Peso, Brazilian Real, Colombian Peso, Indonesian Rupiah, Indian Rupee, Yen, South African Rand',
  )
})

test('[COM-041] [COM-042] every currency but the yen shows two fraction digits', () => {
  for (const currency of currencies) expect(currency.fractionDigits).toBe(currency.code === 'JPY' ? 0 : 2)
})

test('the ISO numbers have three digits and differ', () => {
  expect(new Set(currencies.map((currency) => currency.numericCode)).size).toBe(27)
  for (const currency of currencies) expect(currency.numericCode).toMatch(/^\d{3}$/)
})

test('[COM-043] a store sells in US dollars unless it chose otherwise', () => {
  for (const none of [undefined, null, '', 'XXX', 'toString']) expect(chooseStoreCurrency(none)).toBe('USD')
})

test('[COM-044] a store sells in the currency it chose', () => {
  expect(chooseStoreCurrency('EUR')).toBe('EUR')
})

test('[COM-045] the default locale is en-US', () => {
  expect(defaultLocale).toBe('en-US')
})
