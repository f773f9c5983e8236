export const subscriptionStates = ['active', 'past-due', 'canceled', 'finished'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]
export type SubscriptionEvent = 'charged' | 'charge-failed' | 'cancel' | 'finish'

/** Failed charges in a row after which a subscription is canceled. */
export const maxFailedCharges = 3

const transitions: Record<SubscriptionState, Partial<Record<SubscriptionEvent, SubscriptionState>>> = {
  active: { charged: 'active', 'charge-failed': 'past-due', cancel: 'canceled', finish: 'finished' },
  'past-due': { charged: 'active', 'charge-failed': 'past-due', cancel: 'canceled' },
  canceled: {},
  finished: {},
}

/** The state after an event, or null when the event may not happen in this state. */
export function nextSubscriptionState(
  state: SubscriptionState,
  event: SubscriptionEvent,
  failedCharges = 0,
): SubscriptionState | null {
  const next = transitions[state][event] ?? null
  return next !== null && event === 'charge-failed' && failedCharges >= maxFailedCharges ? 'canceled' : next
}

export function listSubscriptionEvents(state: SubscriptionState): SubscriptionEvent[] {
  return Object.keys(transitions[state]) as SubscriptionEvent[]
}
