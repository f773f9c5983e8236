import { formatMoney } from '@sitewright/commerce/money/format'
import { makeMoney } from '@sitewright/commerce/money/money'
import { readAmount, readScaled, writeAmount, writeNumber } from '@sitewright/commerce/money/read-amount'
import { fromStored, lengthUnit, toStored, weightUnit } from '@sitewright/commerce/products/units'
import { type CurrencyCode, chooseStoreCurrency, defaultLocale } from '@sitewright/model/commerce/money/currencies'
import { measurementUnits } from '@sitewright/model/reference/products'
import { useMemo } from 'react'
import { useSiteDocument } from '../site/site-documents'

/** How a number of the store is read and written by who works in the panel. */
export interface NumberWriter {
  /** Stands beside the field. */
  readonly unit: string
  readonly read: (text: string) => number | null
  readonly write: (stored: number) => string
}

export interface StoreNumbers {
  readonly currency: CurrencyCode
  readonly lowStockAt: number
  /** With the currency, for reading. */
  readonly showPrice: (cents: number) => string
  readonly price: NumberWriter
  readonly weight: NumberWriter
  readonly length: NumberWriter
}

/** In the store's currency and standard, in the number format of this browser. */
export function useStoreNumbers(): StoreNumbers {
  const store = useSiteDocument('store').data?.body
  const currency = chooseStoreCurrency(store?.selectedCurrency)
  const standard = store?.measurementStandard ?? measurementUnits.metric
  const lowStockAt = store?.lowStockAt ?? 0
  return useMemo(() => {
    const locale = navigator.language || defaultLocale
    return { lowStockAt, ...numbersOf({ currency, standard, locale }) }
  }, [currency, standard, lowStockAt])
}

export function numbersOf({
  currency,
  standard,
  locale,
}: {
  currency: CurrencyCode
  standard: number
  locale: string
}): Omit<StoreNumbers, 'lowStockAt'> {
  return {
    currency,
    showPrice: (cents) => formatMoney(makeMoney(cents, currency), { locale }),
    price: {
      unit: currency,
      read: (text) => readAmount(text, currency, locale),
      write: (cents) => writeAmount(cents, currency, locale),
    },
    weight: measureOf(weightUnit(standard), locale),
    length: measureOf(lengthUnit(standard), locale),
  }
}

function measureOf(unit: ReturnType<typeof weightUnit>, locale: string): NumberWriter {
  const { fractionDigits } = unit
  return {
    unit: unit.label,
    read: (text) => {
      const scaled = readScaled(text.replace(/(?<!\p{L})\p{L}+$/u, ''), { locale, fractionDigits })
      return scaled === null ? null : toStored(scaled, unit)
    },
    write: (stored) => writeNumber(fromStored(stored, unit), locale, { maximumFractionDigits: fractionDigits }),
  }
}
