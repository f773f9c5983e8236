import { overlayFormSubmitted } from '@sitewright/model/overlays/overlay-form-event'
import {
  type PopupRecord,
  parsePopupRecord,
  popupStorageKey,
  recordPopupSubmitted,
} from '@sitewright/model/overlays/popup/popup-rules'

/** Where storage is forbidden the popup was never seen. */
export function readRecord(): PopupRecord {
  try {
    return parsePopupRecord(localStorage.getItem(popupStorageKey))
  } catch {
    return {}
  }
}

export function writeRecord(record: PopupRecord): void {
  try {
    localStorage.setItem(popupStorageKey, JSON.stringify(record))
  } catch {
    // Storage is forbidden or full: the popup may come again on another page.
  }
}

/** The form inside the popup says by an event that the site has taken it. */
export function noteSubmission(popup: EventTarget, version: number): void {
  popup.addEventListener(overlayFormSubmitted, () => {
    writeRecord(recordPopupSubmitted(readRecord(), version, Date.now()))
  })
}
