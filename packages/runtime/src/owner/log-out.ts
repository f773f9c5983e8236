import { buildLogoutReturnAddress } from '@sitewright/model/navigation/logout'
import { api } from '@sitewright/model/routes/api'
import { paths } from '@sitewright/model/routes/paths'
import { isFramed } from '../browser/is-framed'
import type { PageContext } from '../context/read-context'
import { call } from '../data/site-calls'
import { openDialog } from '../dialogs/site-dialogs'

/** On the site's own address nothing ends a session: the panel's address is asked, and asks back. */
export async function logOut(context: PageContext): Promise<void> {
  if (!isFramed()) return location.assign(paths.configLogout)
  const answer = await call('POST', api.logout)
  // Stays signed in, and says so, when the host cannot be reached.
  if (!answer.isOk) {
    openDialog({ title: 'You are still logged in', text: answer.failure.message })
    return
  }
  // The frame shows a draft, which nobody signed out may see: its page on the site takes its place.
  const site = context.readText('website', 'builtInAddress')
  window.top?.location.assign(site + buildLogoutReturnAddress(findPublicPath()))
}

function findPublicPath(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? ''
  return URL.canParse(canonical) ? new URL(canonical).pathname : '/'
}
