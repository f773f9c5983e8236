import { chooseStoreCurrency } from '@sitewright/model/commerce/money/currencies'
import type { StoreSettings } from '@sitewright/model/commerce/store/store-settings'
import type { Tx } from '../../../storage/database'
import { setDiscountCurrency } from './rows'

/** As with prices: in another currency the same numbers are amounts of that. */
export async function relabelDiscounts(
  tx: Tx,
  { websiteId, next }: { readonly websiteId: string; readonly next: StoreSettings },
): Promise<void> {
  await setDiscountCurrency(tx, websiteId, chooseStoreCurrency(next.selectedCurrency))
}
