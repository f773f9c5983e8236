import { timingSafeEqual } from 'node:crypto'
import { isInScope } from '@sitewright/model/accounts/token-scopes'
import { fail, type Result } from '@sitewright/model/failures/catalog'
import type { Access, Caller, Endpoint, SignedInMember } from './endpoint'

export function checkAccess(access: Exclude<Access, 'member'>, caller: Caller): Result<null> {
  if (access === 'public') return null
  // A call about a site does not exist where there is none.
  if (access !== 'account' && caller.website === null) return fail('request.not-found')
  if (caller.account === null) return fail('request.unauthorized')
  if (access === 'account' || caller.permissions.has(access)) return null
  return fail('request.forbidden')
}

export function checkConfirmed({ needsConfirmedEmail }: Endpoint, { isEmailConfirmed }: Caller): Result<null> {
  return needsConfirmedEmail === true && !isEmailConfirmed ? fail('account.unconfirmed') : null
}

/** A limited token does nothing beyond its parts, whatever its account may do. */
export function checkScope({ access, area, method }: Endpoint, { scopes }: Caller): Result<null> {
  const isAllowed = access === 'public' || isInScope(scopes, { area, changes: method !== 'GET' })
  return isAllowed ? null : fail('request.out-of-scope')
}

/** Where nothing is limited by parts, somebody with a limited token is nobody. */
export function withoutLimited(caller: Caller): Caller {
  return caller.scopes === null ? caller : nobodyAt(caller)
}

/** Tokens are for calls of the API: whoever opens a page or sends a form with one is nobody. */
export function withoutToken(caller: Caller): Caller {
  return caller.by === 'token' ? nobodyAt(caller) : caller
}

function nobodyAt(caller: Caller): Caller {
  return {
    ...caller,
    account: null,
    isEmailConfirmed: false,
    permissions: new Set(),
    roles: [],
    by: null,
    scopes: null,
  }
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
