import { chooseStoreCurrency } from '@sitewright/model/commerce/money/currencies'
import type { StoreSettings } from '@sitewright/model/commerce/store/store-settings'
import type { Tx } from '../../../../storage/database'
import { setCurrency } from '../store/variant-rows'

interface StoreWrite {
  readonly websiteId: string
  readonly stored: StoreSettings
  readonly next: StoreSettings
}

/** A store sells in one currency: with another one the same numbers are prices in that. */
export async function relabelPrices(tx: Tx, { websiteId, stored, next }: StoreWrite): Promise<void> {
  const currency = chooseStoreCurrency(next.selectedCurrency)
  if (currency !== chooseStoreCurrency(stored.selectedCurrency)) await setCurrency(tx, { websiteId, currency })
}
