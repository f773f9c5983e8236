import { z } from 'zod'
import { screenRules } from '../reference/devices'

const dayMs = 24 * 60 * 60 * 1000

/** A `displayFrequency` that keeps a closed popup closed for good. */
export const neverShowAgain = -1

export const popupOverlaySettings = z.object({
  style: z.string().max(60).default('center'),
  enableMobile: z.boolean().default(true),
  version: z.number().int().nonnegative().default(1),
  showUntilSignup: z.boolean().default(false),
  /** Days between closing and the next showing. */
  displayFrequency: z.number().int().min(neverShowAgain).default(1),
})
export type PopupOverlaySettings = z.infer<typeof popupOverlaySettings>

export const popupStorageKey = 'squarespace-popup-overlay'

export const popupRecord = z.object({
  /** Milliseconds since 1970. */
  'date-closed': z.number().nonnegative().optional(),
  version: z.number().optional(),
  submitted: z.boolean().optional(),
})
export type PopupRecord = z.infer<typeof popupRecord>

/** An unreadable record counts as never closed. */
export function parsePopupRecord(stored: string | null): PopupRecord {
  try {
    return popupRecord.catch({}).parse(JSON.parse(stored ?? '{}'))
  } catch {
    return {}
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
