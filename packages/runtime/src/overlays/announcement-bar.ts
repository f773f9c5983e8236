import { announcementDismissedKey } from '@sitewright/model/overlays/bars/announcement-bar'

/** Closing the bar is remembered until its content changes; the page itself hides a bar that was closed. */
export function startAnnouncementBar(root: ParentNode): () => void {
  const bar = root.querySelector<HTMLElement>('[data-announcement]')
  const button = bar?.querySelector('[data-announcement-close]')
  if (!bar || !button) return () => {}
  function close(): void {
    try {
      localStorage.setItem(announcementDismissedKey, bar?.dataset.announcement ?? '')
    } catch {
      // Storage is forbidden or full: the bar is closed on this page alone.
    }
    bar?.remove()
  }
  button.addEventListener('click', close)
  return () => button.removeEventListener('click', close)
}
