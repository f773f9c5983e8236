import type { CheckoutSettings } from '@sitewright/model/commerce/checkout/checkout-settings'
import { draftSource } from '@sitewright/model/commerce/orders/order-source'
import { type Failure, fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import { english } from '@sitewright/model/visitor-texts/english'
import { hashSecret } from '../../../security/secrets'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import type { CartSite } from '../cart/cart-site'
import { beginPayment } from '../checkout/begin-payment'
import { findCheckout, keepCheckout, writeDetails } from '../checkout/checkout-rows'
import { detailsOfDraft } from '../checkout/draft-checkouts'
import { planEndOfCheckout } from '../checkout/end-checkouts-job'
import { recordReport } from '../checkout/record-report'
import { priceDraft, refuseQuote } from './price-draft'
import type { StoredDraft } from './store/draft-rows'

interface ByHand {
  readonly site: CartSite
  readonly settings: CheckoutSettings
  /** Locked by the caller, and nobody is paying it. */
  readonly draft: StoredDraft
  readonly expectedTotalCents: number
  /** What opens it for its customer, who may still pay it when it cannot be ordered by hand. */
  readonly token: string
}

/**
 * Makes the order of a draft whose money the store has got itself, by the same payment that a customer would begin: the stock is
 * taken, what is sold out is refused, and what customers alone are asked is not asked.
 */
export async function orderByHand(
  tx: Tx,
  services: Services,
  { site, settings, draft, expectedTotalCents, token }: ByHand,
): Promise<Result<null>> {
  const { websiteId, id: draftId, content } = draft
  if (content.email === null) return fail('draft.no-email')
  const refusal = refuseQuote(await priceDraft(tx, services, site, content))
  if (refusal !== null) return refusal
  const at = new Date(services.now())
  const details = detailsOfDraft(content)
  const kept = await keepCheckout(tx, {
    ...{ id: services.newId(), websiteId, basket: { kind: 'draft', draftId }, memberId: null },
    ...{ tokenHash: hashSecret(token), details, at },
  })
  const checkoutKey = { websiteId, checkoutId: kept.id }
  await writeDetails(tx, checkoutKey, { details, at })
  await planEndOfCheckout(tx, services, checkoutKey)
  const checkout = await findCheckout(tx, checkoutKey, { isLocked: true })
  if (checkout === null) throw new Error('the checkout of a held draft is gone')
  const begun = await beginPayment(tx, services, {
    site,
    settings: {
      ...settings,
      requiresTerms: false,
      fields: [],
      manualPayment: { ...settings.manualPayment, isOn: true },
    },
    texts: english,
    checkout,
    source: draftSource,
    placing: { expectedTotalCents, method: 'manual', attemptKey: `by-hand-${draft.version}-${at.getTime()}` },
  })
  if (isFailure(begun)) return tellOwner(begun)
  await recordReport(tx, services, begun.payment, { state: 'captured', reference: '', dispute: null })
  return null
}

/** What a customer would be told, in words for the store. */
function tellOwner(refusal: Failure): Failure {
  if (refusal.code === 'checkout.changed') return fail('draft.changed')
  if (refusal.code === 'checkout.incomplete') return fail('draft.incomplete', refusal.details)
  return refusal.code === 'checkout.no-delivery' ? fail('draft.no-delivery') : refusal
}
