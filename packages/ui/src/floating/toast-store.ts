import { createToastStore } from '@sitewright/model/dialogs/toast-store'

/** The toasts of the page. */
export const toasts = createToastStore({ now: Date.now, set: (run, delayMs) => setTimeout(run, delayMs) })
