import { logoutNotice } from '@sitewright/model/navigation/logout'
import { openDialog } from '../dialogs/site-dialogs'

/** Told once: a reload of the page, or a link that is passed on, must not tell it again. */
export function showLogoutNotice(): () => void {
  const dialog = openDialog({ title: logoutNotice.title, text: logoutNotice.message })
  dialog.on('hide', () => {
    const address = new URL(location.href)
    address.searchParams.delete('logout')
    history.replaceState(history.state, '', address)
  })
  return () => dialog.hide()
}
