import type { OfferedProductType, ProductDetails, VariantSettings } from '@sitewright/model/commerce/products/product'
import type { PageDocument } from '@sitewright/model/pages/document'
import type { PageRevision } from '@sitewright/model/pages/page-answers'
import { type PageSettings, pageSettings } from '@sitewright/model/pages/page-settings'
import type { Actor } from '../../../../actors/actor'
import type { Tx } from '../../../../storage/database'
import { addPage } from '../../../pages/settings/add-page'
import { chooseFreeSlug } from '../../../pages/store/choose-slug'
import type { CatalogServices } from '../store/catalog-services'
import { replaceCategoryIds } from '../store/category-rows'
import { findLastPosition, insertProduct, positionStep } from '../store/product-rows'
import { insertVariants } from '../store/variant-rows'
import { makeFreeSkus } from './free-skus'
import { readStoreCurrency } from './read-product'

export interface NewVariant extends Omit<VariantSettings, 'sku'> {
  /** Generated when absent. */
  readonly sku?: string | undefined
  readonly optionValues: readonly string[]
}

interface ProductAddition {
  readonly storeId: string
  readonly productType: OfferedProductType
  readonly details: ProductDetails
  readonly tags: readonly string[]
  readonly categoryIds: readonly string[]
  readonly variants: readonly NewVariant[]
  readonly settings: Pick<PageSettings, 'title'> & Partial<PageSettings>
  /** Numbered where it is taken. */
  readonly wantedSlug: string
  readonly document: PageDocument
  readonly reason: PageRevision['reason']
}

/** Inside the caller's transaction: a product as a draft, last in its store, with nothing in stock. Answers with its id. */
export async function addProduct(
  tx: Tx,
  services: CatalogServices,
  actor: Actor,
  addition: ProductAddition,
): Promise<string> {
  const { websiteId } = actor
  const { storeId, productType, details, tags, categoryIds, document, reason } = addition
  const at = new Date(services.now())
  const productId = services.newId()
  const position = (await findLastPosition(tx, websiteId)) + positionStep
  await insertProduct(tx, { websiteId, id: productId, storeId, productType, details, tags, position, at })
  await replaceCategoryIds(tx, { websiteId, productId }, categoryIds)
  await addVariants(tx, services, { websiteId, productId, variants: addition.variants })
  const slug = await chooseFreeSlug(tx, { websiteId, collectionId: storeId, wanted: addition.wantedSlug })
  const settings = pageSettings.parse({ ...addition.settings, slug, kind: 'product', inNavigation: false })
  const page = { pageId: productId, settings, document, position: 0, collectionId: storeId, isPublished: false }
  await addPage(tx, services, actor, { ...page, reason })
  return productId
}

async function addVariants(
  tx: Tx,
  services: CatalogServices,
  { websiteId, productId, variants }: { websiteId: string; productId: string; variants: readonly NewVariant[] },
): Promise<void> {
  const currency = await readStoreCurrency(tx, websiteId)
  const generated = await makeFreeSkus(tx, services, { websiteId, count: variants.filter(({ sku }) => !sku).length })
  const rows = variants.map((variant, position) => {
    const sku = variant.sku ?? generated.shift() ?? ''
    return { ...variant, id: services.newId(), productId, position, currency, sku }
  })
  await insertVariants(tx, { websiteId, at: new Date(services.now()), variants: rows })
}
