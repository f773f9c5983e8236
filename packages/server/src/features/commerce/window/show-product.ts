import { ProductPage, RelatedProducts } from '@sitewright/blocks/store/product-page'
import { productPageCss } from '@sitewright/blocks/store/store-css'
import type { Crumb, ProductPageData } from '@sitewright/blocks/store/store-views'
import { settleChoice } from '@sitewright/model/commerce/products/option-choices'
import { noVariant, type VariantOnPage } from '@sitewright/model/commerce/products/product-on-page'
import { recognizeCollectionPage } from '@sitewright/model/navigation/page-kinds'
import { addressOfProduct } from '@sitewright/model/pages/addresses/page-path'
import type { PageSettings } from '@sitewright/model/pages/page-settings'
import { formatTitle } from '@sitewright/model/pages/title-formats'
import { collectionTypes } from '@sitewright/model/reference/collections'
import { pageTypes } from '@sitewright/model/reference/pages'
import { readPlainText } from '@sitewright/model/text/plain-text'
import { createElement } from 'react'
import { productTag, storeOrderTag } from '../../../content/cache-tags'
import type { AddedToVisit } from '../../../render/added-content'
import { listShareLinks } from '../../../render/share-links'
import { describeCrumbs } from '../../../render/structured-data'
import type { Tx } from '../../../storage/database'
import { putOnPage } from './describe-variant'
import { makeCards, readAssetMap, showPictures } from './make-cards'
import { listCategoryIds, listLiveProducts, listOfSameCategories, listVariants, type WindowProduct } from './rows'
import type { Shop } from './shop'
import { listCategoryCrumbs } from './show-list'
import type { StoreIndex } from './store-index'
import { describeProduct } from './structured-data'

interface ProductInput {
  readonly shop: Shop
  readonly index: StoreIndex
  readonly product: WindowProduct
  readonly settings: PageSettings
  /** The id of a variant, `noVariant`, or null for the product itself. */
  readonly variantId: string | null
  readonly isEditing: boolean
}

const maxRelated = 4

/** The fixed part of a product's page, and what is shown below its canvas. */
export async function showProduct(tx: Tx, input: ProductInput): Promise<AddedToVisit> {
  const { shop, product } = input
  const variants = await listVariants(tx, shop.websiteId, [product.id])
  const named = variants.find(({ id }) => id === input.variantId)
  const ordered = bringFirst(product.details.pictures, named?.pictureId)
  const assetIds = ordered.map(({ assetId }) => assetId)
  const pictures = showPictures(ordered, await readAssetMap(tx, shop.websiteId, assetIds), product.title)
  const pictureIds = pictures.map(({ asset }) => asset.id)
  const onPage = variants.map((variant) => putOnPage(variant, product.productType, { shop, pictureIds }))
  const related = await findRelated(tx, input)
  const crumbs = await listCrumbs(tx, input)
  const path = addressOfProduct(shop.slug, product.slug)
  const data = describeData(input, { path, pictures, crumbs, variants: onPage, related: related.cards })
  const added = describeHead(input, data)
  const structuredData = [
    describeProduct({ shop, product, path, pictures, variants }),
    describeCrumbs(shop.site.origin, crumbs),
  ]
  const shown = [product.id, ...related.cards.map(({ id }) => id)].map(productTag)
  const files = [...assetIds, ...related.assetIds].map((id) => `asset:${id}`)
  return { ...added, structuredData, tags: [...shown, storeOrderTag(shop.storeId), ...new Set(files)] }
}

/** Without scripts the chosen variant is seen by its picture standing first. */
function bringFirst<Picture extends { readonly assetId: string }>(
  pictures: readonly Picture[],
  assetId: string | null | undefined,
): readonly Picture[] {
  const first = pictures.find((picture) => picture.assetId === assetId)
  return first ? [first, ...pictures.filter((picture) => picture !== first)] : pictures
}

async function findRelated(tx: Tx, { shop, product }: ProductInput) {
  const { websiteId, storeId, design } = shop
  if (!design.showRelated) return { cards: [], assetIds: [] }
  const chosen = (await listLiveProducts(tx, websiteId, product.details.relatedIds)).filter(
    (it) => it.id !== product.id && it.storeId === storeId,
  )
  const others =
    product.details.relatedIds.length > 0
      ? chosen
      : await listOfSameCategories(tx, { websiteId, storeId, id: product.id }, maxRelated)
  return makeCards(tx, shop, others)
}

/** By the deepest of its categories. */
async function listCrumbs(tx: Tx, { shop, index, product }: ProductInput): Promise<Crumb[]> {
  const ids = await listCategoryIds(tx, shop.websiteId, product.id)
  const [deepest] = index.categories.filter(({ id }) => ids.includes(id)).sort((a, b) => b.line.length - a.line.length)
  const own = { label: product.title, href: addressOfProduct(shop.slug, product.slug) }
  return [...listCategoryCrumbs(shop, index, deepest), own]
}

interface DataParts extends Pick<ProductPageData, 'pictures' | 'crumbs' | 'related'> {
  readonly path: string
  readonly variants: readonly VariantOnPage[]
}

function describeData(input: ProductInput, { path, pictures, crumbs, variants, related }: DataParts): ProductPageData {
  const { shop, product, variantId, isEditing } = input
  const { design, site, settings } = shop
  const chosen = variants.find(({ id }) => id === variantId) ?? settleChoice(variants, [])
  const [first] = pictures
  return {
    title: product.title,
    layout: design.productLayout,
    pictureRatio: design.pictureRatio,
    crumbs,
    pictures,
    options: product.details.options,
    onPage: {
      id: product.id,
      path,
      addLabel: settings.expressCheckout ? site.texts.store.purchase : site.texts.store.addToCart,
      isLive: product.isLive && shop.isPublic,
      variants,
    },
    chosen,
    isWishUnknown: variantId === noVariant,
    description: product.details.description,
    shareLinks: listShareLinks({
      texts: site.texts.store.share,
      address: site.origin + path,
      title: product.title,
      picture: first === undefined ? null : site.origin + first.asset.address,
    }),
    related,
    isEditing,
    texts: site.texts,
  }
}

type Head = Omit<AddedToVisit, 'tags' | 'structuredData'>

function describeHead({ shop, product, settings }: ProductInput, data: ProductPageData): Head {
  const { site } = shop
  const context = {
    assets: new Map(),
    navigation: [],
    settings: site.settings,
    texts: site.texts,
    colors: site.styles,
    isEditing: false,
  }
  const collection = { id: shop.storeId, typeName: 'products', type: collectionTypes.products }
  const pageType = pageTypes.contentItem
  return {
    above: createElement(ProductPage, { product: data, context }),
    below: data.related.length === 0 ? null : createElement(RelatedProducts, { product: data }),
    css: productPageCss,
    pageType,
    pageKind: recognizeCollectionPage({ pageType, collectionType: collection.type }),
    collection,
    itemId: product.id,
    title: formatTitle(site.settings.titleFormats.page, { site: site.settings.title, page: product.title }),
    description: settings.description || readPlainText(product.details.description).slice(0, 300),
    socialImageId: settings.socialImageId ?? data.pictures[0]?.asset.id ?? null,
    socialType: 'product',
    canonicalPath: data.onPage.path,
    hasSections: true,
  }
}
