import type { Money } from '@sitewright/model/commerce/money/money'
import { type ProductDetails, productDetails } from '@sitewright/model/commerce/products/product'
import { productTypes } from '@sitewright/model/reference/products'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../../storage/database'
import type { Tables } from '../../../storage/tables'
import type { CartKey } from './cart-rows'
import { entryColumns, type StoredEntry, toEntry } from './entry-rows'

/** A variant of a product that visitors may see, as it stands now. */
export interface Offer {
  readonly productId: string
  readonly variantId: string
  readonly storeId: string
  readonly productType: number
  readonly title: string
  readonly slug: string
  readonly sku: string
  readonly optionValues: readonly string[]
  readonly details: Pick<ProductDetails, 'options' | 'pictures'>
  readonly pictureId: string | null
  readonly price: Money
  readonly weightGrams: number
  /** Null where it is not counted. */
  readonly left: number | null
}

/** Those that are named in every way that is given. */
export interface WantedOffers {
  readonly productId?: string | undefined
  readonly variantIds?: readonly string[] | undefined
  readonly sku?: string | undefined
  readonly optionValues?: readonly string[] | undefined
}

/** A line of a cart with what it is about; null where that is not sold any longer. */
export interface CartLine {
  readonly entry: StoredEntry
  readonly offer: Offer | null
}

const maxOffers = 1000
const shownDetails = productDetails.pick({ options: true, pictures: true })

const offerColumns = [
  ...(['v.id as variant_id', 'v.product_id', 'v.sku', 'v.option_values', 'v.picture_id', 'v.weight_grams'] as const),
  ...(['v.price', 'v.sale_price', 'v.is_on_sale', 'v.currency', 'v.is_unlimited', 'v.stock', 'v.held'] as const),
  ...(['p.store_id', 'p.product_type', 'p.title', 'p.slug'] as const),
] as const
const detailsColumn =
  sql<unknown>`jsonb_build_object('options', p.details -> 'options', 'pictures', p.details -> 'pictures')`.as('details')

export async function listOffers(
  tx: Tx,
  websiteId: string,
  { productId, variantIds, sku, optionValues }: WantedOffers,
  max = maxOffers,
): Promise<Offer[]> {
  if (variantIds?.length === 0) return []
  const rows = await tx
    .selectFrom('product_variants as v')
    .innerJoin('products as p', (join) =>
      join.onRef('p.website_id', '=', 'v.website_id').onRef('p.id', '=', 'v.product_id'),
    )
    .select(offerColumns)
    .select(detailsColumn)
    .where('v.website_id', '=', websiteId)
    .where('v.deleted_at', 'is', null)
    .where('p.is_live', '=', true)
    .$if(productId !== undefined, (query) => query.where('v.product_id', '=', productId ?? ''))
    .$if(variantIds !== undefined, (query) => query.where('v.id', 'in', [...(variantIds ?? [])]))
    .$if(sku !== undefined, (query) => query.where('v.sku_key', '=', (sku ?? '').toLowerCase()))
    .$if(optionValues !== undefined, (query) =>
      query.where(sql<boolean>`v.option_values = ${[...(optionValues ?? [])]}::text[]`),
    )
    .orderBy('v.position')
    .limit(max)
    .execute()
  return rows.map(toOffer)
}

/** In the order of adding. */
export async function listLines(tx: Tx, { websiteId, cartId }: CartKey): Promise<CartLine[]> {
  const rows = await tx
    .selectFrom('cart_entries as e')
    .leftJoin('product_variants as v', (join) =>
      join.onRef('v.website_id', '=', 'e.website_id').onRef('v.id', '=', 'e.variant_id').on('v.deleted_at', 'is', null),
    )
    .leftJoin('products as p', (join) =>
      join.onRef('p.website_id', '=', 'v.website_id').onRef('p.id', '=', 'v.product_id').on('p.is_live', '=', true),
    )
    .select(entryColumns)
    .select(offerColumns)
    .select(detailsColumn)
    .where('e.website_id', '=', websiteId)
    .where('e.cart_id', '=', cartId)
    .orderBy('e.position')
    .execute()
  return rows.map((row) => ({ entry: toEntry(row), offer: row.store_id === null ? null : toOffer(row as OfferRow) }))
}

type Variant = Selectable<Tables['product_variants']>
type Product = Selectable<Tables['products']>

interface OfferRow
  extends Pick<
      Variant,
      'product_id' | 'sku' | 'option_values' | 'picture_id' | 'weight_grams' | 'price' | 'sale_price'
    >,
    Pick<Variant, 'is_on_sale' | 'currency' | 'is_unlimited' | 'stock' | 'held'>,
    Pick<Product, 'store_id' | 'product_type' | 'title' | 'slug'> {
  readonly variant_id: string
  readonly details: unknown
}

function toOffer(row: OfferRow): Offer {
  return {
    productId: row.product_id,
    variantId: row.variant_id,
    storeId: row.store_id,
    productType: row.product_type,
    title: row.title,
    slug: row.slug,
    sku: row.sku,
    optionValues: row.option_values,
    details: shownDetails.parse(row.details),
    pictureId: row.picture_id,
    price: {
      cents: row.is_on_sale ? row.sale_price : row.price,
      currency: row.currency as Money['currency'],
    },
    weightGrams: row.weight_grams,
    // A file is never sold out.
    left: row.is_unlimited || row.product_type === productTypes.digital ? null : row.stock - row.held,
  }
}
