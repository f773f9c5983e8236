import { palette } from '@sitewright/model/site/styles'
import type { TextColour } from '@sitewright/model/text/rich-text'
import { IconButton } from '@sitewright/ui/button'
import { moveInMenu } from '@sitewright/ui/menu-keys'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSiteDocument } from '../data/site-documents'
import { wordsOfKey } from './field-words'

const names = palette.keyof().options

interface TextColoursProps {
  value: TextColour | null
  onChoose: (colour: TextColour | null) => void
}

/** The palette's colours by name; the section's theme makes each readable. */
export function TextColours({ value, onChoose }: TextColoursProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const colours = useSiteDocument('styles').data?.body.palette
  const choices = [null, ...names]
  function open(trigger: HTMLElement) {
    const box = trigger.getBoundingClientRect()
    if (!list.current) return
    list.current.style.left = `${Math.max(8, Math.min(box.left, innerWidth - 190))}px`
    list.current.style.top = `${Math.min(box.bottom + 4, innerHeight - 230)}px`
    // The chosen colour gets the focus at once, so the colours have to be there.
    flushSync(() => setOpen(true))
    list.current.togglePopover()
    list.current.querySelector<HTMLElement>('[aria-checked=true]')?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitemradio]') ?? [])]
    const labels = choices.map((name) => labelOf(name))
    const next = moveInMenu(event.key, items.indexOf(event.target as HTMLElement), labels)
    if (next === null) return
    event.preventDefault()
    items[next]?.focus()
  }
  return (
    <>
      <IconButton
        icon="ink"
        label="Colour"
        aria-haspopup="menu"
        aria-controls={id}
        onClick={(event) => open(event.currentTarget)}
      />
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label="Colour"
        tabIndex={-1}
        className="sw-menu sw-root"
        onKeyDown={onKeyDown}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {(isOpen ? choices : []).map((name) => (
          <button
            key={name ?? 'default'}
            type="button"
            role="menuitemradio"
            aria-checked={name === value}
            tabIndex={-1}
            className="sw-menu-item"
            onClick={() => {
              list.current?.hidePopover()
              onChoose(name)
            }}
          >
            <span className="swatch" style={{ background: name && colours ? colours[name] : 'none' }} />
            {labelOf(name)}
          </button>
        ))}
      </div>
    </>
  )
}

function labelOf(name: TextColour | null): string {
  return name === null ? "The theme's colour" : wordsOfKey(name)
}
