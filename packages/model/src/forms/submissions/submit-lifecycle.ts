export const submitStates = ['idle', 'submitting', 'kept', 'success'] as const
export type SubmitState = (typeof submitStates)[number]
export type SubmitEvent = 'submit' | 'keep' | 'succeed' | 'fail'

export const firstSubmitState: SubmitState = 'idle'

/** What may happen next. An event that is not listed is ignored: a second submit while one is under way, for one. */
const transitions: Record<SubmitState, Partial<Record<SubmitEvent, SubmitState>>> = {
  idle: { submit: 'submitting', keep: 'kept' },
  submitting: { succeed: 'success', fail: 'idle', keep: 'kept' },
  /** Waits in the browser for a connection. */
  kept: { succeed: 'success', fail: 'idle' },
  success: {},
}

export function nextSubmitState(state: SubmitState, event: SubmitEvent): SubmitState {
  return transitions[state][event] ?? state
}

export function canSubmit(state: SubmitState): boolean {
  return transitions[state].submit !== undefined
}
