import { optionFieldName } from '@sitewright/model/commerce/cart/cart-form'
import { findVariantOf } from '@sitewright/model/commerce/products/option-choices'
import { noVariant, variantParameter } from '@sitewright/model/commerce/products/product-on-page'
import { addressOfProduct, productPart } from '@sitewright/model/pages/addresses/page-path'
import { type CacheBudget, cacheBytes } from '../../../cache/cache-budget'
import { createTaggedCache } from '../../../cache/tagged-cache'
import { pageTag, productTag, storeTag } from '../../../content/cache-tags'
import type { LivePage } from '../../../content/site-rows'
import type { VisitRenderer } from '../../../render/render-visit'
import type { Services } from '../../../services/services'
import type { CollectionKind, CollectionTarget, CollectionVisit } from '../../published/collection-kind'
import { canBeBought } from './describe-variant'
import { listAddresses } from './found-rows'
import { listCategories } from './index-rows'
import { addressOfCategory, addressOfList, type ListQuery, readListQuery } from './list-query'
import { findProduct, findProductBySlug, listVariants, readPageSettings } from './rows'
import { openShop, type Shop } from './shop'
import { showList } from './show-list'
import { showProduct } from './show-product'
import { placeCategories, type StoreIndexes } from './store-index'

interface StoreKindParts {
  readonly database: Services['database']
  readonly settings: CacheBudget
  readonly renderer: Pick<VisitRenderer, 'renderLivePage'>
  readonly indexes: StoreIndexes
}

/** What addresses of a product may name. */
interface ProductHead {
  readonly id: string
  readonly optionCount: number
  readonly variants: readonly { readonly id: string; readonly values: readonly string[]; readonly isSoldOut: boolean }[]
}

class NoProduct extends Error {}

const maxListed = 50_000

/** Pages of stores: the list, its categories below it, and the products. */
export function createStoreKind({ database, settings, renderer, indexes }: StoreKindParts): CollectionKind {
  const heads = createTaggedCache<ProductHead>(cacheBytes(settings, 'productHeads'))
  database.onChange(heads.drop)
  database.onMissedChanges(heads.dropAll)

  /** Only those that exist are kept. */
  async function loadHead(shop: Shop, slug: string): Promise<ProductHead | null> {
    const { websiteId, storeId } = shop
    const make = async () => {
      const value = await database.site(websiteId, async (tx): Promise<ProductHead> => {
        const product = await findProductBySlug(tx, { websiteId, storeId, slug })
        if (product === null) throw new NoProduct()
        const variants = (await listVariants(tx, websiteId, [product.id])).map((variant) => ({
          id: variant.id,
          values: variant.optionValues,
          isSoldOut: !canBeBought(variant, product.productType, shop),
        }))
        return { id: product.id, optionCount: product.details.options.length, variants }
      })
      const tags = [productTag(value.id), pageTag(value.id), storeTag(storeId)]
      return { value, tags, bytes: 300 + value.variants.length * 120 }
    }
    try {
      return await heads.load(websiteId, `${storeId} ${slug}`, make)
    } catch (error) {
      if (error instanceof NoProduct) return null
      throw error
    }
  }

  async function findProductPage(shop: Shop, slug: string, query: URLSearchParams): Promise<CollectionTarget | null> {
    const head = await loadHead(shop, slug)
    if (head === null) return null
    const path = addressOfProduct(shop.slug, slug)
    const addressOf = (variantId: string | null) =>
      variantId === null ? path : `${path}?${variantParameter}=${variantId}`
    const wished = readWish(head, query)
    if (wished !== null) {
      const { id = noVariant } = findVariantOf(head.variants, wished) ?? {}
      return { kind: 'redirect', status: 302, location: addressOf(id) }
    }
    const asked = query.get(variantParameter)
    const variantId = asked === noVariant || head.variants.some(({ id }) => id === asked) ? asked : null
    return {
      kind: 'shown',
      address: addressOf(variantId),
      render: (site, page, options) => renderProduct({ site, page, options }, head.id, variantId),
    }
  }

  type Rendering = {
    readonly site: CollectionVisit['site']
    readonly page: LivePage
    readonly options: Parameters<VisitRenderer['renderLivePage']>[2]
  }

  async function renderProduct({ site, page, options }: Rendering, productId: string, variantId: string | null) {
    const shop = openShop(site, page)
    const { websiteId } = shop
    const index = await indexes.load(shop)
    const found = await database.site(websiteId, async (tx) => {
      const product = await findProduct(tx, websiteId, productId)
      const settings = await readPageSettings(tx, websiteId, productId)
      if (product === null || settings === null || !product.isLive) return null
      const added = await showProduct(tx, { shop, index, product, settings, variantId, isEditing: false })
      return { added, settings, publishedAt: product.updatedAt }
    })
    if (found === null) return null
    const { added, publishedAt } = found
    // Who may see the store may see what is in it.
    const settings = { ...found.settings, access: page.settings.access }
    const item = { id: productId, position: 0, settings, publishedAt }
    const rendered = await renderer.renderLivePage(site, item, { ...options, added })
    return { ...rendered, tags: [...rendered.tags, pageTag(page.id)] }
  }

  async function renderList({ site, page, options }: Rendering, query: ListQuery) {
    const shop = openShop(site, page)
    const index = await indexes.load(shop)
    const added = await database.site(shop.websiteId, (tx) => showList(tx, { shop, page, index, query }))
    return added === null ? null : renderer.renderLivePage(site, page, { ...options, added })
  }

  return {
    pageKind: 'store',
    async find({ site, page, below, query }) {
      const shop = openShop(site, page)
      const [first, ...rest] = below
      if (first === productPart) return rest.length === 0 ? null : findProductPage(shop, rest.join('/'), query)
      const index = await indexes.load(shop)
      const path = below.join('/')
      const category = path === '' ? null : index.categories.find((it) => it.path === path)
      if (category === undefined) return null
      const asked = readListQuery({ index, design: shop.design, page: category, query })
      return {
        kind: 'shown',
        address: addressOfList(shop.paths, asked, shop.design),
        render: (current, now, options) => renderList({ site: current, page: now, options }, asked),
      }
    },
    async listAddresses(tx, site, page) {
      const shop = openShop(site, page)
      const categories = placeCategories(await listCategories(tx, shop))
      const products = await listAddresses(tx, shop, maxListed)
      return [
        ...categories.map((it) => ({ path: addressOfCategory(shop.paths, it), changedAt: it.createdAt })),
        ...products.map(({ slug, changedAt }) => ({ path: addressOfProduct(shop.slug, slug), changedAt })),
      ]
    },
    tagsOf: (page) => [storeTag(page.id)],
  }
}

/** The values that the form of the options sent; null where it did not send one for each. */
function readWish({ optionCount }: ProductHead, query: URLSearchParams): string[] | null {
  if (optionCount === 0 || !query.has(optionFieldName(0))) return null
  return Array.from({ length: optionCount }, (_, index) => query.get(optionFieldName(index)) ?? '')
}
