import {
  describeSiteDocument,
  type EditedDocumentName,
  type SiteDocuments,
} from '@sitewright/model/site-documents/site-documents'
import { useState } from 'react'
import { checkBody, type HeldValues, showHeld, sortChange } from '../../document/saving/held-values'
import { useEditedSiteDocument } from '../../editor/use-edited-site-document'

/** A document of the site for a form: it saves itself, except for fields whose value cannot be stored as it is. */
export function useCheckedDocument<Name extends EditedDocumentName>(name: Name) {
  const edited = useEditedSiteDocument(name)
  const [held, setHeld] = useState<HeldValues>({})
  const { schema, checked = schema } = describeSiteDocument(name)
  const { value: stored, saveState } = edited
  const value = stored && showHeld(stored, held)
  const refused = saveState.kind === 'refused' ? (saveState.errors ?? {}) : {}
  function change(part: Partial<SiteDocuments[Name]>, label: string) {
    if (!stored || !value) return
    const sorted = sortChange(checked, stored, { ...value, ...part }, value)
    setHeld(sorted.held)
    edited.change(sorted.next, label, `${name} ${Object.keys(part).join(' ')}`)
  }
  return { ...edited, value, change, errors: { ...refused, ...(value ? checkBody(checked, value) : {}) } }
}
