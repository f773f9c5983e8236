import { siteDocumentCalls } from '@sitewright/model/calls/site-documents'
import type { EditedDocumentName, SiteDocuments } from '@sitewright/model/site-documents/site-documents'
import { callApi } from '../calls/api'
import { CallError, fieldErrorsOf, hasErrorKey, textOfError } from '../calls/call-error'
import type { SaveAnswer } from '../calls/save-answer'
import { queryClient, queryKeys } from '../queries'

/** Saves a document of the site upon the version it was made from; what else reads it sees the new one. */
export async function saveSiteDocument<Name extends EditedDocumentName>(
  name: Name,
  body: SiteDocuments[Name],
  version: number,
): Promise<SaveAnswer> {
  try {
    const saved = await callApi(siteDocumentCalls(name).write, { body: { version, body } })
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
