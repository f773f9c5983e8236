export const popupScrollDepths = [25, 50, 75, 100] as const

/** When a due popup opens: after some seconds, or once so much of the page was scrolled. */
export type PopupTrigger =
  | { kind: 'delay'; seconds: number }
  | { kind: 'scroll'; percent: (typeof popupScrollDepths)[number] }

export const defaultPopupTrigger: PopupTrigger = { kind: 'delay', seconds: 5 }

export interface PageProgress {
  secondsOnPage: number
  scrolledPercent: number
  hasShownPopup: boolean
}

/** At most one popup opens per page view. */
export function isPopupTriggered(trigger: PopupTrigger, page: PageProgress): boolean {
  if (page.hasShownPopup) return false
  return trigger.kind === 'delay' ? page.secondsOnPage >= trigger.seconds : page.scrolledPercent >= trigger.percent
}
