import { type Checkout, checkoutDetails } from '@sitewright/model/commerce/checkout/checkout'
import type { DraftContent } from '@sitewright/model/commerce/orders/draft-order'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import { id } from '@sitewright/model/id'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import { hashSecret } from '../../../security/secrets'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import { findDraft } from '../drafts/store/draft-rows'
import { isDraftToken, makeDraftToken, makeOrderToken } from '../orders/order-token'
import { findPayment } from '../payments/payment-rows'
import { refuseLink } from './check-draft'
import { findCheckout, keepCheckout } from './checkout-rows'
import type { Buyer, Checkouts } from './checkouts'
import { planEndOfCheckout } from './end-checkouts-job'

interface DraftCheckoutParts {
  readonly services: Services
  readonly checkouts: Pick<Checkouts, 'read'>
  readonly readSecret: () => Promise<string>
}

type Opened =
  | { readonly kind: 'checkout'; readonly checkout: Checkout }
  /** It is paid: what opens the order. */
  | { readonly kind: 'ordered'; readonly orderId: string; readonly token: string }

export type DraftCheckouts = ReturnType<typeof createDraftCheckouts>

/** What customers do with the link to an order that the store prepared. */
export function createDraftCheckouts({ services, checkouts, readSecret }: DraftCheckoutParts) {
  const { database, now, newId } = services

  async function keep(tx: Tx, key: { websiteId: string; draftId: string }, token: string) {
    const { websiteId, draftId } = key
    const draft = await findDraft(tx, key, { isLocked: true })
    if (draft === null) return fail('request.not-found')
    if (draft.orderId !== null) return { orderId: draft.orderId }
    const refusal = refuseLink(draft, services)
    if (refusal !== null) return refusal
    const checkout = await keepCheckout(tx, {
      ...{ id: newId(), websiteId, basket: { kind: 'draft', draftId }, memberId: null },
      tokenHash: hashSecret(token),
      details: detailsOfDraft(draft.content),
      at: new Date(now()),
    })
    await planEndOfCheckout(tx, services, { websiteId, checkoutId: checkout.id })
    return { checkoutId: checkout.id }
  }

  return {
    async open(website: Buyer['website'], draftId: string, token: string): Promise<Result<Opened>> {
      const key = { websiteId: website.id, draftId }
      const secret = await readSecret()
      if (!isDraftToken(secret, key, token)) return fail('request.not-found')
      const kept = await database.site(website.id, (tx) => keep(tx, key, token))
      if (isFailure(kept)) return kept
      if (kept.orderId !== undefined) {
        const { orderId } = kept
        return { kind: 'ordered', orderId, token: makeOrderToken(secret, { websiteId: website.id, orderId }) }
      }
      const checkout = await checkouts.read({ website, memberId: null, tokens: [token] }, kept.checkoutId)
      return isFailure(checkout) ? checkout : { kind: 'checkout', checkout }
    },

    /** Where the buyer began who is paying this: the page of the draft, or that of their cart. */
    async addressOf({ id: websiteId }: Buyer['website'], paymentId: string): Promise<string> {
      if (!id.safeParse(paymentId).success) return paths.checkout
      const draftId = await database.site(websiteId, async (tx) => {
        const payment = await findPayment(tx, { websiteId, paymentId }, { isLocked: false })
        const key = { websiteId, checkoutId: payment?.checkoutId ?? '' }
        const checkout = payment && (await findCheckout(tx, key, { isLocked: false }))
        return checkout?.basket.kind === 'draft' ? checkout.basket.draftId : null
      })
      if (draftId === null) return paths.checkout
      return fillPath(paths.draftOrder, { draftId, token: makeDraftToken(await readSecret(), { websiteId, draftId }) })
    },
  }
}

/** What the store knows of its customer; the rest they write themselves. */
export function detailsOfDraft({ email, shippingAddress, note }: DraftContent) {
  return checkoutDetails.parse({ email, shippingAddress, note })
}
