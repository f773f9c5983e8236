const menuWidthPx = 230
const marginPx = 8

/** Below what opens it or above it, wherever there is more room, and never out of the window: what does not fit scrolls. */
export function placeMenu(list: HTMLElement, opener: Element): void {
  const box = opener.getBoundingClientRect()
  const { style } = list
  const opensUp = box.bottom > innerHeight * 0.6
  style.left = `${Math.max(marginPx, Math.min(box.left, innerWidth - menuWidthPx - marginPx))}px`
  style.top = opensUp ? 'auto' : `${box.bottom + 4}px`
  style.bottom = opensUp ? `${innerHeight - box.top + 4}px` : 'auto'
  style.setProperty('--menu-room', `${(opensUp ? box.top : innerHeight - box.bottom) - 4 - marginPx}px`)
}
