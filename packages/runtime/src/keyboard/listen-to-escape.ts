import { decideEscape, type EscapeAction, escapeDelayMs } from '@sitewright/model/navigation/escape'
import type { ClosableTargets } from './closable-targets'

export interface EscapeVisitor {
  readonly isSignedIn: boolean
  readonly mayOpenPanel: boolean
}

interface EscapeInputs {
  readonly keys: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  readonly targets: ClosableTargets
  /** Asked only when no target takes the key. */
  readonly findVisitor: () => Promise<EscapeVisitor>
  readonly isEscapeToLoginOn: boolean
  /** The key has a meaning where it was pressed, such as in a field: then it leads nobody away from the page. */
  readonly isVisitors: (event: Event) => boolean
  readonly act: (action: Exclude<EscapeAction['do'], 'close-target' | 'nothing'>) => void
}

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'isComposing' | 'repeat' | 'defaultPrevented'>

/** Waits a moment with each Escape: what another listener or the browser itself closed meanwhile is enough. */
export function listenToEscape({
  keys,
  targets,
  findVisitor,
  isEscapeToLoginOn,
  isVisitors,
  act,
}: EscapeInputs): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const stopped = { isStopped: false }

  function onKeyDown(event: Event): void {
    const key = event as Event & Key
    // Escape ends a word being composed, and a held key is one press.
    if (key.key !== 'Escape' || key.isComposing || key.repeat) return
    const openBefore = targets.list().at(-1)
    // Asked at once: a moment later what the key was for may have closed by itself.
    const isForVisitor = isVisitors(event)
    const timer = setTimeout(() => {
      timers.delete(timer)
      handle(key, openBefore, isForVisitor)
    }, escapeDelayMs)
    timers.add(timer)
  }

  async function handle(key: Key, openBefore: string | undefined, isForVisitor: boolean): Promise<void> {
    const closableTargets = targets.list()
    const isHandled = key.defaultPrevented || (openBefore !== undefined && !closableTargets.includes(openBefore))
    if (isHandled) return
    const isShiftDown = key.shiftKey
    if (closableTargets.length > 0 && !isShiftDown) return targets.close(closableTargets.at(-1) ?? '')
    if (isForVisitor) return
    const visitor = await findVisitor()
    const hasAuthenticatedAccount = visitor.isSignedIn
    const action = decideEscape({ isShiftDown, hasAuthenticatedAccount, isEscapeToLoginOn, closableTargets })
    if (stopped.isStopped || action.do === 'nothing' || action.do === 'close-target') return
    act(action.do)
  }

  keys.addEventListener('keydown', onKeyDown)
  return () => {
    stopped.isStopped = true
    keys.removeEventListener('keydown', onKeyDown)
    for (const timer of timers) clearTimeout(timer)
  }
}
