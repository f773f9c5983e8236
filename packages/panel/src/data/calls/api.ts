import { createCaller } from '@sitewright/model/data-layer/create-caller'
import { clientHeader } from '@sitewright/model/live/live-notes'
import { withinSite } from '../../ground/site-path'
import { windowId } from '../../ground/window-id'
import { type ApiCall, createApiCall } from './call-api'
import { sessionEnded } from './session-ended'

/** Filled by the first answer of the session call; an old one is replaced by the failure it causes. */
export const crumb = { value: '' }

const send = createCaller({
  send: async ({ url, ...init }) => {
    const response = await fetch(withinSite(url), { ...init, headers: { ...init.headers, [clientHeader]: windowId } })
    return { status: response.status, body: await response.text() }
  },
  readCrumb: () => crumb.value,
  storeCrumb: (fresh) => {
    crumb.value = fresh
  },
  wait: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)),
  announceLoginRequired: sessionEnded.announce,
})

/** The panel's way to its own host. */
export const callApi = createApiCall(send)

/** However often it is sent under this key, it happens once. */
export function callApiOnce(key: string): ApiCall {
  return createApiCall((method, address, options) =>
    send(method, address, { ...options, headers: { 'Idempotency-Key': key } }),
  )
}
