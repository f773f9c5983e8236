import type { MoneyFormat } from '@sitewright/commerce/money/format'
import { type CurrencyCode, chooseStoreCurrency } from '@sitewright/model/commerce/money/currencies'
import type { StoreSettings } from '@sitewright/model/commerce/store/store-settings'
import { addressOfPage } from '@sitewright/model/pages/addresses/page-path'
import { type StoreDesign, storeDesign } from '@sitewright/model/pages/store-design'
import type { LivePage } from '../../../content/site-rows'
import type { SiteData } from '../../../render/site-data'
import type { StoreKey } from './index-rows'
import type { StorePaths } from './list-query'

/** A store with all that its pages are drawn by. */
export interface Shop extends StoreKey {
  readonly site: SiteData
  readonly title: string
  readonly slug: string
  readonly paths: StorePaths
  readonly design: StoreDesign
  readonly settings: StoreSettings
  readonly currency: CurrencyCode
  readonly format: MoneyFormat
  readonly isPublic: boolean
}

export function openShop(site: SiteData, page: Pick<LivePage, 'id' | 'settings'>): Shop {
  const { title, slug, store, access } = page.settings
  return {
    websiteId: site.website.id,
    storeId: page.id,
    site,
    title,
    slug,
    paths: { list: addressOfPage(slug, page.id === site.homepageId), base: addressOfPage(slug, false) },
    design: store ?? storeDesign.parse({}),
    settings: site.store,
    currency: chooseStoreCurrency(site.store.selectedCurrency),
    format: { locale: site.settings.language },
    isPublic: access === 'public',
  }
}
