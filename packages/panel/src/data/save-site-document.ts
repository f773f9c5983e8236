import type { SaveAnswer } from '../document/autosave'
import { callApi } from './api'
import { CallError, fieldErrorsOf, hasErrorKey, textOfError } from './call-error'
import { queryClient, queryKeys } from './queries'
import { type SiteDocumentName, type SiteDocuments, siteDocumentAddresses, type Versioned } from './site-documents'

/** Saves a document of the site upon the version it was made from; what else reads it sees the new one. */
export async function saveSiteDocument(
  name: SiteDocumentName,
  body: SiteDocuments[SiteDocumentName],
  version: number,
): Promise<SaveAnswer> {
  try {
    const change = { method: 'PUT', body: { version, body } } as const
    const saved = await callApi<Versioned<SiteDocuments[SiteDocumentName]>>(siteDocumentAddresses[name], change)
    queryClient.setQueryData(queryKeys.siteDocument(name), saved)
    return { kind: 'saved', version: saved.version }
  } catch (error) {
    return answerOfFailedSave(error)
  }
}

/** What a failed save means: another version, a document that is refused, or a host that was not reached. */
export function answerOfFailedSave(error: unknown): SaveAnswer {
  if (hasErrorKey(error, 'page.changed-elsewhere') || hasErrorKey(error, 'site.changed-elsewhere'))
    return { kind: 'conflict' }
  const status = error instanceof CallError ? error.failure.status : 0
  if (status !== 400 && status !== 403 && status !== 413) return { kind: 'failed', text: textOfError(error) }
  const errors = fieldErrorsOf(error)
  return { kind: 'refused', text: Object.values(errors)[0] ?? textOfError(error), errors }
}
