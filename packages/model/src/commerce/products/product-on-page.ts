import type { VisitorTexts } from '../../visitor-texts/visitor-texts'
import type { ShownVariant } from './storefront'

/** A variant on the page of its product, with all that changes when it is chosen. */
export interface VariantOnPage extends ShownVariant {
  readonly values: readonly string[]
  readonly sku: string
  /** Its place among the pictures of the product; null keeps the one that is shown. */
  readonly picture: number | null
  readonly weight: string
  readonly size: string
}

/** What the page of a product tells its script. */
export interface ProductOnPage {
  readonly id: string
  /** The address of the product, without a choice. */
  readonly path: string
  /** What the button says where something can be bought. */
  readonly addLabel: string
  /** Visitors can ask what holds at this moment. */
  readonly isLive: boolean
  readonly variants: readonly VariantOnPage[]
}

/** With what its script says. */
export interface ScriptProduct extends ProductOnPage {
  readonly texts: ChoiceTexts
}

export type StoreTexts = Pick<VisitorTexts, 'language' | 'store'>
export type ChoiceTexts = Pick<VisitorTexts, 'language'> & VisitorTexts['store']['choice']

/** The variant that a page of a product shows, by its id. */
export const variantParameter = 'variant'
/** Asked for in place of an id: the wished combination does not exist. */
export const noVariant = 'none'
