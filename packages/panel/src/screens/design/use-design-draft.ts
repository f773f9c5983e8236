import { toasts } from '@sitewright/ui/toast-store'
import { useEffect, useRef, useState } from 'react'
import { textOfError } from '../../data/call-error'
import {
  type SiteDocumentName,
  type SiteDocuments,
  useSaveSiteDocument,
  useSiteDocument,
} from '../../data/site-documents'

const designSaveDelayMs = 700

/** A site document that is changed live: shown at once, saved a moment after the last change, one request at a time. */
export function useDesignDraft<Name extends SiteDocumentName>(name: Name, onSaved?: () => void) {
  const query = useSiteDocument(name)
  const save = useSaveSiteDocument(name)
  const [draft, setDraft] = useState<SiteDocuments[Name] | null>(null)
  const latest = useRef({ query, save, onSaved })
  latest.current = { query, save, onSaved }

  useEffect(() => {
    if (!draft || save.isPending) return
    const timer = setTimeout(async () => {
      const { query: read, save: write, onSaved: tell } = latest.current
      if (!read.data) return
      try {
        await write.mutateAsync({ version: read.data.version, body: draft })
        // What was changed meanwhile is the next draft; this one is done.
        setDraft((current) => (current === draft ? null : current))
        tell?.()
      } catch (error) {
        toasts.show({ kind: 'error', text: textOfError(error) })
        setDraft((current) => (current === draft ? null : current))
      }
    }, designSaveDelayMs)
    return () => clearTimeout(timer)
  }, [draft, save.isPending])

  const value = draft ?? query.data?.body
  return { query, value, change: setDraft, isSaving: draft !== null || save.isPending }
}
