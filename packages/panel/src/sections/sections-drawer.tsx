import { findBlock } from '@sitewright/blocks/schemas'
import type { Section } from '@sitewright/model/pages/document'
import { Button, IconButton } from '@sitewright/ui/button'
import { Icon } from '@sitewright/ui/icons'
import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react'
import { selectSection } from '../document/command'
import { duplicateSection } from '../document/commands/duplicate-section'
import { moveSection } from '../document/commands/move-section'
import { DrawerFrame } from '../drawers/drawer-frame'
import { useEditor, usePageState } from '../shell/editor-context'
import { placeOfDrop } from './place-of-drop'
import './sections-drawer.css'

/** The sections of the page from the top: dragged by their handle, or moved by Alt and the arrows. */
export function SectionsDrawer() {
  const { session, openDrawer, openAddSection } = useEditor()
  const { page, selection } = usePageState(session)
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<{ index: number; isAfter: boolean } | null>(null)
  const [note, setNote] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const nameAt = (index: number) => nameOf(page.sections[index], index)

  function move(sectionId: string, to: number) {
    const from = page.sections.findIndex((section) => section.id === sectionId)
    if (to < 0 || to >= page.sections.length || to === from) return
    session.store.run(moveSection, { sectionId, to })
    setNote(`${nameAt(from)} is now section ${to + 1} of ${page.sections.length}.`)
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('.section-row-name')[to]?.focus())
  }
  function onKeyDown(event: KeyboardEvent, section: Section, index: number) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    event.stopPropagation()
    if (event.altKey) move(section.id, index + step)
    else list.current?.querySelectorAll<HTMLElement>('.section-row-name')[index + step]?.focus()
  }
  function onDragOver(event: DragEvent<HTMLElement>, index: number) {
    if (dragged === null) return
    event.preventDefault()
    const box = event.currentTarget.getBoundingClientRect()
    setOver({ index, isAfter: event.clientY > box.top + box.height / 2 })
  }
  function drop() {
    const from = page.sections.findIndex((section) => section.id === dragged)
    if (dragged !== null && over) move(dragged, placeOfDrop(from, over))
    setDragged(null)
    setOver(null)
  }
  return (
    <DrawerFrame title="Sections">
      <p className="sw-field-hint">Drag a section, or press Alt and an arrow key, to move it.</p>
      <ol ref={list} className="section-rows">
        {page.sections.map((section, index) => (
          <li
            key={section.id}
            className="section-row"
            data-drop={over?.index === index && dragged ? (over.isAfter ? 'after' : 'before') : undefined}
            aria-current={selection.sectionId === section.id || undefined}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              setDragged(section.id)
            }}
            onDragOver={(event) => onDragOver(event, index)}
            onDrop={drop}
            onDragEnd={() => {
              setDragged(null)
              setOver(null)
            }}
          >
            <span className="section-row-grip">
              <Icon name="grip" sizePx={16} />
            </span>
            <button
              type="button"
              className="section-row-name"
              onClick={() => session.store.select(selectSection(section.id))}
              onKeyDown={(event) => onKeyDown(event, section, index)}
            >
              <strong>{nameAt(index)}</strong>
              <span>{describeBlocks(section)}</span>
            </button>
            <IconButton
              icon="copy"
              label={`Duplicate ${nameAt(index)}`}
              onClick={() => session.store.run(duplicateSection, selectSection(section.id))}
            />
            <IconButton
              icon="pencil"
              label={`Settings of ${nameAt(index)}`}
              onClick={() => {
                session.store.select(selectSection(section.id))
                openDrawer('section')
              }}
            />
          </li>
        ))}
      </ol>
      {page.sections.length === 0 ? <p className="sw-field-hint">This page has no sections yet.</p> : null}
      <Button icon="plus" onClick={() => openAddSection(page.sections.length)}>
        Add a section
      </Button>
      <p className="sw-hidden-text" role="status">
        {note}
      </p>
    </DrawerFrame>
  )
}

function nameOf(section: Section | undefined, index: number): string {
  return section?.name || `Section ${index + 1}`
}

/** Such as 'Text, Image, 2 more'. */
function describeBlocks({ blocks }: Section): string {
  const labels = [...new Set(blocks.map((block) => findBlock(block.type)?.label ?? 'Block'))]
  if (labels.length === 0) return 'Empty'
  return labels.length > 3 ? `${labels.slice(0, 3).join(', ')}, ${labels.length - 3} more` : labels.join(', ')
}
