import { findBlock as findDefinition } from '@sitewright/blocks/registry/schemas'
import type { IconName } from '@sitewright/ui/base/icons'
import { IconButton } from '@sitewright/ui/controls/button'
import { Menu } from '@sitewright/ui/floating/menu'
import { memo } from 'react'
import { deleteBlock } from '../../document/commands/blocks/delete-block'
import { duplicateBlock } from '../../document/commands/blocks/duplicate-block'
import { deleteSection } from '../../document/commands/sections/delete-section'
import { duplicateSection } from '../../document/commands/sections/duplicate-section'
import { moveSectionDown } from '../../document/commands/sections/move-section-down'
import { moveSectionUp } from '../../document/commands/sections/move-section-up'
import type { SelectionCommand } from '../../document/page/command'
import { findBlock } from '../../document/page/edit-page'
import { useEditor, usePagePart, usePageState } from '../../editor/editor-context'
import { nameOfSection } from '../../frame/mark-parts'
import { placeToolbar } from '../../frame/place-floats'
import { type SelectedBox, useBox } from '../../frame/use-selected-box'
import type { Stage } from '../../frame/use-stage'
import { wordsOfKeys } from '../../ground/key-words'
import { listArrangeItems, listMoreItems } from './part-menus'

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
      <IconButton icon="plus" label="Add block" onClick={() => openDrawer('add-block')} />
      {isBlock ? null : (
        <IconButton
          icon="section"
          label="Add section below"
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
