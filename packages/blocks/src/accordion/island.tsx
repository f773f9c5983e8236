import { scrollPageTo } from '@sitewright/runtime/browser/scroll-page-to'
import { useEffect, useRef, useState } from 'react'
import { RichTextView } from '../rich-text/rich-text-view'
import { followDeepLinks, openLinked, startAccordion, toggleItem } from './accordion-state'
import type { Accordion } from './schema'

export interface AccordionIslandProps {
  readonly id: string
  readonly accordion: Accordion
}

export function Island({ id, accordion }: AccordionIslandProps) {
  const [state, setState] = useState(() => startAccordion(accordion))
  const list = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      followDeepLinks(window, id, accordion.items.length, (linked) => {
        setState((now) => openLinked(now, linked, accordion.allowMultipleOpen))
        const item = list.current?.children[linked]
        if (item) scrollPageTo(item)
      }),
    [id, accordion],
  )
  const Heading = `h${accordion.headingLevel}` as const
  return (
    <div className="accordion" ref={list}>
      {accordion.items.map((item, index) => {
        const isOpen = state.openItems.includes(index)
        const panelId = `accordion-${id}-${index}`
        return (
          <div key={panelId} className="accordion-item" data-is-open={isOpen}>
            <Heading className="accordion-title">
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={panelId}
                onClick={() =>
                  setState((now) => toggleItem(now, index, accordion.allowMultipleOpen, performance.now()))
                }
              >
                <span>{item.title}</span>
                <span className="accordion-sign" />
              </button>
            </Heading>
            <div id={panelId} className="accordion-panel">
              <div className="accordion-content">
                <RichTextView text={item.text} anchor={`${id}${index}`} />
              </div>
            </div>
          </div>
        )
      })}
    </div>
  )
}
