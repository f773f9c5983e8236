import type { FileProduct, FileVariant, LineProblem } from '@sitewright/commerce/products/csv/read-lines'
import { combineOptions } from '@sitewright/commerce/products/variant-combinations'
import { productDetails } from '@sitewright/model/commerce/products/product'
import { slugFromTitle } from '@sitewright/model/pages/addresses/slugs'
import { emptyPage } from '@sitewright/model/pages/document'
import { richTextOf } from '@sitewright/model/text/rich-text'
import type { Actor } from '../../../../actors/actor'
import type { Tx } from '../../../../storage/database'
import { addProduct, type NewVariant } from '../products/add-product'
import { salePriceTooHigh } from '../products/check-variant'
import { firstVariant } from '../products/create-product'
import type { CatalogServices } from '../store/catalog-services'
import { refreshProduct } from '../store/product-rows'
import { listVariants } from '../store/variant-rows'
import { logStock } from '../variants/change-stock'
import { readFileOptions } from './file-options'
import { resolveCategories, resolvePictures } from './resolve-cells'

interface Addition {
  readonly storeId: string
  readonly file: FileProduct
}

/** A product that is not there yet. */
export async function addImported(
  tx: Tx,
  services: CatalogServices,
  actor: Actor,
  { storeId, file }: Addition,
): Promise<{ productId: string } | { problems: readonly LineProblem[] }> {
  const { websiteId } = actor
  const { title, productType = 'PHYSICAL' } = file
  const refuse = (column: string, text: string) => ({ problems: [{ line: file.line, column, text }] })
  if (title === undefined) return refuse('Title', 'Enter a title.')
  const options = readFileOptions(file, [])
  if ('line' in options) return { problems: [options] }
  if (productType === 'DIGITAL' && options.length > 0) return refuse('Type', 'Digital products can’t have options.')
  const wrongSale = file.variants.find(({ onSale, price = 0, salePrice = 0 }) => onSale === true && salePrice >= price)
  if (wrongSale !== undefined)
    return { problems: [{ line: wrongSale.line, column: 'Sale Price', text: salePriceTooHigh }] }
  const pictureIds = (await resolvePictures(tx, websiteId, file)) ?? []
  if ('line' in pictureIds) return { problems: [pictureIds] }
  const categoryIds = (await resolveCategories(tx, services, actor, { file, storeId })) ?? []
  if ('line' in categoryIds) return { problems: [categoryIds] }
  const pictures = pictureIds.map((assetId) => ({ assetId }))
  const description = toRichText(file.description ?? '')
  const productId = await addProduct(tx, services, actor, {
    storeId,
    productType,
    details: productDetails.parse({ description, pictures, options }),
    tags: file.tags ?? [],
    categoryIds,
    variants: listNewVariants(file, [...options], productType),
    settings: { title },
    wantedSlug: file.slug ?? slugFromTitle(title),
    document: emptyPage(),
    reason: 'create',
  })
  await stockImported(tx, services, actor, { productId, file })
  return { productId }
}

/** Lines become paragraphs. */
export function toRichText(plain: string) {
  return richTextOf(...plain.trim().split(/\r?\n/))
}

function listNewVariants(
  file: FileProduct,
  options: Parameters<typeof combineOptions>[1]['options'],
  productType: Parameters<typeof firstVariant>[0],
): NewVariant[] {
  const [first] = file.variants
  return combineOptions({ options: [], variants: [] }, { options, renamed: [] }).map(({ optionValues }) => {
    const named = file.variants.find((it) => it.optionValues.join('\n') === optionValues.join('\n'))
    const { price = 0, salePrice = 0, onSale = false, weightGrams = 0, sizeMm = [], stock } = named ?? first ?? noCells
    const begun = firstVariant(productType, price)
    const isUnlimited = stock === undefined ? begun.unlimited : stock === 'unlimited'
    const unlimited = productType === 'DIGITAL' || isUnlimited
    return { ...begun, optionValues, sku: named?.sku, salePrice, onSale, weightGrams, sizeMm, unlimited }
  })
}

const noCells: Partial<FileVariant> = {}

async function stockImported(
  tx: Tx,
  services: CatalogServices,
  { websiteId, accountId: by }: Actor,
  { productId, file }: { productId: string; file: FileProduct },
): Promise<void> {
  for (const variant of await listVariants(tx, { websiteId, productIds: [productId] })) {
    const key = variant.optionValues.join('\n')
    const stock = file.variants.find(({ optionValues }) => optionValues.join('\n') === key)?.stock
    if (typeof stock !== 'number' || stock === 0 || variant.unlimited) continue
    const { id: variantId } = variant
    await logStock(tx, services, { websiteId, productId, variantId, step: { set: stock }, reason: 'import', by })
  }
  await refreshProduct(tx, { websiteId, productId })
}
