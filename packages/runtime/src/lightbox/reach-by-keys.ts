/** What scrolls is a stop for the keyboard, which scrolls it by its arrows. */
export function reachByKeys(element: HTMLElement, label: string): void {
  element.tabIndex = 0
  element.role = 'group'
  element.ariaLabel = label
}

/** Only a long caption scrolls in its place. */
export function reachCaption(meta: HTMLElement, label: string): void {
  if (meta.scrollHeight > meta.clientHeight) reachByKeys(meta, label)
  else for (const name of ['tabindex', 'role', 'aria-label']) meta.removeAttribute(name)
}
