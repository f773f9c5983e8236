import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Icon, type IconName } from '../base/icons'
import { Button } from '../controls/button'
import { moveInMenu } from './menu-keys'
import { placeMenu } from './place-menu'

export interface MenuItem {
  label: string
  icon?: IconName | undefined
  keys?: string | undefined
  isDanger?: boolean | undefined
  disabled?: boolean | undefined
  run: () => void
}

interface MenuProps {
  label: string
  /** A function is asked when the menu opens: finding out what is possible can be work. */
  items: readonly MenuItem[] | (() => readonly MenuItem[])
  icon?: IconName
  /** Draws the label beside the icon instead of keeping it for assistive technology. */
  showsLabel?: boolean
  /** What the label is the present state of, for assistive technology. */
  description?: string
  kind?: 'primary' | 'secondary' | 'quiet'
}

/**
 * A menu button. The browser opens and closes the popover (outside click, Esc) and gives the focus back. What is in it is
 * drawn while it is open: a long list has such a menu in every row.
 */
export function Menu({ label, items, icon = 'more', showsLabel = false, kind = 'secondary', description }: MenuProps) {
  const id = useId()
  const name = description === undefined ? label : `${description}: ${label}`
  const trigger = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const drawn = !isDrawn ? [] : typeof items === 'function' ? items() : items
  useEffect(() => {
    if (isOpen) list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }, [isOpen])
  function place() {
    if (trigger.current && list.current) placeMenu(list.current, trigger.current)
  }
  function choose(item: MenuItem) {
    if (item.disabled) return
    list.current?.hidePopover()
    trigger.current?.focus()
    item.run()
  }
  function onKeyDown(event: KeyboardEvent) {
    const elements = [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
    const current = elements.indexOf(document.activeElement as HTMLElement)
    const next = moveInMenu(
      event.key,
      current,
      drawn.map((item) => item.label),
    )
    if (event.key === 'Tab') list.current?.hidePopover()
    if (next === null) return
    event.preventDefault()
    elements[next]?.focus()
  }
  const triggerProps = { ref: trigger, popoverTarget: id, 'aria-haspopup': 'menu', 'aria-expanded': isOpen } as const
  return (
    <>
      {showsLabel ? (
        <Button {...triggerProps} aria-label={name} kind={kind} icon={icon}>
          {label}
        </Button>
      ) : (
        <button type="button" {...triggerProps} aria-label={label} className="sw-icon-button">
          <Icon name={icon} />
        </button>
      )}
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={description ?? label}
        tabIndex={-1}
        className="sw-menu sw-root"
        onKeyDown={onKeyDown}
        onBeforeToggle={(event) => {
          if (event.newState !== 'open') return
          setDrawn(true)
          place()
        }}
        onToggle={(event) => {
          setDrawn(event.newState === 'open')
          setOpen(event.newState === 'open')
        }}
      >
        {drawn.map((item) => (
          <button
            key={item.label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-disabled={item.disabled || undefined}
            className={`sw-menu-item${item.isDanger ? ' sw-menu-danger' : ''}`}
            onClick={() => choose(item)}
          >
            {item.icon ? <Icon name={item.icon} sizePx={16} /> : null}
            {item.label}
            {item.keys ? <span className="sw-menu-keys">{item.keys}</span> : null}
          </button>
        ))}
      </div>
    </>
  )
}
