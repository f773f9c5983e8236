import { identityCookies } from '@sitewright/model/accounts/identity-cookies'
import { type CallOptions, createCaller } from '@sitewright/model/data-layer/create-caller'
import type { CallMethod } from '@sitewright/model/data-layer/describe-call'
import { mayShowErrorOverlay, type OverlayFailure } from '@sitewright/model/data-layer/error-overlay'
import { readCookie, writeCookie } from '../browser/cookies'
import { isFramed } from '../browser/is-framed'
import { ownAddress } from '../browser/own-address'
import { showErrorOverlay } from './error-overlay'

/** Fired on the window when a call needs somebody to sign in. */
export const loginRequiredEvent = 'login-required'

/** A crumb that has become wrong by then is replaced as this one was. */
const crumbSeconds = 24 * 60 * 60

/** Where cookies are forbidden the crumb of the last refusal serves for this page. */
let crumbWithoutCookies = ''

export const call = createCaller({
  async send({ url, ...request }) {
    const answer = await fetch(ownAddress(url), request)
    return { status: answer.status, body: await answer.text() }
  },
  readCrumb: () => readCookie(identityCookies.crumb) ?? crumbWithoutCookies,
  storeCrumb(crumb) {
    crumbWithoutCookies = crumb
    writeCookie(identityCookies.crumb, encodeURIComponent(crumb), crumbSeconds)
  },
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  announceLoginRequired: () => window.dispatchEvent(new CustomEvent(loginRequiredEvent)),
  ...readSecureHost(),
})

interface UnhandledCall extends CallOptions {
  readonly isStartedByVisitor: boolean
}

/** For calls whose failure nobody handles: the overlay tells of it where that is called for. Nothing comes back then. */
export async function callOrShowError(method: CallMethod, address: string, options: UnhandledCall): Promise<unknown> {
  const result = await call(method, address, options)
  if (result.isOk) return result.data
  showUnhandled(result.failure, options.isStartedByVisitor)
  return undefined
}

/** Covers the page with what stopped a call that a person asked for. */
export function showUnhandled(failure: OverlayFailure, isStartedByVisitor: boolean): void {
  const place = isFramed() ? 'preview' : 'published'
  if (mayShowErrorOverlay({ isHandledByCaller: false, place, isStartedByVisitor })) showErrorOverlay(failure)
}

function readSecureHost(): { secureHost?: string } {
  const address = window.Sitewright?.context.readText('website', 'builtInAddress') ?? ''
  return URL.canParse(address) ? { secureHost: new URL(address).host } : {}
}
