import type { BlockDefinition } from '@sitewright/blocks/ground/define-block'
import { blockSchemas } from '@sitewright/blocks/registry/schemas'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { BlockSign, searchBlocks } from '../../drawers/add-block-drawer'

interface BlockPickerProps {
  onPick: (block: BlockDefinition) => void
  onClose: () => void
}

const all: readonly BlockDefinition[] = Object.values(blockSchemas)

/** What `/` asks in an empty line: a block to add below. Letters narrow the list, arrows walk, Enter takes, Escape goes back. */
export function BlockPicker({ onPick, onClose }: BlockPickerProps) {
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const found = searchBlocks(all, typed)
  const at = Math.min(active, found.length - 1)
  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])
  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const isBack = event.key === 'Escape' || (event.key === 'Backspace' && typed === '')
    if (step === 0 && !isBack && event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
    const chosen = found[at]
    if (isBack) onClose()
    else if (step !== 0) setActive((at + step + found.length) % Math.max(1, found.length))
    else if (chosen) onPick(chosen)
  }
  return (
    <div className="block-picker">
      <input
        ref={input}
        type="text"
        role="combobox"
        className="sw-input"
        aria-label="Add a block below"
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={found[at] ? `${listId}-${at}` : undefined}
        autoComplete="off"
        placeholder="Add a block below"
        value={typed}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          if (!event.relatedTarget || !event.currentTarget.parentElement?.contains(event.relatedTarget)) onClose()
        }}
        onChange={(event) => {
          setTyped(event.target.value)
          setActive(0)
        }}
      />
      <div ref={list} id={listId} role="listbox" aria-label="Blocks">
        {found.map((block, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys stay in the field, which names the active choice
          <div
            key={block.type}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className="block-picked"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(block)}
          >
            <BlockSign outline={block.sign} />
            <span>{block.label}</span>
          </div>
        ))}
      </div>
      {found.length === 0 ? <p className="sw-field-hint">No blocks found</p> : null}
    </div>
  )
}
