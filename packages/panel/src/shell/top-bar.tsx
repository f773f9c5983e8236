import type { PageSummary } from '@sitewright/model/pages/page-answers'
import type { DeviceView } from '@sitewright/model/reference/devices'
import { Button, IconButton } from '@sitewright/ui/button'
import type { IconName } from '@sitewright/ui/icons'
import { use } from 'react'
import type { PageSession } from '../document/page-session'
import { People } from '../live/people'
import { PeopleContext } from '../live/people-context'
import { PublishMenu } from '../publishing/publish-menu'
import { usePagePart } from './editor-context'
import { wordsOfKeys } from './key-words'
import type { OpenOver } from './panel-overlays'
import { SaveStateText } from './save-state'
import { shellKeys } from './shell-keys'
import { liveAddress, usePublish } from './use-publish'

const devices: readonly { view: DeviceView; icon: IconName; label: string }[] = [
  { view: 'desktop', icon: 'desktop', label: 'Desktop' },
  { view: 'tablet', icon: 'tablet', label: 'Tablet' },
  { view: 'phone', icon: 'phone', label: 'Phone' },
]

interface TopBarProps {
  title: string
  session: PageSession | null
  /** Whose undo is offered where the page itself is not shown. */
  undone?: PageSession | null
  page: PageSummary | null
  device: DeviceView
  onDevice: (device: DeviceView) => void
  open: OpenOver
}

export function TopBar({ title, session, undone = null, page, device, onDevice, open }: TopBarProps) {
  const history = session ?? undone
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: outside of sections a header is a banner, and the page in the frame has one too
    <header className="top-bar" aria-label="Panel">
      <h1 className="top-title">{title}</h1>
      {page && page.state !== 'published' ? (
        <span className={`sw-badge${page.state === 'changed' ? ' sw-badge-warning' : ''}`}>
          {page.state === 'draft' ? 'Draft' : 'Unpublished changes'}
        </span>
      ) : null}
      {session ? (
        <fieldset className="top-devices" aria-label="Device">
          {devices.map(({ view, icon, label }) => (
            <IconButton
              key={view}
              icon={icon}
              label={label}
              aria-pressed={view === device}
              onClick={() => onDevice(view)}
            />
          ))}
        </fieldset>
      ) : (
        <span className="top-gap" />
      )}
      {page?.scheduledAt ? (
        <span className="sw-badge">Publishes {new Date(page.scheduledAt).toLocaleString()}</span>
      ) : null}
      <People people={use(PeopleContext)} />
      {history ? <UndoActions session={history} /> : null}
      {session && page ? <IconButton icon="history" label="Version history" onClick={open.history} /> : null}
      {session ? <SaveStateText session={session} /> : null}
      {session ? (
        <span className="top-full">
          <IconButton
            icon="expand"
            label={shellKeys.preview.label}
            keys={wordsOfKeys(shellKeys.preview.keys)}
            onClick={open.preview}
          />
        </span>
      ) : null}
      {session && page ? <PublishActions session={session} page={page} open={open} /> : null}
      <span className="top-search">
        <IconButton
          icon="search"
          label="Find a page or an action"
          keys={wordsOfKeys(shellKeys.palette.keys)}
          onClick={open.palette}
        />
      </span>
    </header>
  )
}

function UndoActions({ session }: { session: PageSession }) {
  const undoLabel = usePagePart(session, (state) => state.undoLabel)
  const redoLabel = usePagePart(session, (state) => state.redoLabel)
  return (
    <>
      <IconButton
        icon="undo"
        label={undoLabel ? `Undo: ${undoLabel.toLowerCase()}` : 'Undo'}
        keys={wordsOfKeys(shellKeys.undo.keys)}
        disabled={undoLabel === null}
        onClick={session.store.undo}
      />
      <IconButton
        icon="redo"
        label={redoLabel ? `Redo: ${redoLabel.toLowerCase()}` : 'Redo'}
        keys={wordsOfKeys(shellKeys.redo.keys)}
        disabled={redoLabel === null}
        onClick={session.store.redo}
      />
    </>
  )
}

/** The footer has none of these: its changes hold at once. */
function PublishActions({ session, page, open }: { session: PageSession; page: PageSummary; open: OpenOver }) {
  const publishing = usePublish(session, page)
  return (
    <>
      {page.publishedAt ? (
        <a
          className="sw-button sw-button-secondary top-live"
          href={liveAddress(page)}
          target="_blank"
          rel="noreferrer"
          title="The page as it is published, in another tab"
        >
          View live
        </a>
      ) : null}
      <Button kind="primary" disabled={publishing?.isPublishing} onClick={publishing?.publish}>
        {publishing?.isPublishing ? 'Publishing…' : 'Publish'}
      </Button>
      <PublishMenu page={page} open={open} />
    </>
  )
}
