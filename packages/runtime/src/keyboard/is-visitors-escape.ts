/** What people write or choose in, and what hangs open: Escape has a meaning of its own there. */
const fields =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="menu"], [role="listbox"]'
const dialogs = 'dialog[open], [role="dialog"], [role="alertdialog"]'

/** Whether a press of Escape is for something of the page, and not for its owner. */
export function isVisitorsEscape(event: Event): boolean {
  const target = event.composedPath()[0]
  if (target instanceof Element && target.closest(`${fields}, ${dialogs}`)) return true
  const modals = document.querySelectorAll<HTMLElement>('dialog[open], [aria-modal="true"]')
  return document.fullscreenElement !== null || [...modals].some((it) => it.getClientRects().length > 0)
}
