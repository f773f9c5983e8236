import { productDetails } from '@sitewright/model/commerce/products/product'
import { emptyPage } from '@sitewright/model/pages/document'
import { richTextOf } from '@sitewright/model/text/rich-text'
import type { Actor } from '../../../actors/actor'
import type { Services } from '../../../services/services'
import { publishPage } from '../../pages/publishing/publish-page'
import { createCategory } from '../catalog/categories/change-categories'
import { addProduct } from '../catalog/products/add-product'
import { chooseStore } from '../catalog/products/store-page'
import { refreshProduct } from '../catalog/store/product-rows'
import { listVariants } from '../catalog/store/variant-rows'
import { logStock } from '../catalog/variants/change-stock'
import { expectDone } from './expect-done'
import type { StoreTemplate, TemplateProduct } from './store-template'

/** Categories and products, on sale at once. Answers with the ids of the categories by their keys. */
export async function fillCatalog(
  services: Services,
  actor: Actor,
  { categories, products }: Pick<StoreTemplate, 'categories' | 'products'>,
): Promise<ReadonlyMap<string, string>> {
  const categoryIds = new Map<string, string>()
  for (const { key, ...wanted } of categories) {
    const made = await createCategory(services, actor, { ...wanted, parentId: null })
    categoryIds.set(key, expectDone(made).id)
  }
  for (const product of products) {
    const ids = product.categories.map((key) => categoryIds.get(key) ?? unknown(key))
    const pageId = await addTemplateProduct(services, actor, product, ids)
    expectDone(await publishPage(services, actor, { pageId, version: undefined }))
  }
  return categoryIds
}

async function addTemplateProduct(
  services: Services,
  actor: Actor,
  product: TemplateProduct,
  categoryIds: readonly string[],
): Promise<string> {
  const { websiteId, accountId: by } = actor
  const { title, slug, productType, seoDescription, pictures, options, tags, variants } = product
  return services.database.site(websiteId, async (tx) => {
    const storeId = (await chooseStore(tx, services, actor, undefined)) ?? unknown('store')
    const productId = await addProduct(tx, services, actor, {
      storeId,
      productType,
      details: productDetails.parse({ description: richTextOf(...product.description), pictures, options }),
      tags,
      categoryIds,
      variants: variants.map(({ stock: _stock, ...variant }) => variant),
      settings: { title, description: seoDescription },
      wantedSlug: slug,
      document: emptyPage(),
      reason: 'create',
    })
    for (const { id: variantId, sku } of await listVariants(tx, { websiteId, productIds: [productId] })) {
      const set = variants.find((variant) => variant.sku === sku)?.stock ?? 0
      if (set > 0) await logStock(tx, services, { websiteId, productId, variantId, step: { set }, reason: 'hand', by })
    }
    await refreshProduct(tx, { websiteId, productId })
    return productId
  })
}

function unknown(name: string): never {
  throw new Error(`The template has no ${name}`)
}
