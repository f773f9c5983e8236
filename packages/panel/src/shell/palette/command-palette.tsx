import { Dialog } from '@sitewright/ui/floating/dialog'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { useContentSearch } from '../../data/content-search'
import { useAssets } from '../../data/files/assets'
import { usePages, useSession } from '../../data/queries'
import type { PageSession } from '../../document/sessions/page-session'
import { chooseLook } from '../../ground/look'
import { addFoundContent } from './found-content'
import { listPaletteEntries } from './palette-entries'
import { type PaletteEntry, searchEntries } from './palette-search'

interface CommandPaletteProps {
  session: PageSession | null
  actions: readonly PaletteEntry[]
  onClose: () => void
}

/** Everything in the panel, found by typing. A combobox with a list, as in the ARIA practices. */
export function CommandPalette({ session, actions, onClose }: CommandPaletteProps) {
  const listId = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const pages = usePages().data ?? []
  const permissions = useSession().data?.permissions ?? []
  const asked = useDeferredValue(text.trim())
  const content = useContentSearch(asked)
  const assets = useAssets({ search: asked, kind: null }).data?.pages[0]?.assets ?? []
  const sources = {
    pages,
    assets,
    permissions,
    session,
    actions,
    onLook: (look: Parameters<typeof chooseLook>[0]) => chooseLook(look),
  }
  const found = addFoundContent(searchEntries(listPaletteEntries(sources), text), content, permissions)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
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
    <Dialog title="Search pages and actions" widthPx={560} onCancel={onClose}>
      <input
        className="sw-input"
        role="combobox"
        aria-label="Search pages, screens and actions"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={found[active] ? `${listId}-${active}` : undefined}
        placeholder="Search pages, posts, products, settings, files and actions…"
        value={text}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setText(event.target.value)
          setActive(0)
        }}
      />
      <div ref={list} id={listId} role="listbox" aria-label="Results" className="palette-list">
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
            <span className="palette-label">{entry.label}</span>
            {entry.keys ? <kbd>{entry.keys}</kbd> : null}
            <span className="sw-badge">{entry.group}</span>
          </button>
        ))}
      </div>
      {found.length === 0 ? <p className="sw-field-hint">No results</p> : null}
    </Dialog>
  )
}
