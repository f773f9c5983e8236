import type { PageSummary } from '@sitewright/model/pages/page-answers'
import { Icon } from '@sitewright/ui/base/icons'
import { Button } from '@sitewright/ui/controls/button'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { Dialog } from '@sitewright/ui/floating/dialog'
import { useEffect, useState } from 'react'
import { usePages } from '../data/queries'
import type { PageSession } from '../document/sessions/page-session'
import { LoadState } from '../parts/load-state'
import { countPages, listUnpublished, type RowState, usePublishAll } from './use-publish-all'

interface PublishAllProps {
  /** What is open is saved first. */
  session: PageSession | null
  onClose: () => void
}

/** Every page that visitors do not see as it is now, listed before any of it is published. */
export function PublishAll({ session, onClose }: PublishAllProps) {
  const pages = usePages()
  const { refetch } = pages
  const [isSaved, setSaved] = useState(false)
  useEffect(() => {
    const saved = session ? session.autosave.flush() : Promise.resolve(true)
    void saved.then(() => refetch()).finally(() => setSaved(true))
  }, [session, refetch])
  const { states, publish, isRunning, doneCount } = usePublishAll(onClose)
  const [picked, setPicked] = useState<ReadonlyMap<string, boolean>>(new Map())
  const rows = isSaved ? listUnpublished(pages.data ?? []) : []
  const isPicked = (page: PageSummary) => picked.get(page.id) ?? (page.state === 'changed' && !page.scheduledAt)
  const chosen = rows.filter(isPicked)
  const groups = [
    { title: 'Unpublished changes', its: rows.filter(({ state }) => state === 'changed') },
    { title: 'Never published', its: rows.filter(({ state }) => state === 'draft') },
  ]
  return (
    <Dialog
      title="Publish all changes"
      widthPx={480}
      onCancel={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {isRunning ? 'Stop' : 'Cancel'}
          </Button>
          <Button
            kind="primary"
            isBusy={isRunning}
            disabled={isRunning || chosen.length === 0}
            onClick={() => void publish(chosen)}
          >
            {isRunning ? 'Publishing…' : `Publish ${countPages(chosen.length)}`}
          </Button>
        </>
      }
    >
      <LoadState query={pages}>
        <Skeleton lines={3} label="Loading pages" />
      </LoadState>
      {isSaved && rows.length === 0 ? <p>Everything is published.</p> : null}
      {isRunning ? (
        <progress className="sw-progress" value={doneCount} max={chosen.length} aria-label="Publishing" />
      ) : null}
      <p className="sw-hidden-text" role="status">
        {isRunning ? `Published ${doneCount} of ${countPages(chosen.length)}` : ''}
      </p>
      {groups.map(({ title, its }) =>
        its.length === 0 ? null : (
          <fieldset key={title} className="publish-all">
            <legend>{title}</legend>
            {its.map((page) => (
              <Row
                key={page.id}
                page={page}
                state={states.get(page.id)}
                isPicked={isPicked(page)}
                isLocked={isRunning}
                onPick={(next) => setPicked(new Map(picked).set(page.id, next))}
              />
            ))}
          </fieldset>
        ),
      )}
    </Dialog>
  )
}

interface RowProps {
  page: PageSummary
  state: RowState | undefined
  isPicked: boolean
  isLocked: boolean
  onPick: (isPicked: boolean) => void
}

function Row({ page, state, isPicked, isLocked, onPick }: RowProps) {
  return (
    <div className="publish-all-row">
      <label>
        <input
          type="checkbox"
          checked={isPicked}
          disabled={isLocked}
          onChange={(event) => onPick(event.target.checked)}
        />
        <span>{page.settings.title}</span>
      </label>
      <span className="sw-field-hint">
        {state?.kind === 'done' ? <Icon name="check" sizePx={16} /> : null}
        {state?.kind === 'sending' ? 'Publishing…' : page.path}
        {page.scheduledAt ? ` · scheduled for ${new Date(page.scheduledAt).toLocaleString()}` : ''}
      </span>
      {state?.kind === 'failed' ? (
        <p className="sw-field-error" role="alert">
          Not published: {state.text}
        </p>
      ) : null}
    </div>
  )
}
