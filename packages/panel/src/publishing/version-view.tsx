import type { PageDocument } from '@sitewright/model/pages/document'
import type { PageRevision } from '@sitewright/model/pages/page-answers'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { places } from '@sitewright/model/routes/places'
import { Button } from '@sitewright/ui/button'
import { LoadFailure } from '@sitewright/ui/empty-state'
import { Skeleton } from '@sitewright/ui/skeleton'
import { TextField } from '@sitewright/ui/text-field'
import { toasts } from '@sitewright/ui/toast-store'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { callApi } from '../data/api'
import { textOfError } from '../data/call-error'
import type { PageSession } from '../document/page-session'
import { restoreVersion } from './restore-version'
import { listVersionChanges, type VersionChange } from './version-changes'

interface VersionViewProps {
  session: PageSession
  revision: PageRevision
  onRenamed: () => void
  onRestored: () => void
}

/** One earlier state beside the page as it is now, with what changed since. */
export function VersionView({ session, revision, onRenamed, onRestored }: VersionViewProps) {
  const { pageId, store } = session
  const address = fillPath(api.pageRevision, { pageId, revisionId: revision.id })
  const query = useQuery({
    queryKey: ['revision', revision.id],
    queryFn: () => callApi<PageRevision & { document: PageDocument }>(address),
  })
  const [name, setName] = useState(revision.name)
  const rename = useMutation({
    mutationFn: () => callApi(address, { method: 'PATCH', body: { name } }),
    onSuccess: onRenamed,
    onError: (error) => toasts.show({ kind: 'error', text: textOfError(error) }),
  })
  const older = query.data?.document
  const changes = older ? listVersionChanges(older, store.read().page) : []
  const frame = fillPath(places.configFrame, { pageId })
  function submit(event: FormEvent) {
    event.preventDefault()
    rename.mutate()
  }
  return (
    <div className="version-view">
      <form className="version-name" onSubmit={submit}>
        <TextField label="Name of this version" maxLength={80} value={name} onChange={setName} />
        <Button type="submit" disabled={rename.isPending || name === revision.name}>
          Save the name
        </Button>
        <Button
          kind="primary"
          disabled={!older}
          onClick={() => {
            if (!older) return
            store.run(restoreVersion, { document: older })
            void session.autosave.flush()
            toasts.show({ text: 'The version is restored. Undo takes it back.' })
            onRestored()
          }}
        >
          Restore this version
        </Button>
      </form>
      {query.isPending ? <Skeleton lines={4} label="Loading the version" /> : null}
      {query.isError ? <LoadFailure text={query.error.message} onRetry={() => query.refetch()} /> : null}
      {older ? (
        <>
          <div className="version-frames">
            <Shown title="This version" src={`${frame}?view=visitor&revision=${revision.id}`} changes={changes} />
            <Shown title="The page now" src={`${frame}?view=visitor`} changes={changes} />
          </div>
          <h3>Changed since</h3>
          {changes.length === 0 ? <p>Nothing: this version is like the page now.</p> : null}
          <ul>
            {changes.map((change) => (
              <li key={change.partId}>{change.text}</li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}

function Shown({ title, src, changes }: { title: string; src: string; changes: readonly VersionChange[] }) {
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <div className="version-frame">
        <iframe title={title} src={src} onLoad={(event) => showAsPicture(event.currentTarget, changes)} />
      </div>
    </figure>
  )
}

/**
 * Marks what differs. The frame is of this host, so the panel may add to it. Its links lead nowhere and are no stops for Tab:
 * the frame itself is one, so that keys scroll it.
 */
function showAsPicture(frame: HTMLIFrameElement, changes: readonly VersionChange[]): void {
  const page = frame.contentDocument
  if (page) page.body.inert = true
  for (const { partId } of changes) {
    const part = page?.querySelector<HTMLElement>(`[data-block-id="${partId}"], [data-section-id="${partId}"]`)
    if (part) Object.assign(part.style, { outline: '6px solid #c2410c', outlineOffset: '-6px' })
  }
}
