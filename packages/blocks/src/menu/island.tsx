import { pressMenuKey } from '@sitewright/model/blocks-vocabulary/menu-tabs'
import { type KeyboardEvent, useRef, useState } from 'react'
import { MenuCard } from './menu-card'
import type { Menu } from './schema'

export interface MenuIslandProps {
  readonly id: string
  readonly menu: Menu
  readonly label: string
}

export function Island({ id, menu, label }: MenuIslandProps) {
  const [state, setState] = useState({ selected: 0, focused: 0, count: menu.menus.length })
  const tabs = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    const next = pressMenuKey(state, event.key)
    if (next === state) return
    event.preventDefault()
    setState(next)
    tabs.current?.querySelectorAll<HTMLElement>('[role=tab]')[next.focused]?.focus()
  }

  return (
    <div className="menu">
      <div
        className="menu-tabs"
        role="tablist"
        aria-label={label}
        ref={tabs}
        // Who comes back to the tabs comes to the selected one.
        onBlur={({ currentTarget, relatedTarget }) =>
          !currentTarget.contains(relatedTarget) && setState({ ...state, focused: state.selected })
        }
      >
        {menu.menus.map((it, index) => (
          <button
            key={`${index}${it.title}`}
            type="button"
            role="tab"
            id={`tab-${id}-${index}`}
            aria-selected={state.selected === index}
            aria-controls={`menu-${id}-${index}`}
            tabIndex={state.focused === index ? 0 : -1}
            onClick={() => setState({ ...state, selected: index, focused: index })}
            onKeyDown={onKeyDown}
          >
            {it.title}
          </button>
        ))}
      </div>
      {menu.menus.map((it, index) => (
        <div
          key={`${index}${it.title}`}
          role="tabpanel"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of words alone is the next stop after its tab
          tabIndex={0}
          id={`menu-${id}-${index}`}
          aria-labelledby={`tab-${id}-${index}`}
          hidden={state.selected !== index}
        >
          <MenuCard menu={it} />
        </div>
      ))}
    </div>
  )
}
