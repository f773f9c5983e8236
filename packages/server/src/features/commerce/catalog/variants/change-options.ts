import { combineOptions } from '@sitewright/commerce/products/variant-combinations'
import type { OptionsChange, ProductDetail } from '@sitewright/model/commerce/products/product-answers'
import { type Failure, fail, type Result } from '@sitewright/model/failures/catalog'
import type { Actor } from '../../../../actors/actor'
import type { Tx } from '../../../../storage/database'
import { makeFreeSkus } from '../products/free-skus'
import { answerProduct, loadProduct, type StoredProduct } from '../products/read-product'
import { changeShownProducts } from '../products/shown-products'
import type { CatalogServices } from '../store/catalog-services'
import { updateProduct } from '../store/product-rows'
import { refuseTaken } from '../store/refuse-taken'
import { deleteVariants, insertVariants, updateVariant, type VariantRow } from '../store/variant-rows'

/** Variants are the combinations of the values. Those that are left keep SKU, prices and stock; new ones begin as the first. */
export async function changeOptions(
  services: CatalogServices,
  actor: Actor,
  { productId, change }: { productId: string; change: OptionsChange },
): Promise<Result<ProductDetail>> {
  const { websiteId } = actor
  const work = services.database.site(websiteId, async (tx) => {
    const stored = await loadProduct(tx, websiteId, productId, { lock: true })
    if (stored === null) return fail('request.not-found')
    const refusal = await applyOptions(tx, services, { websiteId, stored, change })
    return refusal ?? answerProduct(tx, websiteId, productId)
  })
  return refuseTaken(work)
}

/** Inside the caller's transaction, which holds the product. */
export async function applyOptions(tx: Tx, services: CatalogServices, wanted: WantedOptions): Promise<Failure | null> {
  const { websiteId, stored, change } = wanted
  const { id: productId, productType, details } = stored.product
  if (productType === 'DIGITAL' && change.options.length > 0) return fail('product.digital-options')
  await changeShownProducts(tx, services, { websiteId, productIds: [productId] }, async () => {
    await storeCombinations(tx, services, wanted)
    const at = new Date(services.now())
    await updateProduct(tx, { websiteId, productId, at }, { details: { ...details, options: change.options } })
  })
  return null
}

interface WantedOptions {
  readonly websiteId: string
  readonly stored: StoredProduct
  readonly change: OptionsChange
}

async function storeCombinations(
  tx: Tx,
  services: CatalogServices,
  { websiteId, stored: { product, variants }, change }: WantedOptions,
): Promise<void> {
  const at = new Date(services.now())
  const combinations = combineOptions({ options: product.details.options, variants }, change)
  const kept = new Set(combinations.map(({ variantId }) => variantId))
  await deleteVariants(tx, { websiteId, at, ids: variants.filter(({ id }) => !kept.has(id)).map(({ id }) => id) })
  const count = combinations.filter(({ variantId }) => variantId === null).length
  const skus = await makeFreeSkus(tx, services, { websiteId, count })
  const first = variants[0] as VariantRow
  const added = []
  for (const [position, { optionValues, variantId }] of combinations.entries()) {
    const variant = variants.find(({ id }) => id === variantId)
    if (variant !== undefined)
      await updateVariant(tx, { websiteId, id: variant.id, at }, { ...variant, position, optionValues })
    else
      added.push({ ...first, id: services.newId(), position, optionValues, sku: skus.shift() ?? '', pictureId: null })
  }
  await insertVariants(tx, { websiteId, at, variants: added })
}
