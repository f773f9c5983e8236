import type { ProductChange, VariantChange } from '@sitewright/model/commerce/products/product-answers'
import { answerOfFields } from '../calls/answer-of-fields'
import type { SaveAnswer } from '../calls/save-answer'
import { changeProduct, changeVariants, readProductAgain } from './products'

interface ProductChanges {
  readonly fields: ProductChange
  readonly variants: readonly (VariantChange & { readonly id: string })[]
}

/** Sends what changed of a product. What is wrong is told by field: `slug`, or `variants.{id}.sku`. */
export async function saveProduct(
  productId: string,
  { fields, variants }: ProductChanges,
): Promise<Exclude<SaveAnswer, { kind: 'saved' }> | { readonly kind: 'saved' }> {
  try {
    if (Object.keys(fields).length > 0) await changeProduct(productId, fields)
    if (variants.length > 0) {
      await changeVariants([...variants])
      await readProductAgain(productId)
    }
    return { kind: 'saved' }
  } catch (error) {
    return answerOfFields(error, (path) => nameVariant(path, variants))
  }
}

/** The host tells the place in what was sent; a field knows the id of its variant. */
function nameVariant(path: string, variants: ProductChanges['variants']): string {
  return path.replace(/^variants\.(\d+)/, (_, place: string) => `variants.${variants[Number(place)]?.id ?? place}`)
}
