import { useState } from 'react'
import { siteDocumentSchemas } from '../../data/site-document-schemas'
import type { SiteDocumentName, SiteDocuments } from '../../data/site-documents'
import { checkBody, type HeldValues, showHeld, sortChange } from '../../document/held-values'
import { useEditedSiteDocument } from '../../shell/use-edited-site-document'

/** A document of the site for a form: it saves itself, except for fields whose value cannot be stored as it is. */
export function useCheckedDocument<Name extends SiteDocumentName>(name: Name) {
  const edited = useEditedSiteDocument(name)
  const [held, setHeld] = useState<HeldValues>({})
  const schema = siteDocumentSchemas[name]
  const { value: stored, saveState } = edited
  const value = stored && showHeld(stored, held)
  const refused = saveState.kind === 'refused' ? (saveState.errors ?? {}) : {}
  function change(part: Partial<SiteDocuments[Name]>, label: string) {
    if (!stored || !value) return
    const sorted = sortChange(schema, stored, { ...value, ...part })
    setHeld(sorted.held)
    edited.change(sorted.next, label, `${name} ${Object.keys(part).join(' ')}`)
  }
  return { ...edited, value, change, errors: { ...refused, ...(value ? checkBody(schema, value) : {}) } }
}
