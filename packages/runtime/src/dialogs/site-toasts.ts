import { createToastStore, type Toast } from '@sitewright/model/dialogs/toast-store'
import { adoptStyles } from './adopt-styles'
import styles from './toasts.css?inline'

const store = createToastStore({ now: Date.now, set: (run, delayMs) => setTimeout(run, delayMs) })
let box: HTMLElement | null = null

/** A short word at the top right that goes by itself. The newest lies on top, over an open dialog too. */
export function showToast(text: string): void {
  adoptStyles('toasts', styles)
  box ??= buildBox()
  if (!box.isConnected) document.body.append(box)
  store.show({ text })
}

function buildBox(): HTMLElement {
  const element = document.createElement('div')
  element.className = 'site-toasts'
  element.popover = 'manual'
  // Announced politely: a toast interrupts nobody.
  element.setAttribute('role', 'status')
  store.subscribe(() => draw(element, store.list()))
  return element
}

function draw(element: HTMLElement, toasts: readonly Toast[]): void {
  element.replaceChildren(...toasts.map(buildToast))
  // Shown again with each change: the newest of the top layer lies over all else.
  if (element.matches(':popover-open')) element.hidePopover()
  if (toasts.length > 0 && element.isConnected) element.showPopover()
}

function buildToast({ text }: Toast): HTMLElement {
  const toast = document.createElement('p')
  toast.className = 'site-toast'
  toast.textContent = text
  return toast
}
