import { createToastStore } from '@sitewright/model/dialogs/toast-store'

/** The toasts of the page. */
export const toasts = createToastStore({ set: (run, delayMs) => setTimeout(run, delayMs) })
