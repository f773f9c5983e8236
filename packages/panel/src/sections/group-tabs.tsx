import { type KeyboardEvent, useRef } from 'react'
import { type ChoiceGroup, choiceGroups, groupLabels } from './section-choices'

/** The purposes, as tabs that arrows walk. While a search looks through all of them none is current. */
export function GroupTabs({
  current,
  onChoose,
}: {
  current: ChoiceGroup | null
  onChoose: (group: ChoiceGroup) => void
}) {
  const list = useRef<HTMLDivElement>(null)
  function onKeyDown(event: KeyboardEvent) {
    const at = choiceGroups.indexOf(current ?? 'own')
    const last = choiceGroups.length - 1
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: at === last ? 0 : at + 1,
      ArrowRight: at === last ? 0 : at + 1,
      ArrowUp: at === 0 ? last : at - 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }
    const next = choiceGroups[steps[event.key] ?? -1]
    if (next === undefined) return
    event.preventDefault()
    onChoose(next)
    list.current?.querySelector<HTMLElement>(`[data-group="${next}"]`)?.focus()
  }
  return (
    <div ref={list} className="group-tabs" role="tablist" aria-label="Category" aria-orientation="vertical">
      {choiceGroups.map((group) => (
        <button
          key={group}
          type="button"
          role="tab"
          data-group={group}
          className="group-tab"
          aria-selected={group === current}
          aria-controls="section-choices"
          tabIndex={group === (current ?? 'own') ? 0 : -1}
          onClick={() => onChoose(group)}
          onKeyDown={onKeyDown}
        >
          {groupLabels[group]}
        </button>
      ))}
    </div>
  )
}
