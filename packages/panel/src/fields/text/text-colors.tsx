import { palette } from '@sitewright/model/site/styles'
import type { TextColor } from '@sitewright/model/text/rich-text'
import { IconButton } from '@sitewright/ui/controls/button'
import { moveInMenu } from '@sitewright/ui/floating/menu-keys'
import { placeMenu } from '@sitewright/ui/floating/place-menu'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSiteDocument } from '../../data/site/site-documents'
import { wordsOfKey } from '../../parts/field-words'

const names = palette.keyof().options

interface TextColorsProps {
  value: TextColor | null
  onChoose: (color: TextColor | null) => void
}

/** The palette's colors by name; the section's theme makes each readable. */
export function TextColors({ value, onChoose }: TextColorsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const colors = useSiteDocument('styles').data?.body.palette
  const choices = [null, ...names]
  function open(trigger: HTMLElement) {
    if (!list.current) return
    placeMenu(list.current, trigger)
    // The chosen color gets the focus at once, so the colors have to be there.
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
        label="Color"
        aria-haspopup="menu"
        aria-controls={id}
        onClick={(event) => open(event.currentTarget)}
      />
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label="Color"
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
            <span className="swatch" style={{ background: name && colors ? colors[name] : 'none' }} />
            {labelOf(name)}
          </button>
        ))}
      </div>
    </>
  )
}

function labelOf(name: TextColor | null): string {
  return name === null ? 'Theme color' : wordsOfKey(name)
}
