import { type PageDocument, pageDocument, pageFormat } from '@sitewright/model/pages/document'
import { type PageSettings, pageSettings } from '@sitewright/model/pages/page-settings'
import { upgradePage } from '@sitewright/model/pages/upgrades'

/** Documents are checked when they are written, so that reading the newest format costs nothing; older ones are lifted. */
export function readStoredDocument(stored: unknown): PageDocument {
  const isNewest = (stored as { format?: unknown } | null)?.format === pageFormat
  return isNewest ? (stored as PageDocument) : pageDocument.parse(upgradePage(stored))
}

export function readStoredSettings(stored: unknown): PageSettings {
  return pageSettings.parse(stored)
}
