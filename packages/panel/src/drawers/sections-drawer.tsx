import { findBlock } from '@sitewright/blocks/registry/schemas'
import type { Section } from '@sitewright/model/pages/document'
import { Icon } from '@sitewright/ui/base/icons'
import { Button, IconButton } from '@sitewright/ui/controls/button'
import { useRowDrag } from '@sitewright/ui/rows/use-row-drag'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { duplicateSection } from '../document/commands/sections/duplicate-section'
import { moveSection } from '../document/commands/sections/move-section'
import { selectSection } from '../document/page/command'
import { useEditor, usePageState } from '../editor/editor-context'
import { DrawerFrame } from './drawer-frame'
import './sections-drawer.css'

/** The sections of the page from the top: dragged by their grip, or moved by its arrow keys, or by Alt and the arrows. */
export function SectionsDrawer() {
  const { session, openDrawer, openAddSection } = useEditor()
  const { page, selection } = usePageState(session)
  const [note, setNote] = useState('')
  const hintId = useId()
  const list = useRef<HTMLOListElement>(null)
  const nameAt = (index: number) => nameOf(page.sections[index], index)

  function focusOn(part: string, index: number) {
    list.current?.querySelectorAll<HTMLElement>(part)[index]?.focus()
  }
  function move(from: number, to: number, focused = '.list-grip') {
    const section = page.sections[from]
    if (!section || to < 0 || to >= page.sections.length || to === from) return
    session.store.run(moveSection, { sectionId: section.id, to })
    setNote(`${nameAt(from)} is now section ${to + 1} of ${page.sections.length}.`)
    requestAnimationFrame(() => focusOn(focused, to))
  }
  const drag = useRowDrag(list, move)
  function onKeyDown(event: KeyboardEvent, index: number, moves: boolean, part: string) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    event.stopPropagation()
    if (moves) move(index, index + step, part)
    else focusOn(part, index + step)
  }
  return (
    <DrawerFrame title="Sections">
      <p id={hintId} className="sw-field-hint">
        Drag sections by the handle to reorder them, or use the arrow keys.
      </p>
      <ol ref={list} className="section-rows">
        {page.sections.map((section, index) => (
          <li
            key={section.id}
            className="section-row"
            data-dragged={drag.from === index || undefined}
            data-over={drag.over === index || undefined}
            aria-current={selection.sectionId === section.id || undefined}
          >
            <button
              type="button"
              className="sw-icon-button list-grip"
              aria-label={`Move ${nameAt(index)}`}
              aria-describedby={hintId}
              onPointerDown={(event) => drag.start(event, index)}
              onKeyDown={(event) => onKeyDown(event, index, true, '.list-grip')}
            >
              <Icon name="grip" sizePx={16} />
            </button>
            <button
              type="button"
              className="section-row-name"
              onClick={() => session.store.select(selectSection(section.id))}
              onKeyDown={(event) => onKeyDown(event, index, event.altKey, '.section-row-name')}
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
              label={`${nameAt(index)} settings`}
              onClick={() => {
                session.store.select(selectSection(section.id))
                openDrawer('section')
              }}
            />
          </li>
        ))}
      </ol>
      {page.sections.length === 0 ? <p className="sw-field-hint">No sections yet</p> : null}
      <Button icon="plus" onClick={() => openAddSection(page.sections.length)}>
        Add section
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
