import type { PageSummary } from '@sitewright/model/pages/page-answers'
import type { DeviceView } from '@sitewright/model/reference/devices'
import { lazy, Suspense, useContext } from 'react'
import type { PageSession } from '../../document/sessions/page-session'
import { type Editor, EditorContext } from '../../editor/editor-context'
import { wordsOfKeys } from '../../ground/key-words'
import { usePublishAfterCheck } from '../../publishing/use-publish-after-check'
import { shellKeys } from '../keys/shell-keys'
import type { PaletteEntry } from '../palette/palette-search'
import type { ScreenUndo } from '../undo/use-screen-undo'
import type { OpenOver, Over } from './over'
import '../../publishing/publishing.css'

const CommandPalette = lazy(async () => ({ default: (await import('../palette/command-palette')).CommandPalette }))
const ShortcutsSheet = lazy(async () => ({ default: (await import('../keys/shortcuts-sheet')).ShortcutsSheet }))
const GuideDialog = lazy(async () => ({ default: (await import('../guide/guide-dialog')).GuideDialog }))
const FullPreview = lazy(async () => ({ default: (await import('../preview/full-preview')).FullPreview }))
const VersionHistory = lazy(async () => ({
  default: (await import('../../publishing/version-history')).VersionHistory,
}))
const PreviewLinks = lazy(async () => ({ default: (await import('../../publishing/preview-links')).PreviewLinks }))
const ScheduleDialog = lazy(async () => ({
  default: (await import('../../publishing/schedule-dialog')).ScheduleDialog,
}))
const PublishCheck = lazy(async () => ({ default: (await import('../../publishing/publish-check')).PublishCheck }))

const PublishAll = lazy(async () => ({ default: (await import('../../publishing/publish-all')).PublishAll }))

interface PanelOverlaysProps {
  over: Over | null
  session: PageSession | null
  /** Nothing is done to a page behind another screen. */
  isPageShown: boolean
  undo: ScreenUndo
  page: PageSummary | null
  title: string
  device: DeviceView
  open: OpenOver
  onClose: () => void
}

/** What lies over the whole panel, one at a time. */
export function PanelOverlays(props: PanelOverlaysProps) {
  const { over, session, isPageShown, undo, page, title, device, open, onClose } = props
  const editor = useContext(EditorContext)
  const shown = isPageShown ? session : null
  const publishing = usePublishAfterCheck(shown, page, open.publish)
  const actions = [
    { label: 'Getting started', group: 'Help', run: open.guide },
    { label: 'Keyboard shortcuts', group: 'Help', keys: wordsOfKeys(shellKeys.shortcuts.keys), run: open.shortcuts },
    ...listUndo(undo),
    { label: 'Publish all changes', group: 'Action', run: open['publish-all'] },
    ...(shown && editor ? listSectionActions(editor) : []),
    ...(shown
      ? [
          {
            label: 'Preview',
            group: 'Action',
            keys: wordsOfKeys(shellKeys.preview.keys),
            run: open.preview,
          },
        ]
      : []),
    ...(publishing
      ? [
          { label: 'Publish page', group: 'Action', run: publishing.publish },
          { label: 'Version history', group: 'Action', run: open.history },
          { label: 'Share preview link', group: 'Action', run: open.links },
          { label: 'Schedule publishing', group: 'Action', run: open.schedule },
        ]
      : []),
  ]
  return (
    <Suspense fallback={null}>
      {over === 'palette' ? <CommandPalette session={shown} actions={actions} onClose={onClose} /> : null}
      {over === 'shortcuts' ? <ShortcutsSheet onClose={onClose} /> : null}
      {over === 'guide' ? <GuideDialog onClose={onClose} /> : null}
      {over === 'preview' && session ? (
        <FullPreview session={session} title={title} device={device} onClose={onClose} />
      ) : null}
      {over === 'history' && session ? <VersionHistory session={session} onClose={onClose} /> : null}
      {over === 'links' && session && page ? <PreviewLinks session={session} page={page} onClose={onClose} /> : null}
      {over === 'publish' && session && page ? <PublishCheck session={session} page={page} onClose={onClose} /> : null}
      {over === 'schedule' && session && page ? (
        <ScheduleDialog session={session} page={page} onClose={onClose} />
      ) : null}
      {over === 'publish-all' ? <PublishAll session={session} onClose={onClose} /> : null}
    </Suspense>
  )
}

function listUndo({ undoLabel, redoLabel, undo, redo }: ScreenUndo): PaletteEntry[] {
  const group = 'Action'
  return [
    ...(undoLabel ? [{ label: `Undo: ${undoLabel.toLowerCase()}`, group, run: undo }] : []),
    ...(redoLabel ? [{ label: `Redo: ${redoLabel.toLowerCase()}`, group, run: redo }] : []),
  ]
}

function listSectionActions({ session, openAddSection, openDrawer, openFind }: Editor): PaletteEntry[] {
  const { page, selection } = session.store.read()
  const selected = page.sections.findIndex((section) => section.id === selection.sectionId)
  const place = selected < 0 ? page.sections.length : selected + 1
  return [
    { label: 'Add section', group: 'Action', run: () => openAddSection(place) },
    { label: 'Sections on this page', group: 'Action', run: () => openDrawer('sections') },
    ...([false, true] as const).map((hasReplace) => {
      const { label, keys } = shellKeys[hasReplace ? 'replace' : 'find']
      return { label, group: 'Action', keys: wordsOfKeys(keys), run: () => openFind(hasReplace) }
    }),
  ]
}
