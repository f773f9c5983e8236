import { type BlockDefinition, blockGroups } from '@sitewright/blocks/ground/define-block'
import { blockSchemas } from '@sitewright/blocks/registry/schemas'
import { refuseMore } from '@sitewright/model/pages/limits'
import { holdsWords } from '@sitewright/model/search/panel-words'
import { TextField } from '@sitewright/ui/controls/text-field'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useState } from 'react'
import { addBlock } from '../document/commands/blocks/add-block'
import { findSection } from '../document/page/edit-page'
import { useEditor, usePageState } from '../editor/editor-context'
import { carryBlock } from '../ground/carries-block'
import { wordsOfChoice } from '../parts/field-words'
import { DrawerFrame } from './drawer-frame'

/** Every block there is, by group, with a search; the picked one is added to the selected section and opened, a dragged one where it is let go. */
export function AddBlockDrawer() {
  const { session, openDrawer } = useEditor()
  const { page, selection } = usePageState(session)
  const [search, setSearch] = useState('')
  const section = findSection(page, selection.sectionId)
  if (!section) return null
  const isFull = refuseMore('sectionBlocks', section.blocks.length)
  const found = searchBlocks(Object.values(blockSchemas), search)
  function add(block: BlockDefinition) {
    if (!section) return
    const added = { sectionId: section.id, block }
    const refused = addBlock.whyNot?.(page, added)
    if (refused) {
      toasts.show({ kind: 'error', text: refused })
      return
    }
    session.store.run(addBlock, added)
    openDrawer('block')
  }
  return (
    <DrawerFrame title="Add block">
      <TextField
        hidesLabel
        label="Search blocks"
        type="search"
        placeholder="Search"
        value={search}
        onChange={setSearch}
      />
      <p className="sw-field-hint">Click a block to add it at the bottom, or drag it onto the page.</p>
      {isFull ? <p className="sw-field-error">{isFull}</p> : null}
      {blockGroups.map((group) => {
        const inGroup = found.filter((it) => it.group === group)
        return inGroup.length === 0 ? null : (
          <section key={group} className="block-group">
            <h3>{wordsOfChoice(group)}</h3>
            <div className="block-choices">
              {inGroup.map((block) => (
                <button
                  key={block.type}
                  type="button"
                  className="block-choice"
                  disabled={isFull !== undefined}
                  draggable={isFull === undefined}
                  onDragStart={(event) => carryBlock(event.dataTransfer, block.type)}
                  onClick={() => add(block)}
                >
                  <BlockSign outline={block.sign} />
                  <strong>{block.label}</strong>
                  {block.description ? <span>{block.description}</span> : null}
                </button>
              ))}
            </div>
          </section>
        )
      })}
      {found.length === 0 ? <p className="sw-field-hint">No blocks found</p> : null}
    </DrawerFrame>
  )
}

/** Blocks whose name, description or group hold every typed word, or another name for it. */
export function searchBlocks<Block extends Pick<BlockDefinition, 'label' | 'description' | 'group'>>(
  blocks: readonly Block[],
  text: string,
): Block[] {
  return blocks.filter(({ label, description = '', group }) => holdsWords(`${label} ${description} ${group}`, text))
}

export function BlockSign({ outline = 'M4 4h12v12H4z' }: { outline: string | undefined }) {
  return (
    <svg viewBox="0 0 20 20" className="block-sign" aria-hidden="true">
      <path d={outline} />
    </svg>
  )
}
