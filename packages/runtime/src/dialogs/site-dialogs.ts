import {
  type DialogButtonRole,
  type DialogKind,
  isCanceledByOverlayClick,
  listDialogButtons,
} from '@sitewright/model/dialogs/buttons'
import { dialogHideMs, dialogPaddingPx, dialogWidthPx } from '@sitewright/model/dialogs/sizes'
import { animationDefaultSeconds, computeScaleHide } from '@sitewright/model/timing/animations'
import { adoptStyles } from './adopt-styles'
import { buildDialog } from './build-dialog'
import { createEvents, type Events } from './create-events'
import styles from './dialog.css?inline'
import { isBeside } from './is-beside'

export { containFocus } from './contain-focus'

export type DialogEvent = 'show' | 'hide' | DialogButtonRole

export interface DialogOptions {
  readonly title: string
  readonly text?: string
  /** Put under the text. */
  readonly content?: HTMLElement
  readonly kind?: DialogKind
  readonly labels?: Partial<Record<DialogButtonRole, string>>
  readonly widthPx?: number
  readonly paddingPx?: number
  readonly isFullScreen?: boolean
  readonly isEscapeOff?: boolean
  /** A dialog that is kept can be shown again. */
  readonly isKeptOnHide?: boolean
}

export interface SiteDialog extends Pick<Events<DialogEvent>, 'on'> {
  readonly element: HTMLDialogElement
  show(): void
  /** Settles when the dialog is gone, at the end of its animation or after 600 ms. */
  hide(): Promise<void>
}

/** Shows a dialog at once. Listeners added in the same turn hear its `show`. */
export function openDialog(options: DialogOptions): SiteDialog {
  const dialog = createDialog(options)
  queueMicrotask(dialog.show)
  return dialog
}

/** The browser's modal dialog: it contains the focus, makes the rest of the page inert and gives the focus back. */
export function createDialog(options: DialogOptions): SiteDialog {
  const { kind = 'alert', widthPx = dialogWidthPx, paddingPx = dialogPaddingPx } = options
  adoptStyles('dialog', styles)
  const events = createEvents<DialogEvent>((error) => window.Sitewright?.noteError(error))
  const element = buildDialog({
    ...options,
    kind,
    widthPx,
    paddingPx,
    buttons: listDialogButtons(kind, options.labels),
  })
  let forget = () => {}
  let hiding: Promise<void> | null = null

  function show(): void {
    if (element.open) return
    if (!element.isConnected) document.body.append(element)
    element.showModal()
    const isOpen = () => element.open && hiding === null
    forget = window.Sitewright?.closables.add({ name: 'dialog', close: onEscape, isOpen }) ?? forget
    events.fire('show')
  }

  function hide(): Promise<void> {
    if (!element.open) return Promise.resolve()
    hiding ??= leave()
    return hiding
  }

  async function leave(): Promise<void> {
    forget()
    element.dataset.isHiding = ''
    const shrinking = shrinkAway(element)
    await Promise.race([untilAnimated(element), wait(dialogHideMs)])
    delete element.dataset.isHiding
    element.close()
    // One that is kept comes back at its full size.
    shrinking?.cancel()
    if (!options.isKeptOnHide) element.remove()
    hiding = null
    events.fire('hide')
  }

  function choose(role: DialogButtonRole): void {
    if (!element.open || hiding) return
    events.fire(role)
    hide()
  }
  const onEscape = () => options.isEscapeOff !== true && choose('cancel')

  element.addEventListener('cancel', (event) => {
    event.preventDefault()
    onEscape()
  })
  // A browser lets a page refuse its own closing by Escape only so often; refusing the key is the sure way.
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onEscape()
  })
  element.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-dialog-role]')
    if (button) choose(button.dataset.dialogRole as DialogButtonRole)
  })
  element.addEventListener('pointerdown', (event) => {
    if (isCanceledByOverlayClick(kind) && event.target === element && isBeside(event, element)) choose('cancel')
  })
  return { element, on: events.on, show, hide }
}

function shrinkAway(element: Element): Animation | undefined {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
  const duration = animationDefaultSeconds * 1000
  return element.animate([computeScaleHide(0), computeScaleHide(1)], { duration, easing: 'ease-in', fill: 'forwards' })
}

/** An animation that was stopped counts as over. */
async function untilAnimated(element: Element): Promise<void> {
  await Promise.allSettled(element.getAnimations().map((animation) => animation.finished))
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
