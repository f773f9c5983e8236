import { createCaller } from '@sitewright/model/data-layer/create-caller'
import { clientHeader } from '@sitewright/model/live/live-notes'
import { createApiCall } from './call-api'
import { sessionEnded } from './session-ended'
import { windowId } from './window-id'

/** Filled by the first answer of the session call; an old one is replaced by the failure it causes. */
export const crumb = { value: '' }

/** The panel's way to its own host. */
export const callApi = createApiCall(
  createCaller({
    send: async ({ url, ...init }) => {
      const response = await fetch(url, { ...init, headers: { ...init.headers, [clientHeader]: windowId } })
      return { status: response.status, body: await response.text() }
    },
    readCrumb: () => crumb.value,
    storeCrumb: (fresh) => {
      crumb.value = fresh
    },
    wait: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)),
    announceLoginRequired: sessionEnded.announce,
  }),
)
