import type { PriceDisplay } from '@sitewright/commerce/prices/price-display'
import type { ProductOption } from '@sitewright/model/commerce/products/product'
import type { ProductOnPage, StoreTexts, VariantOnPage } from '@sitewright/model/commerce/products/product-on-page'
import type { StoreDesign } from '@sitewright/model/pages/store-design'
import type { RichText } from '@sitewright/model/text/rich-text'
import type { PlacedPicture } from '../picture/filled-picture'

/** What the views of the store draw: the host has chosen the words, amounts and addresses. */
export type StorePicture = PlacedPicture

export interface ProductCard {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly price: PriceDisplay
  readonly isOnSale: boolean
  readonly isSoldOut: boolean
  readonly picture: StorePicture | null
  readonly secondPicture: StorePicture | null
}

export interface StoreLink {
  readonly label: string
  readonly href: string
  readonly isCurrent: boolean
}

export interface CategoryLink extends StoreLink {
  readonly children: readonly CategoryLink[]
}

export interface Crumb {
  readonly label: string
  readonly href: string
}

/** A choice of the form above the list. */
export interface FilterField {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}

export interface ListPages {
  readonly number: number
  readonly count: number
  hrefOf(number: number): string
}

export interface StoreList {
  readonly texts: StoreTexts
  readonly design: StoreDesign
  /** Of the page of the store. */
  readonly title: string
  /** Of a category; the page of the store itself is headed by what its owner wrote. */
  readonly head: CategoryHead | null
  readonly categories: readonly CategoryLink[]
  readonly tags: readonly StoreLink[]
  readonly sorts: readonly StoreLink[]
  readonly form: { readonly action: string; readonly fields: readonly FilterField[] }
  /** Where the list stands without filters; null while there are none. */
  readonly clearHref: string | null
  readonly products: readonly ProductCard[]
  readonly total: number
  readonly pages: ListPages
}

export interface CategoryHead {
  readonly title: string
  readonly description: string
  readonly picture: StorePicture | null
  readonly crumbs: readonly Crumb[]
}

/** What the form of a product needs, wherever it stands. */
export interface BuyableProduct {
  readonly options: readonly ProductOption[]
  readonly onPage: ProductOnPage
  /** The variant that is shown; undefined for a product that nothing can be bought of. */
  readonly chosen: VariantOnPage | undefined
  /** The wished combination does not exist. */
  readonly isWishUnknown: boolean
  /** In the panel nothing is bought. */
  readonly isEditing: boolean
  readonly texts: StoreTexts
}

export interface ProductPageData extends BuyableProduct {
  readonly title: string
  readonly layout: StoreDesign['productLayout']
  readonly pictureRatio: StoreDesign['pictureRatio']
  readonly crumbs: readonly Crumb[]
  readonly pictures: readonly StorePicture[]
  readonly description: RichText
  readonly shareLinks: readonly { readonly label: string; readonly href: string; readonly outline: string }[]
  readonly related: readonly ProductCard[]
}
