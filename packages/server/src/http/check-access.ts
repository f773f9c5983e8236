import { timingSafeEqual } from 'node:crypto'
import { fail, type Result } from '@sitewright/model/failures/catalogue'
import type { Access, Caller, SignedInMember } from './endpoint'

export function checkAccess(access: Exclude<Access, 'member'>, caller: Caller): Result<null> {
  if (access === 'public') return null
  // A call about a site does not exist where there is none.
  if (access !== 'account' && caller.website === null) return fail('request.not-found')
  if (caller.account === null) return fail('request.unauthorized')
  if (access === 'account' || caller.permissions.has(access)) return null
  return fail('request.forbidden')
}

/** A browser sends the session cookie by itself; the crumb proves that a page of ours made the request. */
export function checkCrumb(caller: Caller, given: unknown): Result<null> {
  if (caller.by !== 'session') return null
  return caller.crumb !== null && typeof given === 'string' && isSameText(given, caller.crumb)
    ? null
    : fail('request.crumb')
}

/** As the crumb does for accounts: a page of this site made the request, and read the token from an answer of ours. */
export function checkXsrfToken(member: Pick<SignedInMember, 'xsrfToken'>, given: unknown): Result<null> {
  return typeof given === 'string' && isSameText(given, member.xsrfToken) ? null : fail('request.crumb')
}

function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
