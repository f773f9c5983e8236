/** What has the focus, by a name that what is drawn anew has, too. */
export function readFocus(place: Element): string | null {
  const { activeElement } = document
  return place.contains(activeElement) ? ((activeElement as HTMLElement).dataset.key ?? '') : null
}

/** Where its line is gone, reading goes on at the heading. */
export function focusAgain(place: Element, key: string | null): void {
  if (key === null) return
  const stops = [...place.querySelectorAll<HTMLElement>('[data-key]')]
  const found = stops.find((stop) => stop.dataset.key === key) ?? stops[0]
  found?.focus()
}
