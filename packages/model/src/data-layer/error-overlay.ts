import { addConnectionHint } from './connection-strings'
import type { CallFailure } from './interpret-reply'

export const errorOverlayButtons = { reload: 'Reload Page', clear: 'Clear' } as const

const genericText = 'An unexpected error happened. Reload the page, or clear this message and go on.'

export type OverlayFailure = Pick<CallFailure, 'cleaned' | 'message' | 'network'>

/** A text that is not cleaned may hold technical detail: that goes to error reporting only. */
export function wordErrorOverlay(failure: OverlayFailure): { title: string; text: string } {
  if (!failure.cleaned) return { title: 'System Error', text: genericText }
  const text = failure.network ? addConnectionHint(failure.message) : failure.message
  return { title: 'Something Went Wrong!', text }
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
