import { screenRules } from '../../reference/devices'
import { neverShowAgain } from './popup-frequency'
import type { PopupOverlaySettings } from './popup-settings'

const dayMs = 24 * 60 * 60 * 1000

export const popupStorageKey = 'squarespace-popup-overlay'

export interface PopupRecord {
  /** Milliseconds since 1970. */
  readonly 'date-closed'?: number
  readonly version?: number
  readonly submitted?: boolean
}

/** An unreadable record counts as never closed. */
export function parsePopupRecord(stored: string | null): PopupRecord {
  try {
    return readRecord(JSON.parse(stored ?? '{}'))
  } catch {
    return {}
  }
}

function readRecord(value: unknown): PopupRecord {
  if (typeof value !== 'object' || value === null) return {}
  const { 'date-closed': closed, version, submitted } = value as Record<string, unknown>
  if (typeof closed !== 'number' || closed < 0) return {}
  return {
    'date-closed': closed,
    ...(typeof version === 'number' ? { version } : {}),
    ...(typeof submitted === 'boolean' ? { submitted } : {}),
  }
}

export function recordPopupClosed(record: PopupRecord, version: number, now: number): PopupRecord {
  return { ...record, 'date-closed': now, version }
}

/** Signing up also counts as closing; otherwise the popup would come straight back. */
export function recordPopupSubmitted(record: PopupRecord, version: number, now: number): PopupRecord {
  return { ...recordPopupClosed(record, version, now), submitted: true }
}

type ReshowSettings = Pick<PopupOverlaySettings, 'version' | 'showUntilSignup' | 'displayFrequency'>

/** The order of these rules is the contract: a new version is shown even to people who signed up. */
export function isPopupDue(settings: ReshowSettings, record: PopupRecord, now: number): boolean {
  const closed = record['date-closed']
  if (closed === undefined) return true
  if ((record.version ?? 0) < settings.version) return true
  if (record.submitted && settings.showUntilSignup) return false
  if (settings.displayFrequency === neverShowAgain) return false
  return now >= closed + settings.displayFrequency * dayMs
}

export function mayShowPopup(
  settings: PopupOverlaySettings,
  record: PopupRecord,
  at: { now: number; windowWidth: number },
): boolean {
  if (!settings.enableMobile && screenRules.mobile(at.windowWidth)) return false
  return isPopupDue(settings, record, at.now)
}
