import { type CurrencyCode, chooseStoreCurrency } from '@sitewright/model/commerce/money/currencies'
import type { WorkflowState } from '@sitewright/model/commerce/products/product'
import type { ProductDetail } from '@sitewright/model/commerce/products/product-answers'
import { fail, type Result } from '@sitewright/model/failures/catalog'
import { readSiteDocument } from '../../../../content/document-rows'
import type { Tx } from '../../../../storage/database'
import { addressOf } from '../../../pages/store/page-context'
import { findPage, type PageRow } from '../../../pages/store/rows'
import { listCategoryIds } from '../store/category-rows'
import { listFiles, type StoredFile, toFile } from '../store/file-rows'
import { findProduct, type ProductRow } from '../store/product-rows'
import { listVariants, toVariant, type VariantRow } from '../store/variant-rows'

export interface StoredProduct {
  readonly product: ProductRow
  readonly page: PageRow
  /** A digital product has exactly one, which its answers show as prices of the product itself. */
  readonly variants: readonly VariantRow[]
  readonly categoryIds: readonly string[]
}

/** Null when it does not exist or is in the bin. */
export async function loadProduct(
  tx: Tx,
  websiteId: string,
  productId: string,
  { lock = false } = {},
): Promise<StoredProduct | null> {
  const product = await findProduct(tx, { websiteId, productId, lock })
  const page = product === null ? null : await findPage(tx, websiteId, productId)
  if (product === null || page === null) return null
  const variants = await listVariants(tx, { websiteId, productIds: [productId], lock })
  return { product, page, variants, categoryIds: await listCategoryIds(tx, { websiteId, productId }) }
}

/** The answer to whatever read or changed a product. */
export async function answerProduct(tx: Tx, websiteId: string, productId: string): Promise<Result<ProductDetail>> {
  const stored = await loadProduct(tx, websiteId, productId)
  if (stored === null) return fail('request.not-found')
  const files = await listFiles(tx, { websiteId, productId })
  return toDetail({ ...stored, files }, await readStoreCurrency(tx, websiteId))
}

export async function readStoreCurrency(tx: Tx, websiteId: string): Promise<CurrencyCode> {
  const { body } = await readSiteDocument(tx, websiteId, 'store')
  return chooseStoreCurrency(body.selectedCurrency)
}

type Shown = StoredProduct & { readonly files: readonly StoredFile[] }

function toDetail({ product, page, variants, categoryIds, files }: Shown, currency: CurrencyCode): ProductDetail {
  const [first] = variants
  const { settings } = page
  const shown = product.productType === 'DIGITAL' ? [] : variants
  return {
    id: product.id,
    storeId: product.storeId,
    path: addressOf(page),
    title: settings.title,
    productType: product.productType,
    workflowState: workflowStateOf({ isLive: page.publishedVersion !== null, isScheduled: page.scheduledAt !== null }),
    lowestPrice: product.lowestPrice,
    hasVariedPrices: product.hasVariedPrices,
    onSale: first?.onSale ?? false,
    isSoldOut: product.isSoldOut,
    stock: product.stock,
    variantCount: shown.length,
    tags: [...product.tags],
    updatedAt: product.updatedAt.toISOString(),
    currency: first?.currency ?? currency,
    priceCents: first?.price ?? 0,
    salePriceCents: first?.salePrice ?? 0,
    ...product.details,
    variants: shown.map(toVariant),
    files: files.map(toFile),
    categoryIds: [...categoryIds],
    scheduledAt: page.scheduledAt?.toISOString() ?? null,
    slug: settings.slug,
    seoDescription: settings.description,
    socialImageId: settings.socialImageId,
    noindex: settings.noindex,
    draftVersion: page.draftVersion,
    hasUnpublishedChanges: page.publishedVersion !== null && page.publishedVersion !== page.draftVersion,
  }
}

export function workflowStateOf({ isLive, isScheduled }: { isLive: boolean; isScheduled: boolean }): WorkflowState {
  if (isLive) return 'PUBLISHED'
  return isScheduled ? 'SCHEDULED' : 'DRAFT'
}
