import { expect, test } from 'vitest'
import { formatMoney } from './format'
import { makeMoney } from './money'

test('[COM-047] [COM-048] thousands have a comma and decimals a dot', () => {
  expect(formatMoney(makeMoney(123456789, 'USD'))).toBe('$1,234,567.89')
  expect(formatMoney(makeMoney(123456, 'USD'), { thousandsSeparator: ' ', decimalSeparator: ',' })).toBe('$1 234,56')
})

test('[COM-049] amounts round to the digits the currency shows', () => {
  expect(formatMoney(makeMoney(500, 'USD'))).toBe('$5.00')
  expect(formatMoney(makeMoney(100000, 'JPY'))).toBe('¥1,000')
  expect(formatMoney(makeMoney(150, 'JPY'))).toBe('¥2')
  expect(formatMoney(makeMoney(-150, 'JPY'))).toBe('-¥2')
})

test('[COM-050] thousands are grouped', () => {
  expect(formatMoney(makeMoney(100000, 'USD'))).toBe('$1,000.00')
  expect(formatMoney(makeMoney(99999, 'USD'))).toBe('$999.99')
})

test('[COM-051] a zero fraction is left out on request alone', () => {
  expect(formatMoney(makeMoney(500, 'USD'), { trimZeroFractions: true })).toBe('$5')
  expect(formatMoney(makeMoney(500, 'USD'), { trimZeroFractions: false })).toBe('$5.00')
})

test('[COM-052] a fraction that is not zero is always kept', () => {
  expect(formatMoney(makeMoney(550, 'USD'), { trimZeroFractions: true })).toBe('$5.50')
})

test('[COM-053] only money can be formatted', () => {
  for (const wrong of [undefined, null, 5, '5', {}, { cents: 5 }, { cents: '5', currency: 'USD' }]) {
    expect(() => formatMoney(wrong)).toThrow('Format expects a Money instance.')
  }
})

test('separators follow the locale', () => {
  expect(formatMoney(makeMoney(123456, 'EUR'), { locale: 'de-DE' })).toMatch(/^1\.234,56\s€$/)
})
