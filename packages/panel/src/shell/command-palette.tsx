import { Dialog } from '@sitewright/ui/dialog'
import { type KeyboardEvent, useId, useState } from 'react'
import { usePages } from '../data/queries'
import { addSection } from '../document/commands/add-section'
import type { PageSession } from '../document/page-session'
import { type PaletteEntry, searchEntries } from './palette-search'
import { goTo, screenLabels, screens } from './router'

/** Every page, screen and action of the panel, found by typing. A combobox with a list, as in the ARIA practices. */
export function CommandPalette({ session, onClose }: { session: PageSession | null; onClose: () => void }) {
  const pages = usePages().data ?? []
  const listId = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const entries: PaletteEntry[] = [
    ...pages
      .filter((page) => page.settings.kind === 'page')
      .map((page) => ({
        label: page.settings.title,
        group: 'Page',
        run: () => goTo({ screen: 'pages', part: page.id }),
      })),
    ...screens.map((screen) => ({
      label: screenLabels[screen],
      group: 'Screen',
      run: () => goTo({ screen, part: null }),
    })),
    ...(session ? listActions(session) : []),
  ]
  const found = searchEntries(entries, text)
  function choose(entry: PaletteEntry | undefined) {
    if (!entry) return
    onClose()
    entry.run()
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) setActive((active + step + found.length) % Math.max(1, found.length))
    if (event.key === 'Enter') choose(found[active])
    if (step !== 0 || event.key === 'Enter') event.preventDefault()
  }
  return (
    <Dialog title="Find a page or an action" widthPx={520} onCancel={onClose}>
      <input
        className="sw-input"
        role="combobox"
        aria-label="Search pages, screens and actions"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={found[active] ? `${listId}-${active}` : undefined}
        value={text}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setText(event.target.value)
          setActive(0)
        }}
      />
      <div id={listId} role="listbox" aria-label="Results" className="palette-list">
        {found.map((entry, index) => (
          <button
            key={`${entry.group} ${entry.label} ${index}`}
            id={`${listId}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className="palette-entry"
            onClick={() => choose(entry)}
          >
            {entry.label}
            <span className="sw-badge">{entry.group}</span>
          </button>
        ))}
      </div>
      {found.length === 0 ? <p className="sw-field-hint">Nothing has this name.</p> : null}
    </Dialog>
  )
}

function listActions(session: PageSession): PaletteEntry[] {
  const { undoLabel, redoLabel, selection } = session.store.read()
  const addSectionHere = () => session.store.run(addSection, { afterId: selection.sectionId })
  return [
    { label: 'Add a section', group: 'Action', run: addSectionHere },
    ...(undoLabel ? [{ label: `Undo: ${undoLabel.toLowerCase()}`, group: 'Action', run: session.store.undo }] : []),
    ...(redoLabel ? [{ label: `Redo: ${redoLabel.toLowerCase()}`, group: 'Action', run: session.store.redo }] : []),
  ]
}
