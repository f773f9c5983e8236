import {
  buildSiteUserHeaders,
  describeSiteUserLogin,
  describeSiteUserLogout,
  type SiteUserLogin,
  shouldRepeatLogout,
} from '@sitewright/model/accounts/site-user-calls'
import type { AnswerOf } from '@sitewright/model/calls/call'
import type { memberCalls } from '@sitewright/model/calls/members'
import type { CallResult } from '@sitewright/model/data-layer/create-caller'
import type { CallFailure } from '@sitewright/model/data-layer/interpret-reply'
import { api } from '@sitewright/model/routes/api'
import { call } from '../data/site-calls'
import { forgetSession, readXsrfToken, storeXsrfToken } from './member-session'

export type Member = Pick<AnswerOf<typeof memberCalls.readMemberAccount>, 'navigation'>

/** Answers with what went wrong, in words, or with null. */
export async function signIn(login: SiteUserLogin): Promise<string | null> {
  const { method, address, body } = describeSiteUserLogin(login)
  const answer = await call(method, address, { body })
  if (!answer.isOk) return answer.failure.message
  const { xsrfToken } = (answer.data ?? {}) as { xsrfToken?: unknown }
  if (typeof xsrfToken === 'string') storeXsrfToken(xsrfToken, login.rememberMe)
  return null
}

/** Repeated once, with the fresh token, when the one that it carried was wrong. The next person here finds no cart. */
export async function signOut(): Promise<CallFailure | null> {
  const { method, address } = describeSiteUserLogout({ cloneCart: false })
  const send = (token: string | undefined) => call(method, address, { headers: buildSiteUserHeaders(token) })
  let answer = await send(readXsrfToken())
  if (!answer.isOk && shouldRepeatLogout(answer.failure, false)) answer = await send(answer.failure.xsrfToken)
  if (!answer.isOk && answer.failure.status !== 401) return answer.failure
  forgetSession()
  return null
}

/** Null when nobody is signed in after all. */
export async function readMember(): Promise<Member | null> {
  const answer: CallResult = await call('GET', api.siteUserAccount, { headers: buildSiteUserHeaders(readXsrfToken()) })
  if (answer.isOk) return readNavigation(answer.data)
  if (answer.failure.status === 401) forgetSession()
  return null
}

function readNavigation(data: unknown): Member {
  const { navigation } = (data ?? {}) as { navigation?: unknown }
  const links = Array.isArray(navigation) ? navigation : []
  return { navigation: links.filter((link) => typeof link?.title === 'string' && typeof link?.href === 'string') }
}
