import type { PageSummary } from '@sitewright/model/pages/page-answers'
import type { DeviceView } from '@sitewright/model/reference/devices'
import type { IconName } from '@sitewright/ui/base/icons'
import { Button, IconButton } from '@sitewright/ui/controls/button'
import { use } from 'react'
import { useStanding } from '../../data/standing'
import type { PageSession } from '../../document/sessions/page-session'
import { wordsOfKeys } from '../../ground/key-words'
import { People } from '../../live/people'
import { PeopleContext } from '../../live/people-context'
import { PublishMenu } from '../../publishing/publish-menu'
import { liveAddress } from '../../publishing/use-publish'
import { usePublishAfterCheck } from '../../publishing/use-publish-after-check'
import { shellKeys } from '../keys/shell-keys'
import type { OpenOver } from '../overlays/over'
import type { ScreenUndo } from '../undo/use-screen-undo'
import { SaveStateText } from './save-state'
import { SiteName } from './site-name'
import { VisibilityMenu } from './visibility-menu'

const devices: readonly { view: DeviceView; icon: IconName; label: string }[] = [
  { view: 'desktop', icon: 'desktop', label: 'Desktop' },
  { view: 'tablet', icon: 'tablet', label: 'Tablet' },
  { view: 'phone', icon: 'phone', label: 'Phone' },
]

interface TopBarProps {
  title: string
  session: PageSession | null
  /** Null on a screen that changes nothing that could be undone. */
  undo: ScreenUndo | null
  page: PageSummary | null
  device: DeviceView
  onDevice: (device: DeviceView) => void
  open: OpenOver
}

export function TopBar({ title, session, undo, page, device, onDevice, open }: TopBarProps) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: outside of sections a header is a banner, and the page in the frame has one too
    <header className="top-bar" aria-label="Panel">
      <SiteName />
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
        <span className="sw-badge">Publishes on {new Date(page.scheduledAt).toLocaleString()}</span>
      ) : null}
      <VisibilityMenu />
      <People people={use(PeopleContext)} />
      {undo ? <UndoActions {...undo} /> : null}
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
          label="Search pages and actions"
          keys={wordsOfKeys(shellKeys.palette.keys)}
          onClick={open.palette}
        />
      </span>
    </header>
  )
}

function UndoActions({ undoLabel, redoLabel, undo, redo, said }: ScreenUndo) {
  return (
    <>
      <IconButton
        icon="undo"
        label={undoLabel ? `Undo: ${undoLabel.toLowerCase()}` : 'Undo'}
        keys={wordsOfKeys(shellKeys.undo.keys)}
        disabled={undoLabel === null}
        onClick={undo}
      />
      <IconButton
        icon="redo"
        label={redoLabel ? `Redo: ${redoLabel.toLowerCase()}` : 'Redo'}
        keys={wordsOfKeys(shellKeys.redo.keys)}
        disabled={redoLabel === null}
        onClick={redo}
      />
      <span className="sw-hidden-text" role="status">
        {said}
      </span>
    </>
  )
}

/** Sections of every page have none of these: their changes go live immediately. */
function PublishActions({ session, page, open }: { session: PageSession; page: PageSummary; open: OpenOver }) {
  const publishing = usePublishAfterCheck(session, page, open.publish)
  const visibility = useStanding().data?.visibility
  return (
    <>
      {page.publishedAt ? (
        <a
          className="sw-button sw-button-secondary top-live"
          href={liveAddress(page, visibility)}
          target="_blank"
          rel="noreferrer"
          title="Open the published page in a new tab"
        >
          View live
        </a>
      ) : null}
      <Button
        kind="primary"
        isBusy={publishing?.isPublishing}
        disabled={publishing?.isPublishing}
        onClick={publishing?.publish}
      >
        {publishing?.isPublishing ? 'Publishing…' : 'Publish'}
      </Button>
      <PublishMenu page={page} open={open} />
    </>
  )
}
