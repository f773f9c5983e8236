import { paths } from '../../routes/paths'
import type { VisitorTexts } from '../../visitor-texts/visitor-texts'

/** The form by which visitors ask for an email when a variant is back in stock. */
export const restockFormAction = paths.restock

/** Around the form: the page's script shows there what is sold out at this moment, and sends it. */
export const restockAttribute = 'data-restock'

export const restockFields = {
  variantId: 'variantId',
  email: 'email',
  /** Answers with words alone. The page's script asks so. */
  view: 'view',
} as const
export const restockTextView = 'text'
/** On the page where the emails are stopped. */
export const restockStopField = 'code'
export const maxEmailLength = 254

/** Above the form: what is shown may be sold out itself, or another choice of the product. */
export function restockHeading(isShownSoldOut: boolean, texts: VisitorTexts['store']['choice']): string {
  return isShownSoldOut ? texts.restock : texts.restockOther
}

/** What a visitor calls a variant: the values of its options. */
export function nameOfChoice(values: readonly string[]): string {
  return values.join(' / ')
}
