import type { Placing } from '@sitewright/model/commerce/checkout/checkout'
import { type Failure, fail } from '@sitewright/model/failures/catalog'
import type { Clock } from '../../../ground/time-and-chance'
import type { Tx } from '../../../storage/database'
import { findDraft, type StoredDraft } from '../drafts/store/draft-rows'
import type { StoredCheckout } from './checkout-rows'

/** Why the link of a draft cannot be paid by now; null when it can. */
export function refuseLink({ state, expiresAt }: StoredDraft, { now }: Clock): Failure | null {
  if (state === 'open') return fail('draft.withdrawn')
  return state === 'sent' && expiresAt !== null && expiresAt.getTime() <= now() ? fail('draft.expired') : null
}

/** Nobody pays for anything but what they saw. What is paid for already, or just being paid for, is answered as such. */
export async function refuseDraft(
  tx: Tx,
  clock: Clock,
  { websiteId, basket, state }: StoredCheckout,
  { draftVersion }: Placing,
): Promise<Failure | null> {
  if (basket.kind === 'cart' || state !== 'open') return null
  const draft = await findDraft(tx, { websiteId, draftId: basket.draftId }, { isLocked: false })
  if (draft === null) return fail('draft.withdrawn')
  return refuseLink(draft, clock) ?? (draft.version === draftVersion ? null : fail('checkout.updated'))
}
