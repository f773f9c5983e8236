import { headerMenuQuery } from '@sitewright/model/reference/devices'
import type { ClosableTargets } from '../keyboard/closable-targets'

/** Opens the header's menu as a modal dialog, which contains the focus and gives it back. */
export function startPhoneMenu(root: Document, targets: ClosableTargets): (() => void) | undefined {
  const button = root.querySelector<HTMLElement>('[data-menu-button]')
  const menu = root.getElementById(button?.getAttribute('aria-controls') ?? '')
  if (!button || !(menu instanceof HTMLDialogElement)) return undefined
  const ended = new AbortController()
  const { signal } = ended
  const wide = matchMedia(headerMenuQuery)
  const close = () => menu.close()
  let forget = () => {}

  button.addEventListener(
    'click',
    () => {
      if (menu.open) return
      menu.showModal()
      forget = targets.add({ name: 'menu', close, isOpen: () => menu.open })
    },
    { signal },
  )
  menu.addEventListener('close', () => forget(), { signal })
  // A link to a place on this page leaves the page as it is, under the open menu.
  menu.addEventListener('click', (event) => (event.target as Element).closest('a[href]') && close(), { signal })
  // The styles hide the menu in a wide window; left open there, it would block the page unseen.
  wide.addEventListener('change', () => wide.matches && close(), { signal })
  return () => {
    ended.abort()
    close()
    forget()
  }
}
