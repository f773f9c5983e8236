import type { EditedDocumentName, SiteDocuments } from '@sitewright/model/site-documents/site-documents'
import { LoadFailure } from '@sitewright/ui/feedback/empty-state'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { type ReactNode, useState } from 'react'
import { SaveStateMark } from '../../parts/save-state-mark'
import { useCheckedDocument } from './use-checked-document'

interface SettingsFormProps<Name extends EditedDocumentName> {
  name: Name
  title: string
  hint?: string
  children: (form: {
    value: SiteDocuments[Name]
    change: (part: Partial<SiteDocuments[Name]>) => void
    errors: Readonly<Record<string, string>>
  }) => ReactNode
}

/** A form over one document of the site. It saves itself and is undone on its screen; what cannot be stored stays in its field. */
export function SettingsForm<Name extends EditedDocumentName>({
  name,
  title,
  hint,
  children,
}: SettingsFormProps<Name>) {
  const { value, change, errors, saveState, loadError, reload } = useCheckedDocument(name)
  const [isWriting, setIsWriting] = useState(false)
  const [first] = Object.values(errors)
  // As its field: not while it is written.
  const wrong = isWriting ? undefined : first
  const state = first && isWriting ? ({ kind: 'unsaved' } as const) : saveState
  const label = `Change the ${title.toLowerCase()}`
  return (
    <form
      className="form settings-form"
      onSubmit={(event) => event.preventDefault()}
      onFocus={() => setIsWriting(!first)}
      onBlur={() => setIsWriting(false)}
      aria-label={title}
    >
      <header className="settings-head">
        <h3>{title}</h3>
        {value ? (
          <SaveStateMark state={wrong ? { kind: 'refused', text: wrong } : state} waiting={wrong ?? ''} />
        ) : null}
      </header>
      {hint ? <p className="sw-field-hint">{hint}</p> : null}
      {loadError ? <LoadFailure text={loadError.message} onRetry={reload} /> : null}
      {value || loadError ? null : <Skeleton lines={6} heightPx={36} label={`Loading ${title.toLowerCase()}`} />}
      {value ? children({ value, change: (part) => change(part, label), errors }) : null}
    </form>
  )
}
