import {
  writeAmount,
  writeCategoryLines,
  writeLength,
  writeList,
  writeStock,
  writeWeight,
  writeYesNo,
} from '@sitewright/commerce/products/csv/cells'
import { productColumns } from '@sitewright/commerce/products/csv/columns'
import { csvStart, writeCsvRow } from '@sitewright/model/csv/write-csv'
import type { Tx } from '../../../../storage/database'
import { buildCategoryTree, type CategoryTree } from '../categories/category-tree'
import type { CatalogServices } from '../store/catalog-services'
import { listCategoriesOfProducts, listCategoryRows } from '../store/category-rows'
import { listProductsAfter, type ProductRow } from '../store/product-rows'
import { listStores } from '../store/store-rows'
import { listVariants, type VariantRow } from '../store/variant-rows'
import { writeDescription } from './change-imported'

/** Products of one reading: memory holds so many, however long the list is. */
const batchSize = 200

/** In the order by hand; one line per variant. */
export async function* writeProductsCsv(
  { database }: Pick<CatalogServices, 'database'>,
  websiteId: string,
): AsyncGenerator<string> {
  yield csvStart + writeCsvRow(productColumns)
  let after: Pick<ProductRow, 'position' | 'id'> | null = null
  for (;;) {
    const batch: { products: ProductRow[]; text: string } = await database.site(websiteId, async (tx) => {
      const products = await listProductsAfter(tx, { websiteId, after, limit: batchSize })
      return { products, text: products.length === 0 ? '' : await writeBatch(tx, websiteId, products) }
    })
    if (batch.text !== '') yield batch.text
    if (batch.products.length < batchSize) return
    after = batch.products.at(-1) ?? null
  }
}

async function writeBatch(tx: Tx, websiteId: string, products: readonly ProductRow[]): Promise<string> {
  const productIds = products.map(({ id }) => id)
  const variants = await listVariants(tx, { websiteId, productIds })
  const categories = await listCategoriesOfProducts(tx, { websiteId, productIds })
  const tree = buildCategoryTree(await listCategoryRows(tx, websiteId))
  const storeSlugs = new Map((await listStores(tx, websiteId)).map(({ id, slug }) => [id, slug]))
  const lines = products.flatMap((product) => {
    const ofProduct = variants.filter(({ productId }) => productId === product.id)
    const more = {
      storeSlug: storeSlugs.get(product.storeId) ?? '',
      categories: nameCategories(tree, categories.get(product.id) ?? []),
    }
    return ofProduct.map((variant, index) => {
      const cells = { ...(index === 0 ? productCells(product, more) : {}), ...variantCells(product, variant) }
      return writeCsvRow(productColumns.map((column) => cells[column] ?? ''))
    })
  })
  return lines.join('')
}

type Cells = Record<string, string>

function productCells(product: ProductRow, more: { storeSlug: string; categories: string }): Cells {
  const { description, pictures, options } = product.details
  const names = options.map(({ name }, index) => [`Option Name ${index + 1}`, name] as const)
  return {
    Type: product.productType,
    'Store Page': more.storeSlug,
    Title: product.title,
    Description: writeDescription(description),
    Slug: product.slug,
    Tags: writeList(product.tags),
    Categories: more.categories,
    Visible: writeYesNo(product.isLive),
    Pictures: pictures.map(({ assetId }) => assetId).join(' '),
    ...Object.fromEntries(names),
  }
}

function variantCells(product: ProductRow, variant: VariantRow): Cells {
  const [length, width, height] = variant.sizeMm
  const values = variant.optionValues.map((value, index) => [`Option Value ${index + 1}`, value] as const)
  return {
    'Product ID': product.id,
    'Variant ID': product.productType === 'DIGITAL' ? '' : variant.id,
    SKU: variant.sku,
    Price: writeAmount(variant.price),
    'Sale Price': writeAmount(variant.salePrice),
    'On Sale': writeYesNo(variant.onSale),
    Stock: writeStock(variant.stock, variant.unlimited),
    'Weight (kg)': writeWeight(variant.weightGrams),
    'Length (cm)': writeLength(length),
    'Width (cm)': writeLength(width),
    'Height (cm)': writeLength(height),
    ...Object.fromEntries(values),
  }
}

function nameCategories(tree: CategoryTree, ids: readonly string[]): string {
  const lines = ids.flatMap((id) => {
    const category = tree.find(id)
    return category === undefined ? [] : [tree.lineOf(category).map(({ name }) => name)]
  })
  return writeCategoryLines(lines)
}
