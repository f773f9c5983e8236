import { expect, test } from 'vitest'
import { readAmount, readScaled, writeAmount } from './read-amount'

test('a price is read in the number format of who types it', () => {
  for (const text of ['24', '24.00', '24.0', '$24', '24 USD', ' 24,00 '])
    expect(readAmount(text, 'USD', 'en-US'), text).toBe(2400)
  expect(readAmount('1,234.5', 'USD', 'en-US')).toBe(123450)
  expect(readAmount('1.234,5 €', 'EUR', 'de-DE')).toBe(123450)
  expect(readAmount('1 234,56', 'EUR', 'fr-FR')).toBe(123456)
  expect(readAmount('1’234.56', 'CHF', 'de-CH')).toBe(123456)
  expect(readAmount('١٢٫٥'.replace('٫', '.'), 'USD', 'ar-EG')).toBe(1250)
})

test('a sign that groups thousands is taken for decimals where no three digits follow it', () => {
  expect(readAmount('1,234', 'USD', 'en-US')).toBe(123400)
  expect(readAmount('12,5', 'USD', 'en-US')).toBe(1250)
  expect(readAmount('1.234', 'EUR', 'de-DE')).toBe(123400)
  expect(readAmount('12.50', 'EUR', 'de-DE')).toBe(1250)
  expect(readAmount('1,234,567', 'USD', 'en-US')).toBe(123456700)
})

test('a currency without fractions takes none', () => {
  expect(readAmount('1000', 'JPY', 'ja-JP')).toBe(100000)
  expect(readAmount('1000.00', 'JPY', 'ja-JP')).toBe(100000)
  expect(readAmount('1000.5', 'JPY', 'ja-JP')).toBe(null)
})

test('what is no amount is refused, and never rounded in silence', () => {
  for (const text of ['', ' ', '.', 'free', '-5', '1.2.3', '12.345', '1,23,456.7', '--', '12a3.4.5', '9'.repeat(20)])
    expect(readAmount(text, 'USD', 'en-US'), text).toBe(null)
})

test('an amount is written as it is typed', () => {
  expect(writeAmount(123450, 'USD', 'en-US')).toBe('1234.50')
  expect(writeAmount(123450, 'EUR', 'de-DE')).toBe('1234,50')
  expect(writeAmount(100000, 'JPY', 'ja-JP')).toBe('1000')
  expect(readScaled('0,350', { locale: 'de-DE', fractionDigits: 3 })).toBe(350)
})
