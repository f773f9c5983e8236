import { buildPanelAddress } from '@sitewright/model/navigation/panel-address'
import { paths } from '@sitewright/model/routes/paths'
import type { PageContext } from '../context/read-context'
import { openDialog, type SiteDialog } from '../dialogs/site-dialogs'

/** For owners who are not signed in. A page of the site asks for no password of theirs: it leads to the panel's address. */
export function showLoginDialog(context: PageContext): SiteDialog {
  const panel = context.readText('website', 'panelAddress')
  const next = encodeURIComponent(buildPanelAddress(location.pathname + location.search))
  const content = document.createElement('div')
  content.append(
    buildLink('primary', 'Log in', `${panel}${paths.configLogin}?next=${next}`),
    buildLink('secondary', 'Sign up', `${context.readText('website', 'platformAddress')}${paths.platformSignup}`),
  )
  content.className = 'site-dialog-buttons'
  return openDialog({ title: 'Log in', text: 'Log in to edit this site.', content, kind: 'no-buttons' })
}

function buildLink(kind: 'primary' | 'secondary', text: string, href: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.className = 'button'
  link.dataset.kind = kind
  link.href = href
  link.textContent = text
  return link
}
