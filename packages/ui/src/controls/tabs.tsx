import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

export interface Tab {
  name: string
  label: string
  /** Marks a tab that holds a wrong field. */
  hasError?: boolean
  content: ReactNode
}

interface TabsProps {
  label: string
  tabs: readonly Tab[]
  /** Chosen at the start; the first of them where none is named. */
  first?: string | undefined
}

/** The tabs of the ARIA practices: arrows, Home and End move and choose. Panels stay mounted, so that nothing typed is lost. */
export function Tabs({ label, tabs, first }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(first ?? tabs[0]?.name)
  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.name === chosen)
    const ways: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }
    const next = ways[event.key]
    if (next === undefined) return
    event.preventDefault()
    const tab = tabs[(next + tabs.length) % tabs.length]
    setChosen(tab?.name)
    list.current?.querySelector<HTMLElement>(`[data-tab='${tab?.name}']`)?.focus()
  }
  return (
    <div className="sw-tabs">
      <div ref={list} role="tablist" aria-label={label} className="sw-tab-list" onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${tab.name}`}
            data-tab={tab.name}
            aria-selected={tab.name === chosen}
            aria-controls={`${id}-${tab.name}-panel`}
            tabIndex={tab.name === chosen ? 0 : -1}
            className="sw-tab"
            onClick={() => setChosen(tab.name)}
          >
            {tab.label}
            {tab.hasError ? <span className="sw-tab-error"> (has an error)</span> : null}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.name}
          role="tabpanel"
          id={`${id}-${tab.name}-panel`}
          aria-labelledby={`${id}-${tab.name}`}
          hidden={tab.name !== chosen}
          className="sw-tab-panel"
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
