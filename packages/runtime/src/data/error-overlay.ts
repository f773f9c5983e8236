import { errorOverlayButtons, type OverlayFailure, wordErrorOverlay } from '@sitewright/model/data-layer/error-overlay'
import { openDialog } from '../dialogs/site-dialogs'

/** Covers the page until the visitor reloads it or clears the message; Escape clears it too. */
export function showErrorOverlay(failure: OverlayFailure): void {
  const { title, text } = wordErrorOverlay(failure)
  const dialog = openDialog({
    title,
    text,
    kind: 'confirm-cancel',
    labels: { confirm: errorOverlayButtons.reload, cancel: errorOverlayButtons.clear },
    isFullScreen: true,
  })
  dialog.on('confirm', () => window.location.reload())
}
