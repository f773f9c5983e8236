import { findBlock as findDefinition } from '@sitewright/blocks/schemas'
import { IconButton } from '@sitewright/ui/button'
import type { IconName } from '@sitewright/ui/icons'
import { Menu } from '@sitewright/ui/menu'
import { memo } from 'react'
import type { SelectionCommand } from '../document/command'
import { deleteBlock } from '../document/commands/delete-block'
import { deleteSection } from '../document/commands/delete-section'
import { duplicateBlock } from '../document/commands/duplicate-block'
import { duplicateSection } from '../document/commands/duplicate-section'
import { moveSectionDown } from '../document/commands/move-section-down'
import { moveSectionUp } from '../document/commands/move-section-up'
import { findBlock } from '../document/edit-page'
import { useEditor, usePagePart, usePageState } from '../shell/editor-context'
import { wordsOfKeys } from '../shell/key-words'
import { nameOfSection } from './mark-parts'
import { listArrangeItems, listMoreItems } from './part-menus'
import { placeToolbar } from './place-floats'
import { type SelectedBox, useBox } from './use-selected-box'
import type { Stage } from './use-stage'

const blockTools: readonly [IconName, SelectionCommand][] = [
  ['copy', duplicateBlock],
  ['trash', deleteBlock],
]
const sectionTools: readonly [IconName, SelectionCommand][] = [
  ['up', moveSectionUp],
  ['down', moveSectionDown],
  ['copy', duplicateSection],
  ['trash', deleteSection],
]

/** The few actions that matter, floating over what is selected. */
export function PartToolbar({ box: selected, stage }: { box: SelectedBox; stage: Stage }) {
  const { session } = useEditor()
  const box = useBox(selected, stage.scale)
  const label = usePagePart(session, nameSelected)
  const isBlock = usePagePart(session, ({ selection }) => selection.blockId !== null)
  if (!box || label === null) return null
  if (box.top + box.height < 0 || box.top > stage.height) return null
  const { left, top, width } = placeToolbar(box, isBlock, stage)
  return (
    <div className="part-toolbar" role="toolbar" aria-label={`${label} actions`} style={{ left, top, maxWidth: width }}>
      <span className="part-label">{label}</span>
      <PartActions />
    </div>
  )
}

function nameSelected({ page, selection }: ReturnType<typeof usePageState>): string | null {
  const block = findBlock(page, selection.blockId)?.block
  const index = page.sections.findIndex((it) => it.id === selection.sectionId)
  const section = page.sections[index]
  const count = selection.blockIds.length
  if (block) return count > 1 ? `${count} blocks` : (findDefinition(block.type)?.label ?? 'Block')
  return section ? nameOfSection(section, index) : null
}

/** Apart from the toolbar's place: scrolling moves the toolbar with each frame. */
const PartActions = memo(function PartActions() {
  const { session, breakpoint, openDrawer, openAddSection } = useEditor()
  const { page, selection } = usePageState(session)
  const isBlock = selection.blockId !== null
  return (
    <>
      <IconButton icon="plus" label="Add a block" onClick={() => openDrawer('add-block')} />
      {isBlock ? null : (
        <IconButton
          icon="section"
          label="Add a section below"
          onClick={() => openAddSection(page.sections.findIndex((it) => it.id === selection.sectionId) + 1)}
        />
      )}
      {selection.blockIds.length > 1 ? null : (
        <IconButton icon="pencil" label="Edit" onClick={() => openDrawer(isBlock ? 'block' : 'section')} />
      )}
      {(isBlock ? blockTools : sectionTools).map(([icon, command]) => (
        <IconButton
          key={command.id}
          icon={icon}
          label={command.whyNot?.(page, selection) ?? command.label}
          keys={wordsOfKeys(command.keys)}
          disabled={!session.store.canRun(command, selection)}
          onClick={() => session.store.run(command, selection)}
        />
      ))}
      {isBlock ? <Menu label="Arrange" icon="alignCenter" items={() => listArrangeItems(session)} /> : null}
      <Menu label="More" items={() => listMoreItems(session, breakpoint)} />
    </>
  )
})
