import type { ProductChange, ProductDetail } from '@sitewright/model/commerce/products/product-answers'
import { type Failure, fail, type Result } from '@sitewright/model/failures/catalog'
import { pageSettings } from '@sitewright/model/pages/page-settings'
import type { Actor } from '../../../../actors/actor'
import { productTag, storeOrderTag, storeTag } from '../../../../content/cache-tags'
import type { Tx } from '../../../../storage/database'
import { applySettings } from '../../../pages/settings/apply-settings'
import type { CatalogServices } from '../store/catalog-services'
import { listKnownCategories, replaceCategoryIds } from '../store/category-rows'
import { updateProduct } from '../store/product-rows'
import { refuseTaken } from '../store/refuse-taken'
import { updateVariant } from '../store/variant-rows'
import { salePriceTooHigh } from './check-variant'
import { answerProduct, loadProduct, type StoredProduct } from './read-product'
import { changeShownProducts } from './shown-products'

/** Only what is sent changes, and it holds at once, for visitors too. */
export async function changeProduct(
  services: CatalogServices,
  actor: Actor,
  { productId, change }: { productId: string; change: ProductChange },
): Promise<Result<ProductDetail>> {
  const { websiteId } = actor
  const work = services.database.site(websiteId, async (tx) => {
    const stored = await loadProduct(tx, websiteId, productId, { lock: true })
    if (stored === null) return fail('request.not-found')
    const refusal = await applyProductChange(tx, services, actor, { stored, change })
    return refusal ?? answerProduct(tx, websiteId, productId)
  })
  return refuseTaken(work)
}

/** Inside the caller's transaction, which holds the product. Refused, nothing has changed. */
export async function applyProductChange(
  tx: Tx,
  services: CatalogServices,
  actor: Actor,
  changed: Changed,
): Promise<Failure | null> {
  const { websiteId } = actor
  const { stored, change } = changed
  const refusal = await checkChange(tx, websiteId, stored, change)
  if (refusal !== null) return refusal
  await changeShownProducts(tx, services, { websiteId, productIds: [stored.product.id] }, async () => {
    await changeFields(tx, services, actor, changed)
    await changeOnlyVariant(tx, services, actor, changed)
    // Last: where its address changes, links in what was just stored change too.
    await changePage(tx, services, actor, changed)
  })
  return null
}

async function checkChange(
  tx: Tx,
  websiteId: string,
  { product, variants }: StoredProduct,
  change: ProductChange,
): Promise<Failure | null> {
  const [only, ...others] = variants
  if (hasPrice(change) && (only === undefined || others.length > 0)) return fail('product.priced-by-variant')
  if (change.productType === 'DIGITAL' && product.details.options.length > 0) return fail('product.digital-options')
  const refusal = only && hasPrice(change) ? checkPrice(only, change) : null
  if (refusal !== null || change.categoryIds === undefined) return refusal
  const ids = [...new Set(change.categoryIds)]
  const known = await listKnownCategories(tx, { websiteId, storeId: product.storeId, ids })
  if (known.length === ids.length) return null
  return fail('request.invalid', { errors: { categoryIds: 'One of these categories isn’t in this store.' } })
}

interface Changed {
  readonly stored: StoredProduct
  readonly change: ProductChange
}

async function changePage(tx: Tx, services: CatalogServices, actor: Actor, { stored, change }: Changed): Promise<void> {
  const { title, slug, seoDescription: description, socialImageId, noindex } = change
  const given = Object.entries({ title, slug, description, socialImageId, noindex }).filter(
    ([, it]) => it !== undefined,
  )
  if (given.length === 0) return
  const { page } = stored
  const settings = pageSettings.parse({ ...page.settings, ...Object.fromEntries(given) })
  await applySettings(tx, services, actor, { page, settings })
}

async function changeFields(
  tx: Tx,
  services: CatalogServices,
  actor: Actor,
  { stored, change }: Changed,
): Promise<void> {
  const { websiteId } = actor
  const { product } = stored
  const { description, pictures, relatedIds, tags, categoryIds, productType } = change
  const details = {
    ...product.details,
    ...(description === undefined ? {} : { description }),
    ...(pictures === undefined ? {} : { pictures }),
    ...(relatedIds === undefined ? {} : { relatedIds }),
  }
  const key = { websiteId, productId: product.id, at: new Date(services.now()) }
  await updateProduct(tx, key, { details, productType, tags: tags === undefined ? undefined : distinctTags(tags) })
  if (categoryIds === undefined) return
  const next = [...new Set(categoryIds)].toSorted()
  if (next.join() === stored.categoryIds.join()) return
  await replaceCategoryIds(tx, key, next)
  if (!product.isLive) return
  const { id, storeId } = product
  await services.database.announce(tx, { websiteId, tags: [productTag(id), storeTag(storeId), storeOrderTag(storeId)] })
}

/** The only variant of a digital product is never counted. */
async function changeOnlyVariant(
  tx: Tx,
  services: CatalogServices,
  actor: Actor,
  { stored, change }: Changed,
): Promise<void> {
  const [only] = stored.variants
  const becomesDigital = change.productType === 'DIGITAL'
  if (only === undefined || !(hasPrice(change) || becomesDigital)) return
  const key = { websiteId: actor.websiteId, id: only.id, at: new Date(services.now()) }
  const priced = withPrices(only, change)
  await updateVariant(tx, key, becomesDigital ? { ...priced, unlimited: true } : priced)
}

function hasPrice({ priceCents, salePriceCents, onSale }: ProductChange): boolean {
  return priceCents !== undefined || salePriceCents !== undefined || onSale !== undefined
}

type Variant = StoredProduct['variants'][number]

function checkPrice(variant: Variant, change: ProductChange): Failure | null {
  const next = withPrices(variant, change)
  if (!next.onSale || next.salePrice < next.price) return null
  return fail('request.invalid', { errors: { salePriceCents: salePriceTooHigh } })
}

function withPrices(variant: Variant, { priceCents, salePriceCents, onSale }: ProductChange): Variant {
  return {
    ...variant,
    price: priceCents ?? variant.price,
    salePrice: salePriceCents ?? variant.salePrice,
    onSale: onSale ?? variant.onSale,
  }
}

/** As first written; the same tag in another case is no other one. */
function distinctTags(tags: readonly string[]): string[] {
  return [...new Map(tags.toReversed().map((tag) => [tag.toLowerCase(), tag])).values()].toReversed()
}
