import { readTexts } from '../../context/read-texts'
import { isBeside } from '../../dialogs/is-beside'
import type { SiteRuntime } from '../../site/site-runtime'
import type { CartReply } from './post-cart-form'
import { runCart } from './run-cart'

/** The cart at the side of the page, as a modal dialog: it contains the focus and gives it back. */
export function openDrawer(reply: Extract<CartReply, { kind: 'drawn' }>, site: SiteRuntime): void {
  const ended = new AbortController()
  const { signal } = ended
  const dialog = document.createElement('dialog')
  dialog.className = 'cart-drawer'
  dialog.setAttribute('aria-labelledby', reply.cart.querySelector('h2')?.id ?? '')
  const place = document.createElement('div')
  place.append(...reply.nodes)
  dialog.append(buildClose(readTexts(site.context, 'cart').close), place)
  document.body.append(dialog)
  runCart(place, { view: 'drawer', site, signal })
  dialog.showModal()
  const close = () => dialog.close()
  const forget = site.closables.add({ name: 'cart', close, isOpen: () => dialog.open })
  dialog.addEventListener('click', (event) => {
    if ((event.target as Element).closest('[data-cart-close]')) close()
  })
  dialog.addEventListener('pointerdown', (event) => event.target === dialog && isBeside(event, dialog) && close())
  dialog.addEventListener('close', () => {
    ended.abort()
    forget()
    dialog.remove()
  })
  dialog.querySelector<HTMLElement>('h2')?.focus()
}

function buildClose(label: string): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'cart-close'
  button.ariaLabel = label
  button.dataset.cartClose = ''
  button.textContent = '×'
  return button
}
