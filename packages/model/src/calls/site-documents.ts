import { z } from 'zod'
import {
  describeSiteDocument,
  type EditedDocumentName,
  isEditedDocumentName,
  type SiteDocuments,
  siteDocumentNames,
  siteDocuments,
  type Versioned,
} from '../site-documents/site-documents'
import { storedInt } from '../stored-values'
import type { Call } from './call'

interface DocumentCall<Name extends EditedDocumentName> extends Call {
  readonly params?: never
  readonly query?: never
  readonly parts?: never
  readonly answerTypes?: never
  readonly answer: z.ZodType<Versioned<SiteDocuments[Name]>>
}

interface ReadCall<Name extends EditedDocumentName> extends DocumentCall<Name> {
  readonly body?: never
}

interface WriteCall<Name extends EditedDocumentName> extends DocumentCall<Name> {
  readonly body: z.ZodType<Versioned<SiteDocuments[Name]>, Versioned<unknown>>
}

interface SiteDocumentCalls<Name extends EditedDocumentName> {
  readonly read: ReadCall<Name>
  /** Takes the whole document upon the version that was read. */
  readonly write: WriteCall<Name>
}

/** The two calls of a document. */
export function siteDocumentCalls<Name extends EditedDocumentName>(name: Name): SiteDocumentCalls<Name> {
  const { path, idPart } = siteDocuments[name].calls
  const { schema } = describeSiteDocument(name)
  const answer = z.strictObject({ version: z.number().int(), body: schema })
  return {
    read: { id: `readSite${idPart}`, method: 'GET', path, answer },
    write: {
      id: `writeSite${idPart}`,
      method: 'PUT',
      path,
      body: z.strictObject({ version: storedInt, body: schema }),
      answer,
    },
  }
}

export const editedDocumentNames = siteDocumentNames.filter(isEditedDocumentName)
