import { cartLifetimeMs } from '@sitewright/model/commerce/cart/cart-states'
import type { Clock } from '../../../ground/time-and-chance'
import { hashSecret } from '../../../security/secrets'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import { noChoices } from '../pricing/choice-rows'
import { findCart, insertCart, type StoredCart } from './cart-rows'
import { planEndOfCarts } from './end-carts-job'
import { mergeCarts } from './merge-carts'
import { abandonCarts } from './old-cart-rows'

export type CartServices = Pick<Services, 'now' | 'newId' | 'jobs'>

/** Who asks for their cart. */
export interface CartVisitor {
  readonly websiteId: string
  readonly memberId: string | null
  /** As they stand in the cookies. */
  readonly tokens: readonly string[]
}

export interface OwnCart extends StoredCart {
  /** What opens it; null for that of a member. */
  readonly token: string | null
}

/**
 * The cart of who asks. What a member brings along from before the sign-in, or from a tab that did not know of it yet, is in
 * the member's own cart afterwards.
 */
export async function findOwnCart(
  tx: Tx,
  services: CartServices,
  visitor: CartVisitor,
  { isLocked }: { readonly isLocked: boolean },
): Promise<OwnCart | null> {
  const { websiteId, memberId, tokens } = visitor
  const touchedAfter = startOfLife(services)
  const isMember = memberId !== null
  const tokenHashes = tokens.map(hashSecret)
  const brought = await findCart(tx, websiteId, { tokenHashes }, { touchedAfter, isLocked: isLocked || isMember })
  if (!isMember) {
    const token = tokens[tokenHashes.indexOf(brought?.tokenHash ?? '')]
    return brought === null || token === undefined ? null : { ...brought, token }
  }
  if (brought !== null) {
    const own = await openMemberCart(tx, services, { websiteId, memberId })
    return { ...own, choices: await mergeCarts(tx, services, { websiteId, from: brought, into: own }) }
  }
  const own = await findCart(tx, websiteId, { memberId }, { touchedAfter, isLocked })
  return own === null ? null : { ...own, token: null }
}

/** Locked, and made where there is none. */
export async function openMemberCart(
  tx: Tx,
  services: CartServices,
  { websiteId, memberId }: { readonly websiteId: string; readonly memberId: string },
): Promise<OwnCart> {
  const at = new Date(services.now())
  const touchedAfter = startOfLife(services)
  await abandonCarts(tx, websiteId, { untouchedSince: touchedAfter, memberId })
  const isNew = await insertCart(tx, websiteId, { id: services.newId(), tokenHash: null, memberId, at })
  if (isNew) await planEndOfCarts(tx, services, websiteId)
  const own = await findCart(tx, websiteId, { memberId }, { touchedAfter, isLocked: true })
  if (own === null) throw new Error('the cart of a member is gone while it is opened')
  return { ...own, token: null }
}

/** Of a visitor, whom its token will be given; not stored yet. */
export function newVisitorCart(
  { now, newId }: CartServices,
  token: string,
  recentRequests: readonly string[],
): OwnCart {
  const at = new Date(now())
  const tokenHash = hashSecret(token)
  return { id: newId(), token, tokenHash, recentRequests, choices: noChoices, createdAt: at, touchedAt: at }
}

export async function storeVisitorCart(
  tx: Tx,
  services: CartServices,
  websiteId: string,
  { id, tokenHash, recentRequests, createdAt: at }: OwnCart,
): Promise<void> {
  await Promise.all([
    insertCart(tx, websiteId, { id, tokenHash, memberId: null, recentRequests, at }),
    planEndOfCarts(tx, services, websiteId),
  ])
}

function startOfLife({ now }: Clock): Date {
  return new Date(now() - cartLifetimeMs)
}
