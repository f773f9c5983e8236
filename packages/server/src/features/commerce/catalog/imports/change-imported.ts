import type { FileProduct, FileVariant, LineProblem } from '@sitewright/commerce/products/csv/read-lines'
import type { ProductChange } from '@sitewright/model/commerce/products/product-answers'
import { type Failure, isFailure } from '@sitewright/model/failures/catalog'
import { readPlainLines } from '@sitewright/model/text/plain-text'
import type { Actor } from '../../../../actors/actor'
import type { Tx } from '../../../../storage/database'
import { applyProductChange } from '../products/change-product'
import { loadProduct, type StoredProduct } from '../products/read-product'
import type { CatalogServices } from '../store/catalog-services'
import type { VariantRow } from '../store/variant-rows'
import { applyOptions } from '../variants/change-options'
import { changeLines, type Line, ofLine } from '../variants/change-variants'
import { toRichText } from './add-imported'
import { readFileOptions } from './file-options'
import { resolveCategories, resolvePictures } from './resolve-cells'

interface Change {
  readonly stored: StoredProduct
  readonly file: FileProduct
}

type Changed = { readonly fields: readonly string[] } | { readonly problems: readonly LineProblem[] }

/** A product that is there: what differs from the file is changed. Answers with the columns that did. */
export async function changeImported(
  tx: Tx,
  services: CatalogServices,
  actor: Actor,
  { stored, file }: Change,
): Promise<Changed> {
  const { websiteId } = actor
  const options = readFileOptions(file, stored.product.details.options)
  if ('line' in options) return { problems: [options] }
  const hasNewValues = JSON.stringify(options) !== JSON.stringify(stored.product.details.options)
  if (hasNewValues) {
    const refusal = await applyOptions(tx, services, {
      websiteId,
      stored,
      change: { options: [...options], renamed: [] },
    })
    if (refusal !== null) return refuse(refusal, file, [])
  }
  const { id: productId } = stored.product
  const current = hasNewValues ? await loadProduct(tx, websiteId, productId, { lock: true }) : stored
  if (current === null) throw new Error('a product is gone in the transaction that holds it')
  const product = await findProductChange(tx, services, actor, { stored: current, file })
  if ('line' in product) return { problems: [product] }
  const variants = findVariantChanges(current, file)
  if ('line' in variants) return { problems: [variants] }
  if (Object.keys(product).length > 0) {
    const refusal = await applyProductChange(tx, services, actor, { stored: current, change: product })
    if (refusal !== null) return refuse(refusal, file, [])
  }
  if (variants.lines.length > 0) {
    const { lines } = variants
    const changed = await changeLines(tx, services, actor, { lines, prefixOf: ofLine, reason: 'import' })
    if (isFailure(changed)) return refuse(changed, file, variants.numbers)
  }
  const keys = [...Object.keys(product), ...variants.lines.flatMap(({ id, ...fields }) => Object.keys(fields))]
  const columns = [...(hasNewValues ? ['options'] : []), ...keys].map((key) => columnsByField[key] ?? key)
  return { fields: [...new Set(columns)] }
}

/** What of the product itself differs. */
async function findProductChange(
  tx: Tx,
  services: CatalogServices,
  actor: Actor,
  { stored, file }: Change,
): Promise<ProductChange | LineProblem> {
  const { product, page, categoryIds, variants } = stored
  const { description, pictures } = product.details
  const wantedCategories = await resolveCategories(tx, services, actor, { file, storeId: product.storeId })
  if (wantedCategories !== undefined && 'line' in wantedCategories) return wantedCategories
  const wantedPictures = await resolvePictures(tx, actor.websiteId, file)
  if (wantedPictures !== undefined && 'line' in wantedPictures) return wantedPictures
  const plain = file.description?.trim().replace(/\r\n/g, '\n')
  const change: ProductChange = {
    ...differing('title', file.title, page.settings.title),
    ...differing('slug', file.slug, page.settings.slug),
    ...differing('productType', file.productType, product.productType),
    ...differing('tags', file.tags && [...file.tags], product.tags),
    ...differing('categoryIds', wantedCategories?.toSorted(), categoryIds),
    ...(plain === undefined || plain === writeDescription(description) ? {} : { description: toRichText(plain) }),
  }
  const isSamePictures = wantedPictures?.join() === pictures.map(({ assetId }) => assetId).join()
  if (wantedPictures !== undefined && !isSamePictures) change.pictures = keepPictures(wantedPictures, pictures)
  return product.productType === 'DIGITAL' ? { ...change, ...findPriceChange(variants[0], file.variants[0]) } : change
}

/** As it stands in a file; the looks of a text are kept as long as its words are the same. */
export function writeDescription(description: StoredProduct['product']['details']['description']): string {
  return readPlainLines(description).join('\n').trim()
}

type Pictures = StoredProduct['product']['details']['pictures']

function keepPictures(ids: readonly string[], stored: Pictures): Pictures {
  return ids.map(
    (assetId) => stored.find((it) => it.assetId === assetId) ?? { assetId, alt: '', focalPoint: { x: 0.5, y: 0.5 } },
  )
}

function findPriceChange(variant: VariantRow | undefined, file: FileVariant | undefined): ProductChange {
  return {
    ...differing('priceCents', file?.price, variant?.price),
    ...differing('salePriceCents', file?.salePrice, variant?.salePrice),
    ...differing('onSale', file?.onSale, variant?.onSale),
  }
}

interface VariantChanges {
  readonly lines: Line[]
  /** Of the file, for each of them. */
  readonly numbers: number[]
}

function findVariantChanges({ product, variants }: StoredProduct, file: FileProduct): VariantChanges | LineProblem {
  const changes: VariantChanges = { lines: [], numbers: [] }
  if (product.productType === 'DIGITAL') return changes
  for (const wanted of file.variants) {
    const variant = findVariant(variants, wanted, file)
    if (variant === undefined)
      return {
        line: wanted.line,
        column: 'Variant ID',
        text: 'This product doesn’t have this variant. Clear the cell.',
      }
    const fields = describeChange(variant, wanted)
    if (Object.keys(fields).length === 0) continue
    changes.lines.push({ id: variant.id, ...fields })
    changes.numbers.push(wanted.line)
  }
  return changes
}

function findVariant(
  variants: readonly VariantRow[],
  { variantId, sku, optionValues }: FileVariant,
  { optionNames }: FileProduct,
): VariantRow | undefined {
  if (variantId !== undefined) return variants.find(({ id }) => id === variantId)
  if (optionNames.length > 0) return variants.find((it) => it.optionValues.join('\n') === optionValues.join('\n'))
  const bySku = variants.find((it) => it.sku.toLowerCase() === sku?.toLowerCase())
  return bySku ?? (variants.length === 1 ? variants[0] : undefined)
}

function describeChange(variant: VariantRow, wanted: FileVariant): Omit<Line, 'id'> {
  const { stock } = wanted
  const isUnlimited = stock === undefined ? undefined : stock === 'unlimited'
  return {
    ...differing('sku', wanted.sku, variant.sku),
    ...differing('price', wanted.price, variant.price),
    ...differing('salePrice', wanted.salePrice, variant.salePrice),
    ...differing('onSale', wanted.onSale, variant.onSale),
    ...differing('unlimited', isUnlimited, variant.unlimited),
    ...differing('stock', typeof stock === 'number' ? stock : undefined, variant.stock),
    ...differing('weightGrams', wanted.weightGrams, variant.weightGrams),
    ...differing('sizeMm', wanted.sizeMm, variant.sizeMm),
  }
}

/** Nothing where the file says nothing, or the same. */
function differing<Name extends string, Value>(
  name: Name,
  wanted: Value | undefined,
  stored: unknown,
): { [It in Name]?: Value } {
  const isSame = wanted === undefined || JSON.stringify(wanted) === JSON.stringify(stored)
  return (isSame ? {} : { [name]: wanted }) as { [It in Name]?: Value }
}

/** What changed, as the columns of a file call it. */
const columnsByField: Readonly<Record<string, string>> = {
  title: 'Title',
  slug: 'Slug',
  productType: 'Type',
  tags: 'Tags',
  categoryIds: 'Categories',
  description: 'Description',
  pictures: 'Pictures',
  options: 'Option Value 1',
  sku: 'SKU',
  price: 'Price',
  priceCents: 'Price',
  salePrice: 'Sale Price',
  salePriceCents: 'Sale Price',
  onSale: 'On Sale',
  unlimited: 'Stock',
  stock: 'Stock',
  weightGrams: 'Weight (kg)',
  sizeMm: 'Length (cm)',
}

/** A failure of the API, at its line and column. */
function refuse(failure: Failure, file: FileProduct, numbers: readonly number[]): Changed {
  const [[path, text] = ['', failure.text]] = Object.entries(failure.errors ?? {})
  const [, index, field = path] = /^variants\.(\d+)\.(\w+)/.exec(path) ?? []
  const line = (index === undefined ? undefined : numbers[Number(index)]) ?? file.line
  return { problems: [{ line, column: columnsByField[field] ?? '', text }] }
}
