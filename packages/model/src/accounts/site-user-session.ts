import { z } from 'zod'
import { api } from '../routes/api'

const sessionAddress = api.siteUserSession

/** Not kept longer than the browser session unless the member asks to be remembered. */
export const rememberedSessionDays = 30

export const siteUserLogin = z.strictObject({
  email: z.string().trim().min(1).max(256),
  password: z.string().min(1).max(1024),
  rememberMe: z.boolean(),
})
export type SiteUserLogin = z.infer<typeof siteUserLogin>

/** Supplied by a login, and carried by later calls. */
export const siteUserLoginAnswer = z.object({ xsrfToken: z.string().min(1) })

export const siteUserTokenHeader = 'X-Siteuser-Xsrf-Token'
export const ownerCrumbHeader = 'X-CSRF-Token'

export function buildSiteUserHeaders(xsrfToken: string | undefined): Record<string, string> {
  return xsrfToken === undefined ? {} : { [siteUserTokenHeader]: xsrfToken }
}

export function describeSiteUserLogin(login: SiteUserLogin) {
  const { email, password, rememberMe } = login
  return { method: 'POST', address: sessionAddress, body: { email, password, rememberMe } } as const
}

/** `cloneCart` copies the member's cart to a new anonymous one, so that its items survive the logout. */
export function describeSiteUserLogout({ cloneCart = true }: { cloneCart?: boolean } = {}) {
  return { method: 'DELETE', address: `${sessionAddress}?cloneCart=${cloneCart}` } as const
}

/** A logout that fails by its crumb is repeated once and no more. */
export function shouldRepeatLogout(answer: { crumbFail?: boolean }, hasRepeated: boolean): boolean {
  return answer.crumbFail === true && !hasRepeated
}
