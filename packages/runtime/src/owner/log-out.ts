import { buildLogoutReturnAddress } from '@sitewright/model/navigation/logout'
import { api } from '@sitewright/model/routes/api'
import { isFramed } from '../browser/is-framed'
import { call } from '../data/site-calls'
import { openDialog } from '../dialogs/site-dialogs'

/** Stays signed in, and says so, when the site cannot be reached. */
export async function logOut(): Promise<void> {
  const answer = await call('POST', api.logout)
  if (!answer.isOk) {
    openDialog({ title: 'You are still logged in', text: answer.failure.message })
    return
  }
  if (!isFramed()) return location.assign(buildLogoutReturnAddress())
  // The frame shows a draft, which nobody signed out may see: its page on the site takes its place.
  window.top?.location.assign(buildLogoutReturnAddress(findPublicPath()))
}

function findPublicPath(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? ''
  return URL.canParse(canonical) ? new URL(canonical).pathname : '/'
}
