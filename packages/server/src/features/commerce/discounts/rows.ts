import { chooseStoreCurrency } from '@sitewright/model/commerce/money/currencies'
import {
  type Discount,
  type DiscountRules,
  discountCustomers,
  discountEffect,
} from '@sitewright/model/commerce/selling/discounts'
import type { Selectable } from 'kysely'
import type { Tx } from '../../../storage/database'
import type { Tables } from '../../../storage/tables'

export interface DiscountKey {
  readonly websiteId: string
  readonly discountId: string
}

/** As it is stored: how it stands depends on the time and on the store. */
export type StoredDiscount = Omit<Discount, 'state'>

/** The newest first. */
export async function listDiscounts(tx: Tx, websiteId: string): Promise<StoredDiscount[]> {
  const rows = await discounts(tx, websiteId).orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
  return rows.map(readRow)
}

export async function findDiscount(tx: Tx, { websiteId, discountId }: DiscountKey): Promise<StoredDiscount | null> {
  const row = await discounts(tx, websiteId).where('id', '=', discountId).executeTakeFirst()
  return row === undefined ? null : readRow(row)
}

interface Offered {
  /** Those that apply by themselves, and those of the codes. */
  readonly offered: readonly StoredDiscount[]
  /** Whether a buyer could have a code at all. */
  readonly takesCodes: boolean
}

export async function listOffered(tx: Tx, websiteId: string, codes: readonly string[]): Promise<Offered> {
  const rows = await discounts(tx, websiteId)
    .where((where) =>
      where.or([
        where.and([where('code', 'is', null), where('is_on', '=', true)]),
        // Any one tells that there are some.
        where('id', '=', discountsWithCode(tx, websiteId).select('id').limit(1)),
        ...(codes.length === 0 ? [] : [where('code', 'in', codes)]),
      ]),
    )
    .orderBy('id')
    .execute()
  return {
    offered: rows.filter(({ code }) => code === null || codes.includes(code)).map(readRow),
    takesCodes: rows.some(({ code, is_on }) => code !== null && is_on),
  }
}

function discountsWithCode(tx: Tx, websiteId: string) {
  return tx
    .selectFrom('discounts')
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .where('code', 'is not', null)
    .where('is_on', '=', true)
}

export async function countDiscounts(tx: Tx, websiteId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('discounts')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface WrittenDiscount extends DiscountKey {
  readonly rules: DiscountRules
  readonly currency: Discount['currency']
  readonly at: Date
}

export async function insertDiscount(tx: Tx, discount: WrittenDiscount): Promise<StoredDiscount> {
  const row = await tx
    .insertInto('discounts')
    .values({
      website_id: discount.websiteId,
      id: discount.discountId,
      ...columnsOf(discount),
      created_at: discount.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return readRow(row)
}

export async function updateDiscount(tx: Tx, discount: WrittenDiscount): Promise<StoredDiscount> {
  const row = await tx
    .updateTable('discounts')
    .set(columnsOf(discount))
    .where('website_id', '=', discount.websiteId)
    .where('id', '=', discount.discountId)
    .returningAll()
    .executeTakeFirstOrThrow()
  return readRow(row)
}

/** Away with a time, back with null. False when it is not where it was thought to be. */
export async function moveDiscount(tx: Tx, key: DiscountKey, deletedAt: Date | null): Promise<boolean> {
  const row = await tx
    .updateTable('discounts')
    .set({ deleted_at: deletedAt })
    .where('website_id', '=', key.websiteId)
    .where('id', '=', key.discountId)
    .where('deleted_at', deletedAt === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Of all of them, those in the bin too. */
export async function setDiscountCurrency(tx: Tx, websiteId: string, currency: Discount['currency']): Promise<void> {
  await tx.updateTable('discounts').set({ currency }).where('website_id', '=', websiteId).execute()
}

function discounts(tx: Tx, websiteId: string) {
  return tx.selectFrom('discounts').selectAll().where('website_id', '=', websiteId).where('deleted_at', 'is', null)
}

function columnsOf({ rules, currency, at }: WrittenDiscount) {
  return {
    name: rules.name,
    code: rules.code,
    is_on: rules.isOn,
    effect: JSON.stringify(rules.effect),
    customers: JSON.stringify(rules.customers),
    currency,
    minimum_subtotal: rules.minimumSubtotalCents,
    max_uses: rules.maxUses,
    once_per_customer: rules.oncePerCustomer,
    is_combinable: rules.isCombinable,
    starts_at: rules.startsAt === null ? null : new Date(rules.startsAt),
    ends_at: rules.endsAt === null ? null : new Date(rules.endsAt),
    updated_at: at,
  }
}

function readRow(row: Selectable<Tables['discounts']>): StoredDiscount {
  return {
    id: row.id,
    name: row.name,
    code: row.code,
    isOn: row.is_on,
    effect: discountEffect.parse(row.effect),
    customers: discountCustomers.parse(row.customers),
    currency: chooseStoreCurrency(row.currency),
    minimumSubtotalCents: row.minimum_subtotal,
    maxUses: row.max_uses,
    oncePerCustomer: row.once_per_customer,
    isCombinable: row.is_combinable,
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    uses: row.uses,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}
