import { type OfferedProductType, productDetails } from '@sitewright/model/commerce/products/product'
import type { NewProduct, ProductDetail } from '@sitewright/model/commerce/products/product-answers'
import { fail, type Result } from '@sitewright/model/failures/catalog'
import { slugFromTitle } from '@sitewright/model/pages/addresses/slugs'
import { emptyPage } from '@sitewright/model/pages/document'
import type { Actor } from '../../../../actors/actor'
import { listTakenSlugs } from '../../../pages/store/rows'
import type { CatalogServices } from '../store/catalog-services'
import { refuseTaken } from '../store/refuse-taken'
import { addProduct, type NewVariant } from './add-product'
import { answerProduct } from './read-product'
import { chooseStore } from './store-page'

/** As a draft, with one variant. The page of the store is made with the first product. */
export async function createProduct(
  services: CatalogServices,
  actor: Actor,
  wanted: NewProduct,
): Promise<Result<ProductDetail>> {
  const { websiteId } = actor
  const { title, productType, slug } = wanted
  const work = services.database.site(websiteId, async (tx) => {
    const storeId = await chooseStore(tx, services, actor, wanted.storeId)
    if (storeId === null) return fail('request.invalid', { errors: { storeId: 'This isn’t a store page.' } })
    const isTaken =
      slug !== undefined && (await listTakenSlugs(tx, { websiteId, collectionId: storeId, slugs: [slug] }))
    if (isTaken && isTaken.size > 0) return fail('page.slug-taken')
    const productId = await addProduct(tx, services, actor, {
      storeId,
      productType,
      details: productDetails.parse({}),
      tags: [],
      categoryIds: [],
      variants: [firstVariant(productType, wanted.priceCents)],
      settings: { title },
      wantedSlug: slug ?? slugFromTitle(title),
      document: emptyPage(),
      reason: 'create',
    })
    return answerProduct(tx, websiteId, productId)
  })
  return refuseTaken(work)
}

/** Only what lies on a shelf is counted from the beginning. */
export function firstVariant(productType: OfferedProductType, price: number): NewVariant {
  const unlimited = productType !== 'PHYSICAL'
  return {
    optionValues: [],
    price,
    salePrice: 0,
    onSale: false,
    unlimited,
    weightGrams: 0,
    sizeMm: [],
    pictureId: null,
  }
}
