import {
  checkFocusContainment,
  type FocusContainmentInput,
  focusTrapDelayMs,
} from '@sitewright/model/dialogs/focus-containment'

const stopSelector =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, iframe, video, [tabindex="0"]'

/**
 * Keeps the focus in a container, or wherever a predicate lets it be: Tab goes round there, and what leaves otherwise is
 * brought back. By itself the browser would lead Tab out to its own bars.
 */
export function containFocus(given: FocusContainmentInput<Element>, signal: AbortSignal): void {
  const containment = checkFocusContainment(given)
  const isInside =
    'container' in containment ? (target: Element) => containment.container.contains(target) : containment.predicate
  let last: HTMLElement | null = null

  function listStops(): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>(stopSelector)].filter(
      (it) => isInside(it) && !it.closest('[inert]') && it.checkVisibility({ visibilityProperty: true }),
    )
  }

  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Tab') return
      const stops = listStops()
      const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
      const current = document.activeElement
      if (current !== from && current !== null && isInside(current)) return
      event.preventDefault()
      to?.focus()
    },
    { signal },
  )
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof HTMLElement)) return
      if (isInside(target)) last = target
      else setTimeout(() => !signal.aborted && (last ?? listStops()[0])?.focus(), focusTrapDelayMs)
    },
    { signal },
  )
}
