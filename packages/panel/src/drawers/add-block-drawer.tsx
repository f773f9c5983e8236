import { type BlockDefinition, blockGroups } from '@sitewright/blocks/define-block'
import { blockSchemas } from '@sitewright/blocks/schemas'
import { maxBlocksInSection } from '@sitewright/model/pages/grid'
import { TextField } from '@sitewright/ui/text-field'
import { toasts } from '@sitewright/ui/toast-store'
import { useState } from 'react'
import { addBlock } from '../document/commands/add-block'
import { findSection } from '../document/edit-page'
import { useEditor, usePageState } from '../shell/editor-context'
import { DrawerFrame } from './drawer-frame'
import { wordsOfChoice } from './field-words'

/** Every block there is, by group, with a search; the picked one is added to the selected section and opened. */
export function AddBlockDrawer() {
  const { session, openDrawer } = useEditor()
  const { page, selection } = usePageState(session)
  const [search, setSearch] = useState('')
  const section = findSection(page, selection.sectionId)
  if (!section) return null
  const isFull = section.blocks.length >= maxBlocksInSection
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
    <DrawerFrame title="Add a block">
      <TextField
        hidesLabel
        label="Search blocks"
        type="search"
        placeholder="Search"
        value={search}
        onChange={setSearch}
      />
      {isFull ? <p className="sw-field-error">A section holds at most {maxBlocksInSection} blocks.</p> : null}
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
                  disabled={isFull}
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
      {found.length === 0 ? <p className="sw-field-hint">No block has this name.</p> : null}
    </DrawerFrame>
  )
}

/** Blocks whose name, description or group hold every typed word. */
export function searchBlocks<Block extends Pick<BlockDefinition, 'label' | 'description' | 'group'>>(
  blocks: readonly Block[],
  text: string,
): Block[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return blocks.filter(({ label, description = '', group }) => {
    const haystack = `${label} ${description} ${group}`.toLowerCase()
    return words.every((word) => haystack.includes(word))
  })
}

function BlockSign({ outline = 'M4 4h12v12H4z' }: { outline: string | undefined }) {
  return (
    <svg viewBox="0 0 20 20" className="block-sign" aria-hidden="true">
      <path d={outline} />
    </svg>
  )
}
