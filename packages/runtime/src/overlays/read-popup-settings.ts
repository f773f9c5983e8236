import {
  defaultPopupTrigger,
  type PopupTrigger,
  popupScrollDepths,
} from '@sitewright/model/overlays/popup/popup-trigger'

/** Settings from the page's context, where any part may be missing; nothing when there are none. */
export function readPopupSettings(given: unknown) {
  if (typeof given !== 'object' || given === null) return undefined
  const { style, enableMobile, version, showUntilSignup, displayFrequency, trigger } = given as Record<string, unknown>
  return {
    style: typeof style === 'string' ? style : 'center',
    enableMobile: enableMobile !== false,
    version: readNumber(version, 1),
    showUntilSignup: showUntilSignup === true,
    displayFrequency: readNumber(displayFrequency, 1),
    trigger: readTrigger(trigger),
  }
}

function readNumber(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback
}

function readTrigger(given: unknown): PopupTrigger {
  const { kind, seconds, percent } = (given ?? {}) as { kind?: unknown; seconds?: unknown; percent?: unknown }
  if (kind === 'delay' && typeof seconds === 'number' && seconds >= 0) return { kind, seconds }
  const depth = popupScrollDepths.find((it) => it === percent)
  return kind === 'scroll' && depth !== undefined ? { kind, percent: depth } : defaultPopupTrigger
}
