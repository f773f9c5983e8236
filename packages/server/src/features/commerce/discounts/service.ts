import { findDiscountState } from '@sitewright/commerce/totals/discount-state'
import {
  type Discount,
  type DiscountChange,
  type DiscountList,
  type DiscountQuery,
  type DiscountRules,
  maxDiscounts,
  type NewDiscount,
  wholeDiscount,
} from '@sitewright/model/commerce/selling/discounts'
import { type Failure, fail, type Result } from '@sitewright/model/failures/catalog'
import type { Actor } from '../../../actors/actor'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import { isUniqueViolation } from '../../../storage/storage-errors'
import { readStoreCurrency } from '../catalog/products/read-product'
import {
  countDiscounts,
  findDiscount,
  insertDiscount,
  listDiscounts,
  moveDiscount,
  type StoredDiscount,
  updateDiscount,
} from './rows'

function isWanted({ state, name, code }: Discount, wanted: DiscountQuery): boolean {
  const words = `${name}\n${code ?? ''}`.toLowerCase()
  return (wanted.state ?? state) === state && words.includes(wanted.query.toLowerCase())
}

export type Discounts = ReturnType<typeof createDiscounts>

/** Discounts as the owner handles them. Carts ask for them anew each time, so nothing cached depends on them. */
export function createDiscounts({ database, now, newId }: Pick<Services, 'database' | 'now' | 'newId'>) {
  function answer(stored: StoredDiscount): Discount {
    return { ...stored, state: findDiscountState(stored, now()) }
  }

  return {
    /** How a discount stands follows from the time, so all of them are looked at. */
    async list({ websiteId }: Actor, query: DiscountQuery): Promise<DiscountList> {
      const all = await database.site(websiteId, (tx) => listDiscounts(tx, websiteId))
      const found = all.map(answer).filter((discount) => isWanted(discount, query))
      const start = query.cursor === undefined ? 0 : found.findIndex(({ id }) => id === query.cursor) + 1
      const page = found.slice(start, start + query.limit)
      const hasMore = found.length > start + query.limit
      return { discounts: page, nextCursor: hasMore ? (page.at(-1)?.id ?? null) : null }
    },

    read: ({ websiteId }: Actor, discountId: string): Promise<Result<Discount>> =>
      database.site(websiteId, async (tx) => {
        const stored = await findDiscount(tx, { websiteId, discountId })
        return stored === null ? fail('request.not-found') : answer(stored)
      }),

    add: ({ websiteId }: Actor, rules: NewDiscount): Promise<Result<Discount>> =>
      refuseTakenCode(
        database.site(websiteId, async (tx) => {
          if (await isFull(tx, websiteId)) return full()
          const currency = await readStoreCurrency(tx, websiteId)
          const at = new Date(now())
          return answer(await insertDiscount(tx, { websiteId, discountId: newId(), rules, currency, at }))
        }),
      ),

    change: ({ websiteId }: Actor, discountId: string, change: DiscountChange): Promise<Result<Discount>> =>
      refuseTakenCode(
        database.site(websiteId, async (tx) => {
          const stored = await findDiscount(tx, { websiteId, discountId })
          if (stored === null) return fail('request.not-found')
          const whole = wholeDiscount.safeParse({ ...rulesOf(stored), ...change })
          if (!whole.success) return fail('request.invalid', { issues: whole.error })
          const at = new Date(now())
          return answer(
            await updateDiscount(tx, { websiteId, discountId, rules: whole.data, currency: stored.currency, at }),
          )
        }),
      ),

    remove: ({ websiteId }: Actor, discountId: string): Promise<Result<Record<string, never>>> =>
      database.site(websiteId, async (tx) =>
        (await moveDiscount(tx, { websiteId, discountId }, new Date(now()))) ? {} : fail('request.not-found'),
      ),

    restore: ({ websiteId }: Actor, discountId: string): Promise<Result<Discount>> =>
      refuseTakenCode(
        database.site(websiteId, async (tx) => {
          if (await isFull(tx, websiteId)) return full()
          await moveDiscount(tx, { websiteId, discountId }, null)
          const stored = await findDiscount(tx, { websiteId, discountId })
          return stored === null ? fail('request.not-found') : answer(stored)
        }),
      ),
  }
}

async function isFull(tx: Tx, websiteId: string): Promise<boolean> {
  return (await countDiscounts(tx, websiteId)) >= maxDiscounts
}

function full(): Failure {
  return fail('discount.too-many', { values: { limit: maxDiscounts } })
}

function rulesOf(stored: StoredDiscount): DiscountRules {
  const { id: _id, currency: _currency, uses: _uses, createdAt: _createdAt, updatedAt: _updatedAt, ...rules } = stored
  return rules
}

/** Two at the same moment may take the same code: the second one is told. */
async function refuseTakenCode<T>(work: Promise<T>): Promise<T | Failure> {
  try {
    return await work
  } catch (error) {
    if (isUniqueViolation(error, 'discounts_code')) return fail('discount.code-taken')
    throw error
  }
}
