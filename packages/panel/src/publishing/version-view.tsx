import { pageCalls } from '@sitewright/model/calls/pages'
import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import type { PageRevision } from '@sitewright/model/pages/page-answers'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import { Button } from '@sitewright/ui/controls/button'
import { TextField } from '@sitewright/ui/controls/text-field'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { callApi } from '../data/calls/api'
import { textOfError } from '../data/calls/call-error'
import type { PageSession } from '../document/sessions/page-session'
import { withinSite } from '../ground/site-path'
import { LoadState } from '../parts/load-state'
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
  const params = { pageId, revisionId: revision.id }
  const query = useQuery({
    queryKey: ['revision', revision.id],
    queryFn: () => callApi(pageCalls.readPageRevision, { params }),
  })
  const [name, setName] = useState(revision.name)
  const rename = useMutation({
    mutationFn: () => callApi(pageCalls.renamePageRevision, { params, body: { name } }),
    onSuccess: onRenamed,
    onError: (error) => toasts.show({ kind: 'error', text: textOfError(error) }),
  })
  const older = query.data?.document
  const changes = older ? listVersionChanges(older, store.read().page) : []
  const frame = withinSite(fillPath(paths.configFrame, { pageId }))
  function submit(event: FormEvent) {
    event.preventDefault()
    rename.mutate()
  }
  return (
    <div className="version-view">
      <form className="version-name" onSubmit={submit}>
        <TextField
          label="Version name"
          maxLength={maxLengthOf(pageCalls.renamePageRevision.body.shape.name)}
          value={name}
          onChange={setName}
        />
        <Button type="submit" disabled={rename.isPending || name === revision.name}>
          Name version
        </Button>
        <Button
          kind="primary"
          disabled={!older}
          onClick={() => {
            if (!older) return
            store.run(restoreVersion, { document: older })
            void session.autosave.flush()
            toasts.show({ text: 'Version restored' })
            onRestored()
          }}
        >
          Restore version
        </Button>
      </form>
      <LoadState query={query}>
        <Skeleton lines={4} label="Loading version" />
      </LoadState>
      {older ? (
        <>
          <div className="version-frames">
            <Shown title="This version" src={`${frame}?view=visitor&revision=${revision.id}`} changes={changes} />
            <Shown title="Current page" src={`${frame}?view=visitor`} changes={changes} />
          </div>
          <h3>Differences from the current page</h3>
          {changes.length === 0 ? <p>No differences from the current page</p> : null}
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
