import type { DraftOrder, DraftQuote, DraftSummary } from '@sitewright/model/commerce/orders/draft-order'
import type { StoredDraft } from './store/draft-rows'

export function summarizeDraft(draft: StoredDraft): DraftSummary {
  const { email, shippingAddress, lines } = draft.content
  return {
    id: draft.id,
    state: draft.state,
    email: email ?? '',
    name: shippingAddress?.name ?? '',
    itemsCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    currency: draft.currency,
    totalCents: draft.totalCents,
    sentAt: draft.sentAt?.toISOString() ?? null,
    expiresAt: draft.expiresAt?.toISOString() ?? null,
    orderId: draft.orderId,
    updatedAt: draft.updatedAt.toISOString(),
  }
}

export function describeDraft(draft: StoredDraft, quote: DraftQuote, address: string): DraftOrder {
  return {
    ...summarizeDraft(draft),
    version: draft.version,
    content: draft.content,
    quote,
    address: draft.state === 'sent' ? address : null,
  }
}
