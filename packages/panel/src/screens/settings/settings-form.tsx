import { Button } from '@sitewright/ui/button'
import { LoadFailure } from '@sitewright/ui/empty-state'
import { Skeleton } from '@sitewright/ui/skeleton'
import { toasts } from '@sitewright/ui/toast-store'
import { type FormEvent, type ReactNode, useState } from 'react'
import { fieldErrorsOf, textOfError } from '../../data/call-error'
import {
  type SiteDocumentName,
  type SiteDocuments,
  useSaveSiteDocument,
  useSiteDocument,
} from '../../data/site-documents'

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

/** A form over one document of the site: changed here, sent as a whole upon the version that was read. */
export function SettingsForm<Name extends SiteDocumentName>({ name, title, hint, children }: SettingsFormProps<Name>) {
  const query = useSiteDocument(name)
  const save = useSaveSiteDocument(name)
  const [changes, setChanges] = useState<Partial<SiteDocuments[Name]>>({})
  if (query.isPending) return <Skeleton lines={6} heightPx={36} label={`Loading ${title.toLowerCase()}`} />
  if (query.isError) return <LoadFailure text={query.error.message} onRetry={() => query.refetch()} />
  const { version, body } = query.data
  const value = { ...body, ...changes }
  const errors = fieldErrorsOf(save.error)
  const isChanged = Object.keys(changes).length > 0
  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate(
      { version, body: value },
      {
        onSuccess: () => {
          setChanges({})
          toasts.show({ text: 'Settings saved.' })
        },
      },
    )
  }
  return (
    <form className="form settings-form" onSubmit={submit} aria-label={title}>
      <h3>{title}</h3>
      {hint ? <p className="sw-field-hint">{hint}</p> : null}
      {children({ value, change: (part) => setChanges({ ...changes, ...part }), errors })}
      {save.isError ? (
        <p className="sw-field-error" role="alert">
          {textOfError(save.error)}
        </p>
      ) : null}
      <div className="row-actions">
        <Button kind="primary" type="submit" disabled={!isChanged || save.isPending}>
          {save.isPending ? 'Saving…' : 'Save'}
        </Button>
      </div>
    </form>
  )
}
