import { readScaled, writeNumber } from '@sitewright/commerce/money/read-amount'
import { defaultLocale } from '@sitewright/model/commerce/money/currencies'
import type { NumberWriter } from '../../../data/store/store-numbers'

/** Rates are stored in parts of 100,000: three digits behind the point of a percentage. */
const fractionDigits = 3
const locale = navigator.language || defaultLocale

export const percentWriter: NumberWriter = {
  unit: '%',
  read: (text) => readScaled(text.replace(/%$/, ''), { locale, fractionDigits }),
  write: (rate) => writeNumber(rate / 10 ** fractionDigits, locale, { maximumFractionDigits: fractionDigits }),
}

export const wrongPercentage = `Enter a percentage, such as ${percentWriter.write(12_500)}.`
