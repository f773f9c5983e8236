import type { DraftSummary } from '@sitewright/model/commerce/orders/draft-order'
import type { StateLook } from '../../../parts/state-mark'

/** A link that has ended is told apart: its customer must get another one. */
export function lookOfDraft({ state, expiresAt }: Pick<DraftSummary, 'state' | 'expiresAt'>): StateLook {
  if (state === 'ordered') return { label: 'Ordered', tone: 'on' }
  if (state === 'open') return { label: 'Draft', tone: 'off' }
  return isExpired(expiresAt) ? { label: 'Link expired', tone: 'off' } : { label: 'Sent', tone: 'waiting' }
}

export function isExpired(expiresAt: string | null): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= Date.now()
}

export const unnamedDraft = 'New draft order'

export function nameDraft({ name, email }: Pick<DraftSummary, 'name' | 'email'>): string {
  const customer = name || email
  return customer === '' ? unnamedDraft : `Draft order for ${customer}`
}
