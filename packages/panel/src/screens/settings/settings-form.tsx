import { LoadFailure } from '@sitewright/ui/empty-state'
import { Skeleton } from '@sitewright/ui/skeleton'
import type { ReactNode } from 'react'
import type { SiteDocumentName, SiteDocuments } from '../../data/site-documents'
import { SaveStateMark } from '../../parts/save-state-mark'
import { useCheckedDocument } from './use-checked-document'

interface SettingsFormProps<Name extends SiteDocumentName> {
  name: Name
  title: string
  hint?: string
  children: (form: {
    value: SiteDocuments[Name]
    change: (part: Partial<SiteDocuments[Name]>) => void
    errors: Readonly<Record<string, string>>
  }) => ReactNode
}

/** A form over one document of the site. It saves itself and is undone with the page; what cannot be stored stays in its field. */
export function SettingsForm<Name extends SiteDocumentName>({ name, title, hint, children }: SettingsFormProps<Name>) {
  const { value, change, errors, saveState, loadError, reload } = useCheckedDocument(name)
  const [wrong] = Object.values(errors)
  const label = `Change the ${title.toLowerCase()}`
  return (
    <form className="form settings-form" onSubmit={(event) => event.preventDefault()} aria-label={title}>
      <header className="settings-head">
        <h3>{title}</h3>
        {value ? (
          <SaveStateMark state={wrong ? { kind: 'refused', text: wrong } : saveState} waiting={wrong ?? ''} />
        ) : null}
      </header>
      {hint ? <p className="sw-field-hint">{hint}</p> : null}
      {loadError ? <LoadFailure text={loadError.message} onRetry={reload} /> : null}
      {value || loadError ? null : <Skeleton lines={6} heightPx={36} label={`Loading ${title.toLowerCase()}`} />}
      {value ? children({ value, change: (part) => change(part, label), errors }) : null}
    </form>
  )
}
