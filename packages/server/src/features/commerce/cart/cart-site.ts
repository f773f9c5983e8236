import type { CartTexts } from '@sitewright/model/commerce/cart/cart-words'
import { chooseStoreCurrency } from '@sitewright/model/commerce/money/currencies'
import type { Money } from '@sitewright/model/commerce/money/money'
import type { SiteData } from '../../../render/site-data'
import type { SellingRules } from '../pricing/price-cart'
import { codeDelivery, codeTax } from '../pricing/region-codes'
import type { Offer } from './offer-rows'

/** What a cart must know of its site. */
export interface CartSite extends SellingRules {
  readonly locale: string
  readonly texts: CartTexts
  /** Orders below it are not taken. */
  readonly minimum: Money | null
  /** So many or fewer are told to visitors. */
  readonly lowStockAt: number
  /** Where visitors find the store; null when they cannot. */
  readonly storePath: string | null
  /** Where visitors find a product; null when it is not sold: its store is not shown, or it is priced in another currency. */
  pathOf(offer: Pick<Offer, 'storeId' | 'slug' | 'price'>): string | null
}

export function describeCartSite({ website, settings, texts, store, delivery, tax, pages }: SiteData): CartSite {
  const currency = chooseStoreCurrency(store.selectedCurrency)
  const stores = pages.filter((page) => page.settings.kind === 'store')
  const slugs = new Map(stores.map((page) => [page.id, page.settings.slug]))
  const { minimumSubtotalCents } = store
  const [first] = stores
  return {
    websiteId: website.id,
    currency,
    delivery: codeDelivery(delivery),
    tax: codeTax(tax),
    locale: settings.language,
    texts: texts.cart,
    words: { locale: settings.language, refusals: texts.cart.refusals },
    minimum: minimumSubtotalCents === null ? null : { cents: minimumSubtotalCents, currency },
    lowStockAt: store.lowStockAt,
    storePath: first === undefined ? null : `/${first.settings.slug}`,
    pathOf({ storeId, slug, price }) {
      const store = slugs.get(storeId)
      return store === undefined || price.currency !== currency ? null : `/${store}/p/${slug}`
    },
  }
}
