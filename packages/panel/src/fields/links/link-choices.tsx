import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type LinkChoice, linkGroups } from './link-targets'

interface LinkChoicesProps {
  id: string
  input: RefObject<HTMLInputElement | null>
  choices: readonly LinkChoice[]
  active: number
  onChoose: (href: string) => void
}

const heightPx = 280

/** The list under (or over) the field. A popover, so that neither a drawer nor a dialog cuts it off. */
export function LinkChoices({ id, input, choices, active, onChoose }: LinkChoicesProps) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    if (choices.length === 0) {
      if (element.matches(':popover-open')) element.hidePopover()
      return
    }
    // Measured only for a list that is shown: measuring makes the browser lay the whole panel out at once.
    const box = input.current?.getBoundingClientRect()
    if (!box) return
    element.style.left = `${box.left}px`
    element.style.width = `${box.width}px`
    const opensUp = box.bottom + heightPx > innerHeight && box.top > heightPx
    element.style.top = opensUp ? 'auto' : `${box.bottom + 4}px`
    element.style.bottom = opensUp ? `${innerHeight - box.top + 4}px` : 'auto'
    element.style.maxHeight = `${Math.min(heightPx, (opensUp ? box.top : innerHeight - box.bottom) - 12)}px`
    if (!element.matches(':popover-open')) element.showPopover()
    element.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  })
  return (
    <div
      ref={list}
      id={id}
      popover="manual"
      role="listbox"
      aria-label="Link suggestions"
      className="link-choices sw-root"
    >
      {linkGroups.map((group) => {
        const inGroup = choices.filter((choice) => choice.group === group)
        return inGroup.length === 0 ? null : (
          // biome-ignore lint/a11y/useSemanticElements: a list box has groups, and no element for them
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <p id={`${id}-${group}`} role="presentation" className="link-group">
              {group}
            </p>
            {inGroup.map((choice) => {
              const index = choices.indexOf(choice)
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: keys stay in the field, which names the active choice
                <div
                  key={choice.href}
                  id={`${id}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  className="link-choice"
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(choice.href)}
                >
                  <span>{choice.label}</span>
                  <span className="link-detail">{choice.detail}</span>
                </div>
              )
            })}
          </div>
        )
      })}
    </div>
  )
}
