import type { ProductDetail, VariantChange, VariantsChange } from '@sitewright/model/commerce/products/product-answers'
import type { StockReason } from '@sitewright/model/commerce/products/stock'
import { type Failure, fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import type { Actor } from '../../../../actors/actor'
import type { Tx } from '../../../../storage/database'
import { checkVariant, nameField } from '../products/check-variant'
import { answerProduct } from '../products/read-product'
import { changeShownProducts } from '../products/shown-products'
import type { CatalogServices } from '../store/catalog-services'
import { listProductsOf } from '../store/product-rows'
import { refuseTaken } from '../store/refuse-taken'
import { findOwnersOfSkus, listVariants, releaseSkus, updateVariant, type VariantRow } from '../store/variant-rows'
import { logStock } from './change-stock'

export type Line = VariantsChange['variants'][number]

export async function changeVariant(
  services: CatalogServices,
  actor: Actor,
  { variantId, change }: { variantId: string; change: VariantChange },
): Promise<Result<ProductDetail>> {
  const work = services.database.site(actor.websiteId, async (tx) => {
    const changed = await changeLines(tx, services, actor, {
      lines: [{ ...change, id: variantId }],
      prefixOf: () => '',
      reason: 'hand',
    })
    if (isFailure(changed)) return changed
    const [productId = ''] = changed
    return answerProduct(tx, actor.websiteId, productId)
  })
  return refuseTaken(work)
}

/** Lines of a grid, all of them or none. What is wrong is named by its line. */
export async function changeVariants(
  services: CatalogServices,
  actor: Actor,
  { variants: lines }: VariantsChange,
): Promise<Result<Record<string, never>>> {
  const work = services.database.site(actor.websiteId, async (tx) => {
    const changed = await changeLines(tx, services, actor, { lines, prefixOf: ofLine, reason: 'hand' })
    return isFailure(changed) ? changed : {}
  })
  return refuseTaken(work)
}

interface Lines {
  readonly lines: readonly Line[]
  readonly prefixOf: (line: number) => string
}

/** Where a failure of a line says what is wrong. */
export function ofLine(line: number): string {
  return `variants.${line}.`
}

/** Inside the caller's transaction; everything is checked before anything is written. Answers with the products that changed. */
export async function changeLines(
  tx: Tx,
  services: CatalogServices,
  actor: Actor,
  { lines, prefixOf, reason }: Lines & { readonly reason: StockReason },
): Promise<Result<string[]>> {
  const { websiteId, accountId: by } = actor
  const stored = await lockOffered(tx, websiteId, lines)
  const refusal = checkLines(stored, { lines, prefixOf }) ?? (await refuseTakenSkus(tx, websiteId, { lines, prefixOf }))
  if (refusal !== null) return refusal
  const productIds = [...new Set(lines.flatMap(({ id }) => stored.get(id)?.productId ?? []))]
  await changeShownProducts(tx, services, { websiteId, productIds }, async () => {
    const renamed = lines.filter(({ id, sku }) => sku !== undefined && sku !== stored.get(id)?.sku)
    await releaseSkus(tx, { websiteId, ids: renamed.map(({ id }) => id) })
    const at = new Date(services.now())
    for (const line of lines) {
      const variant = stored.get(line.id)
      if (variant === undefined) continue
      await updateVariant(tx, { websiteId, id: line.id, at }, withChange(variant, line))
      if (line.stock === undefined || line.stock === variant.stock) continue
      const { id: variantId, productId } = variant
      const step = { set: line.stock }
      await logStock(tx, services, { websiteId, variantId, productId, step, reason, by })
    }
  })
  return productIds
}

/** By their ids; those of digital products are left out. */
async function lockOffered(tx: Tx, websiteId: string, lines: readonly Line[]): Promise<Map<string, VariantRow>> {
  const variants = await listVariants(tx, { websiteId, variantIds: lines.map(({ id }) => id), lock: true })
  const productIds = [...new Set(variants.map(({ productId }) => productId))]
  const products = await listProductsOf(tx, { websiteId, productIds })
  const offered = new Set(products.filter((it) => it.productType !== 'DIGITAL').map(({ id }) => id))
  return new Map(variants.filter(({ productId }) => offered.has(productId)).map((it) => [it.id, it]))
}

function checkLines(stored: ReadonlyMap<string, VariantRow>, { lines, prefixOf }: Lines): Failure | null {
  const seen = new Set<string>()
  for (const [index, line] of lines.entries()) {
    const prefix = prefixOf(index)
    const variant = stored.get(line.id)
    if (variant === undefined) return prefix === '' ? fail('request.not-found') : refuseLine(`${prefix}id`, unknown)
    if (seen.has(line.id)) return refuseLine(`${prefix}id`, 'This variant is listed twice.')
    seen.add(line.id)
    const stock = line.stock ?? variant.stock
    const refusal = checkVariant({ stored: variant, next: withChange(variant, line), stock, prefix })
    if (refusal !== null) return refusal
  }
  return null
}

const unknown = 'This variant no longer exists.'

function refuseLine(field: string, text: string): Failure {
  return fail('request.invalid', { errors: { [field]: text } })
}

/** SKUs may change hands among the lines; taken is what another variant keeps. */
async function refuseTakenSkus(tx: Tx, websiteId: string, { lines, prefixOf }: Lines): Promise<Failure | null> {
  const wanted = lines.flatMap(({ id, sku }, index) => (sku === undefined ? [] : [{ id, sku, index }]))
  const owners = await findOwnersOfSkus(tx, { websiteId, skus: wanted.map(({ sku }) => sku) })
  const moving = new Set(wanted.map(({ id }) => id))
  const seen = new Set<string>()
  for (const { id, sku, index } of wanted) {
    const key = sku.toLowerCase()
    const owner = owners.get(key)
    const isTaken = owner !== undefined && owner !== id && !moving.has(owner)
    if (isTaken || seen.has(key)) {
      return nameField(fail('product.sku-taken'), `${prefixOf(index)}sku`)
    }
    seen.add(key)
  }
  return null
}

function withChange(variant: VariantRow, { id, stock, ...change }: Line): VariantRow {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  return { ...variant, ...given }
}
