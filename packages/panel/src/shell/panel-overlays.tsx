import type { DeviceView } from '@sitewright/model/reference/devices'
import { lazy, Suspense, useContext } from 'react'
import type { PageSession } from '../document/page-session'
import { type Editor, EditorContext } from './editor-context'
import { wordsOfKeys } from './key-words'
import type { PaletteEntry } from './palette-search'
import { shellKeys } from './shell-keys'

const CommandPalette = lazy(async () => ({ default: (await import('./command-palette')).CommandPalette }))
const ShortcutsSheet = lazy(async () => ({ default: (await import('./shortcuts-sheet')).ShortcutsSheet }))
const GuideDialog = lazy(async () => ({ default: (await import('./guide-dialog')).GuideDialog }))
const FullPreview = lazy(async () => ({ default: (await import('./full-preview')).FullPreview }))

export type Over = 'palette' | 'shortcuts' | 'guide' | 'preview'

interface PanelOverlaysProps {
  over: Over | null
  session: PageSession | null
  title: string
  device: DeviceView
  open: Readonly<Record<Over, () => void>>
  onClose: () => void
}

/** What lies over the whole panel, one at a time. */
export function PanelOverlays({ over, session, title, device, open, onClose }: PanelOverlaysProps) {
  const editor = useContext(EditorContext)
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
  ]
  return (
    <Suspense fallback={null}>
      {over === 'palette' ? <CommandPalette session={session} actions={actions} onClose={onClose} /> : null}
      {over === 'shortcuts' ? <ShortcutsSheet onClose={onClose} /> : null}
      {over === 'guide' ? <GuideDialog onClose={onClose} /> : null}
      {over === 'preview' && session ? (
        <FullPreview session={session} title={title} device={device} onClose={onClose} />
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
