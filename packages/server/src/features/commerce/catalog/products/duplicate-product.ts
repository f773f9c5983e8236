import type { ProductDetail } from '@sitewright/model/commerce/products/product-answers'
import { fail, type Result } from '@sitewright/model/failures/catalog'
import { slugFromTitle } from '@sitewright/model/pages/addresses/slugs'
import type { Actor } from '../../../../actors/actor'
import { copyWithNewIds } from '../../../pages/settings/add-page'
import { findPage } from '../../../pages/store/rows'
import type { CatalogServices } from '../store/catalog-services'
import { copyFiles } from '../store/file-rows'
import { refuseTaken } from '../store/refuse-taken'
import { addProduct } from './add-product'
import { answerProduct, loadProduct } from './read-product'

/** The copy is a draft with SKUs of its own and nothing in stock. Only who may put code on the site copies code. */
export async function duplicateProduct(
  services: CatalogServices,
  actor: Actor,
  { productId, keepsCode }: { productId: string; keepsCode: boolean },
): Promise<Result<ProductDetail>> {
  const { websiteId } = actor
  const work = services.database.site(websiteId, async (tx) => {
    const stored = await loadProduct(tx, websiteId, productId)
    const page = await findPage(tx, websiteId, productId)
    if (stored === null || page === null) return fail('request.not-found')
    const { product, variants, categoryIds } = stored
    const title = `${page.settings.title.slice(0, 190)} (copy)`
    const codeInjection = keepsCode ? page.settings.codeInjection : { header: '', footer: '' }
    const copyId = await addProduct(tx, services, actor, {
      ...product,
      categoryIds,
      variants: variants.map(({ sku, ...variant }) => variant),
      settings: { ...page.settings, title, codeInjection },
      wantedSlug: slugFromTitle(title),
      document: copyWithNewIds(page.draft, services.newId),
      reason: 'duplicate',
    })
    const at = new Date(services.now())
    const copy = { productId: copyId, newId: services.newId, at, by: actor.accountId }
    await copyFiles(tx, { websiteId, productId }, copy)
    return answerProduct(tx, websiteId, copyId)
  })
  return refuseTaken(work)
}
