import type { CartAddition } from '@sitewright/model/commerce/cart/cart'
import { isFailure, type Result } from '@sitewright/model/failures/catalog'
import { makeSecret } from '../../../security/secrets'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import { noteChange } from './cart-rows'
import type { CartSite } from './cart-site'
import { checkQuantity, chooseOffer } from './choose-offer'
import { insertEntry, setQuantity } from './entry-rows'
import { type CartLine, listLines } from './offer-rows'
import { type CartVisitor, newVisitorCart, type OwnCart, openMemberCart, storeVisitorCart } from './own-cart'

type AddServices = Pick<Services, 'now' | 'newId' | 'jobs' | 'randomBytes'>

interface Adding {
  readonly visitor: CartVisitor
  readonly site: CartSite
  /** Locked; null where there is none yet. */
  readonly own: OwnCart | null
  readonly addition: CartAddition
  readonly shutStores: ReadonlySet<string>
}

/** Names of additions that are remembered: far more than a browser has under way. */
const maxRecentRequests = 100

interface Added {
  readonly own: OwnCart
  readonly lines: readonly CartLine[]
  /** Stores it. */
  readonly write?: () => Promise<unknown>
}

/** Puts something into the cart, which is made for it where there is none. Sent again under the same name it adds nothing. */
export async function addEntry(tx: Tx, services: AddServices, adding: Adding): Promise<Result<Added>> {
  const { visitor, site, own, addition } = adding
  const offer = await chooseOffer(tx, adding)
  if (isFailure(offer)) return offer
  // Of a member at once, so that two tabs meet in one; of a visitor once nothing speaks against it.
  const held = own ?? (await openCartOfMember(tx, services, visitor))
  const { websiteId } = site
  const lines = held === null ? [] : await listLines(tx, { websiteId, cartId: held.id })
  const { requestId } = addition
  if (held !== null && requestId !== undefined && held.recentRequests.includes(requestId)) return { own: held, lines }
  const entries = lines.map(({ entry }) => entry)
  const known = entries.find(({ variantId }) => variantId === offer.variantId)
  const quantity = (known?.quantity ?? 0) + addition.quantity
  const refusal = checkQuantity(offer, quantity, entries)
  if (refusal !== null) return refusal
  const requests = [...(held?.recentRequests ?? []), ...(requestId === undefined ? [] : [requestId])]
  const recentRequests = requests.slice(-maxRecentRequests)
  const cart = held ?? newVisitorCart(services, makeSecret(services), recentRequests)
  const key = { websiteId, cartId: cart.id }
  const at = new Date(services.now())
  const writeCart = () =>
    held === null ? storeVisitorCart(tx, services, websiteId, cart) : noteChange(tx, key, { at, recentRequests })
  if (known !== undefined) {
    const write = () => Promise.all([writeCart(), setQuantity(tx, key, { id: known.id, quantity })])
    return { own: cart, lines: withQuantity(lines, known.id, quantity), write }
  }
  const { productId, variantId, title, price } = offer
  const entry = { id: services.newId(), productId, variantId, title, seenPrice: price, quantity }
  const write = () => Promise.all([writeCart(), insertEntry(tx, key, { ...entry, createdAt: at })])
  return { own: cart, lines: [...lines, { entry, offer }], write }
}

/** The same lines, one of them with another quantity. */
export function withQuantity(lines: readonly CartLine[], entryId: string, quantity: number): CartLine[] {
  return lines.map((line) => (line.entry.id === entryId ? { ...line, entry: { ...line.entry, quantity } } : line))
}

async function openCartOfMember(tx: Tx, services: AddServices, { websiteId, memberId }: CartVisitor) {
  return memberId === null ? null : openMemberCart(tx, services, { websiteId, memberId })
}
