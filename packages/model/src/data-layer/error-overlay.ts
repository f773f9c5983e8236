import type { CallFailure } from './interpret-reply'

export const errorOverlayButtons = { reload: 'Reload Page', clear: 'Clear' } as const

const genericText = 'An unexpected error happened. Reload the page, or clear this message and go on.'

/** A text that is not cleaned may hold technical detail: that goes to error reporting only. */
export function wordErrorOverlay(failure: Pick<CallFailure, 'cleaned' | 'message'>): { title: string; text: string } {
  return failure.cleaned
    ? { title: 'Something Went Wrong!', text: failure.message }
    : { title: 'System Error', text: genericText }
}

interface FailedCall {
  isHandledByCaller: boolean
  place: 'panel' | 'preview' | 'published'
  /** False for background calls such as analytics. */
  isStartedByVisitor: boolean
}

/** On a published page only what the visitor asked for may cover the page. */
export function mayShowErrorOverlay({ isHandledByCaller, place, isStartedByVisitor }: FailedCall): boolean {
  if (isHandledByCaller) return false
  return place !== 'published' || isStartedByVisitor
}
