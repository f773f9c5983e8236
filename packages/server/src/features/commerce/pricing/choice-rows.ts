import { maxCartCodes } from '@sitewright/model/commerce/cart/cart'
import { type BuyerLocation, buyerLocation } from '@sitewright/model/commerce/selling/delivery-places'
import type { Tx } from '../../../storage/database'

interface CartKey {
  readonly websiteId: string
  readonly cartId: string
}

/** What a buyer chose beside the goods. */
export interface CartChoices {
  readonly codes: readonly string[]
  readonly location: BuyerLocation | null
  readonly deliveryId: string | null
}

export const noChoices: CartChoices = { codes: [], location: null, deliveryId: null }

export const choiceColumns = ['codes', 'location', 'delivery_id'] as const

interface ChoiceRow {
  readonly codes: readonly string[]
  readonly location: unknown
  readonly delivery_id: string | null
}

export function toChoices(row: ChoiceRow): CartChoices {
  const { data: location = null } = buyerLocation.safeParse(row.location)
  return { codes: row.codes, location, deliveryId: row.delivery_id }
}

export async function readChoices(tx: Tx, { websiteId, cartId }: CartKey): Promise<CartChoices> {
  const row = await tx
    .selectFrom('carts')
    .select(choiceColumns)
    .where('website_id', '=', websiteId)
    .where('id', '=', cartId)
    .executeTakeFirstOrThrow()
  return toChoices(row)
}

export async function writeChoices(tx: Tx, { websiteId, cartId }: CartKey, choices: CartChoices): Promise<void> {
  await tx
    .updateTable('carts')
    .set({
      codes: [...choices.codes],
      location: choices.location === null ? null : JSON.stringify(choices.location),
      delivery_id: choices.deliveryId,
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', cartId)
    .execute()
}

/** What was chosen last, before the sign-in, holds; codes of both are kept. */
export function mergeChoices(brought: CartChoices, kept: CartChoices): CartChoices {
  return {
    codes: [...new Set([...brought.codes, ...kept.codes])].slice(0, maxCartCodes),
    location: brought.location ?? kept.location,
    deliveryId: brought.deliveryId ?? kept.deliveryId,
  }
}
