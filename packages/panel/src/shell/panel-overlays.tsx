import type { PageSummary } from '@sitewright/model/pages/page-answers'
import type { DeviceView } from '@sitewright/model/reference/devices'
import { lazy, Suspense, useContext } from 'react'
import type { PageSession } from '../document/page-session'
import { type Editor, EditorContext } from './editor-context'
import { wordsOfKeys } from './key-words'
import type { PaletteEntry } from './palette-search'
import { shellKeys } from './shell-keys'
import { usePublish } from './use-publish'
import '../publishing/publishing.css'

const CommandPalette = lazy(async () => ({ default: (await import('./command-palette')).CommandPalette }))
const ShortcutsSheet = lazy(async () => ({ default: (await import('./shortcuts-sheet')).ShortcutsSheet }))
const GuideDialog = lazy(async () => ({ default: (await import('./guide-dialog')).GuideDialog }))
const FullPreview = lazy(async () => ({ default: (await import('./full-preview')).FullPreview }))
const VersionHistory = lazy(async () => ({ default: (await import('../publishing/version-history')).VersionHistory }))
const PreviewLinks = lazy(async () => ({ default: (await import('../publishing/preview-links')).PreviewLinks }))
const ScheduleDialog = lazy(async () => ({ default: (await import('../publishing/schedule-dialog')).ScheduleDialog }))

export type Over = 'palette' | 'shortcuts' | 'guide' | 'preview' | 'history' | 'links' | 'schedule'
export type OpenOver = Readonly<Record<Over, () => void>>

interface PanelOverlaysProps {
  over: Over | null
  session: PageSession | null
  page: PageSummary | null
  title: string
  device: DeviceView
  open: OpenOver
  onClose: () => void
}

/** What lies over the whole panel, one at a time. */
export function PanelOverlays({ over, session, page, title, device, open, onClose }: PanelOverlaysProps) {
  const editor = useContext(EditorContext)
  const publishing = usePublish(session, page)
  const actions = [
    { label: 'Getting started', group: 'Help', run: open.guide },
    { label: 'Keyboard shortcuts', group: 'Help', keys: wordsOfKeys(shellKeys.shortcuts.keys), run: open.shortcuts },
    ...(editor ? listSectionActions(editor) : []),
    ...(session
      ? [
          {
            label: 'Full-screen preview',
            group: 'Action',
            keys: wordsOfKeys(shellKeys.preview.keys),
            run: open.preview,
          },
        ]
      : []),
    ...(publishing
      ? [
          { label: 'Publish this page', group: 'Action', run: publishing.publish },
          { label: 'Version history', group: 'Action', run: open.history },
          { label: 'Share a preview link', group: 'Action', run: open.links },
          { label: 'Schedule publishing', group: 'Action', run: open.schedule },
        ]
      : []),
  ]
  return (
    <Suspense fallback={null}>
      {over === 'palette' ? <CommandPalette session={session} actions={actions} onClose={onClose} /> : null}
      {over === 'shortcuts' ? <ShortcutsSheet onClose={onClose} /> : null}
      {over === 'guide' ? <GuideDialog onClose={onClose} /> : null}
      {over === 'preview' && session ? (
        <FullPreview session={session} title={title} device={device} onClose={onClose} />
      ) : null}
      {over === 'history' && session ? <VersionHistory session={session} onClose={onClose} /> : null}
      {over === 'links' && session && page ? <PreviewLinks session={session} page={page} onClose={onClose} /> : null}
      {over === 'schedule' && session && page ? (
        <ScheduleDialog session={session} page={page} onClose={onClose} />
      ) : null}
    </Suspense>
  )
}

function listSectionActions({ session, openAddSection, openDrawer, openFind }: Editor): PaletteEntry[] {
  const { page, selection } = session.store.read()
  const selected = page.sections.findIndex((section) => section.id === selection.sectionId)
  const place = selected < 0 ? page.sections.length : selected + 1
  return [
    { label: 'Add a section', group: 'Action', run: () => openAddSection(place) },
    { label: 'Sections of this page', group: 'Action', run: () => openDrawer('sections') },
    ...([false, true] as const).map((hasReplace) => {
      const { label, keys } = shellKeys[hasReplace ? 'replace' : 'find']
      return { label, group: 'Action', keys: wordsOfKeys(keys), run: () => openFind(hasReplace) }
    }),
  ]
}
