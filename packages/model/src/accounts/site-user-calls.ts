import { api } from '../routes/api'

/** What a page says to the host about members. Plain code and no schema: pages load this. */

export interface SiteUserLogin {
  readonly email: string
  readonly password: string
  readonly rememberMe: boolean
}

export const siteUserTokenHeader = 'X-Siteuser-Xsrf-Token'

export function buildSiteUserHeaders(xsrfToken: string | undefined): Record<string, string> {
  return xsrfToken === undefined ? {} : { [siteUserTokenHeader]: xsrfToken }
}

export function describeSiteUserLogin(login: SiteUserLogin) {
  const { email, password, rememberMe } = login
  return { method: 'POST', address: api.siteUserSession, body: { email, password, rememberMe } } as const
}

/** `cloneCart` copies the member's cart to a new anonymous one, so that its items survive the logout. */
export function describeSiteUserLogout({ cloneCart = true }: { cloneCart?: boolean } = {}) {
  return { method: 'DELETE', address: `${api.siteUserSession}?cloneCart=${cloneCart}` } as const
}

/** A logout that fails by its crumb is repeated once and no more. */
export function shouldRepeatLogout(answer: { crumbFail?: boolean }, hasRepeated: boolean): boolean {
  return answer.crumbFail === true && !hasRepeated
}
