/** Tab goes round inside a dialog; by itself the browser would lead it out to its own bars. */
export function keepTabInside(dialog: HTMLElement, signal: AbortSignal): void {
  dialog.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Tab') return
      const stops = [...dialog.querySelectorAll<HTMLElement>('a[href], button, iframe, video, [tabindex="0"]')].filter(
        (it) => !it.closest('[inert]') && it.checkVisibility({ visibilityProperty: true }),
      )
      const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
      if (document.activeElement !== from && dialog.contains(document.activeElement)) return
      event.preventDefault()
      to?.focus()
    },
    { signal },
  )
}
