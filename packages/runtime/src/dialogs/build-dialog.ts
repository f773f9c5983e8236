import type { DialogButton } from '@sitewright/model/dialogs/buttons'

interface DialogParts {
  readonly title: string
  readonly text?: string
  readonly content?: HTMLElement
  readonly kind: string
  readonly widthPx: number
  readonly paddingPx: number
  readonly isFullScreen?: boolean
  readonly buttons: readonly DialogButton[]
}

let dialogCount = 0

/** Every word goes in as text: a title or message may hold what a visitor or another site wrote. */
export function buildDialog(parts: DialogParts): HTMLDialogElement {
  const id = `site-dialog-${++dialogCount}`
  const dialog = document.createElement('dialog')
  dialog.className = 'site-dialog'
  dialog.setAttribute('aria-labelledby', `${id}-title`)
  if (!parts.isFullScreen) dialog.style.width = `${parts.widthPx}px`
  dialog.style.padding = `${parts.paddingPx}px`
  dialog.toggleAttribute('data-is-full-screen', parts.isFullScreen === true)

  const title = make('h2', 'site-dialog-title', parts.title)
  title.id = `${id}-title`
  dialog.append(title)
  if (parts.text) {
    const text = make('p', 'site-dialog-text', parts.text)
    text.id = `${id}-text`
    dialog.setAttribute('aria-describedby', text.id)
    dialog.append(text)
  }
  if (parts.content) dialog.append(parts.content)
  if (parts.buttons.length > 0) dialog.append(buildButtons(parts.buttons))
  return dialog
}

function buildButtons(buttons: readonly DialogButton[]): HTMLElement {
  const row = make('div', 'site-dialog-buttons')
  for (const { role, label } of buttons) {
    const button = make('button', 'button', label)
    button.type = 'button'
    button.dataset.kind = role === 'confirm' ? 'primary' : 'secondary'
    button.dataset.size = 'small'
    button.dataset.dialogRole = role
    if (role === 'confirm') button.autofocus = true
    row.append(button)
  }
  return row
}

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, text = '') {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = text
  return element
}
