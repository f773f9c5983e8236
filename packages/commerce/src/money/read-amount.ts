import { type CurrencyCode, getCurrency } from '@sitewright/model/commerce/money/currencies'

interface TypedNumber {
  readonly locale: string
  /** More digits behind the decimal sign than this are no such number, unless they are zeros. */
  readonly fractionDigits: number
}

/**
 * A typed number without its decimal sign: '1.234,5' in German with two digits is 123450. Null where it is no number from
 * zero up. A single sign that the locale groups by counts as decimal where no group of three follows, as in '12,5'.
 */
export function readScaled(text: string, { locale, fractionDigits }: TypedNumber): number | null {
  const plain = toPlainDigits(text, locale).replace(/[\s'’]/g, '')
  if (!/^[.,]*\d[\d.,]*$/.test(plain)) return null
  const sign = findDecimalSign(plain, locale)
  const [whole = '', fraction = ''] = sign === null ? [plain] : splitLast(plain, sign)
  if (!isGrouped(whole, sign)) return null
  const kept = fraction.slice(0, fractionDigits).padEnd(fractionDigits, '0')
  if (/[^0]/.test(fraction.slice(fractionDigits))) return null
  const scaled = Number(`${whole.replace(/[.,]/g, '')}${kept}`)
  return Number.isSafeInteger(scaled) ? scaled : null
}

/** What an owner typed as a price, in hundredths of its currency; its sign and letters may stand around it. */
export function readAmount(text: string, currency: CurrencyCode, locale: string): number | null {
  const { fractionDigits } = getCurrency(currency)
  const scaled = readScaled(text.replace(/[\p{L}\p{Sc}]+\.?/gu, ''), { locale, fractionDigits })
  return scaled === null ? null : scaled * 10 ** (2 - fractionDigits)
}

/** An amount as it is typed: without the currency and without groups. */
export function writeAmount(cents: number, currency: CurrencyCode, locale: string): string {
  const { fractionDigits } = getCurrency(currency)
  return writeNumber(cents / 100, locale, {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  })
}

/** A number as it is typed in this locale. */
export function writeNumber(value: number, locale: string, digits: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(locale, { ...digits, useGrouping: false }).format(value)
}

function toPlainDigits(text: string, locale: string): string {
  const digits = [...new Intl.NumberFormat(locale, { useGrouping: false }).format(9876543210)].reverse()
  return [...text].map((letter) => (digits.includes(letter) ? String(digits.indexOf(letter)) : letter)).join('')
}

/** The last sign is decimal where there are both; where there is one kind, the locale and its place decide. */
function findDecimalSign(plain: string, locale: string): '.' | ',' | null {
  const last = plain.at(Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(',')))
  if (last !== '.' && last !== ',') return null
  const count = plain.split(last).length - 1
  const hasOther = plain.includes(last === '.' ? ',' : '.')
  if (hasOther) return count === 1 ? last : null
  if (count > 1) return null
  const decimal = new Intl.NumberFormat(locale).formatToParts(1.5).find((part) => part.type === 'decimal')?.value
  return last === decimal || !/[.,]\d{3}$/.test(plain) ? last : null
}

function splitLast(plain: string, sign: string): [string, string] {
  const at = plain.lastIndexOf(sign)
  return [plain.slice(0, at), plain.slice(at + 1)]
}

/** Groups of three behind the first, all by one sign that is not the decimal one. */
function isGrouped(whole: string, decimal: string | null): boolean {
  if (/^\d*$/.test(whole)) return true
  const groups = decimal === '.' ? /^\d{1,3}(?:,\d{3})+$/ : decimal === ',' ? /^\d{1,3}(?:\.\d{3})+$/ : null
  return groups ? groups.test(whole) : /^\d{1,3}(?:(?:,\d{3})+|(?:\.\d{3})+)$/.test(whole)
}
