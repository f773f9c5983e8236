import { IconButton } from '@sitewright/ui/button'
import { Icon } from '@sitewright/ui/icons'
import type { PointerEvent } from 'react'

interface ListRowHeadProps {
  title: string
  isOpen: boolean
  isWrong: boolean
  hintId: string
  canStep: { readonly up: boolean; readonly down: boolean }
  onToggle: () => void
  onGrip: (event: PointerEvent<HTMLElement>) => void
  onStep: (step: 1 | -1, isByGrip: boolean) => void
  onDelete: () => void
}

export function ListRowHead({
  title,
  isOpen,
  isWrong,
  hintId,
  canStep,
  onToggle,
  onGrip,
  onStep,
  onDelete,
}: ListRowHeadProps) {
  return (
    <div className="list-row-head">
      <button
        type="button"
        className="sw-icon-button list-grip"
        aria-label={`Move ${title}`}
        aria-describedby={hintId}
        onPointerDown={onGrip}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          const step = event.key === 'ArrowUp' ? -1 : 1
          if (step < 0 ? canStep.up : canStep.down) onStep(step, true)
        }}
      >
        <Icon name="grip" sizePx={16} />
      </button>
      <button type="button" className="list-row-title" aria-expanded={isOpen} onClick={onToggle}>
        {title}
        {isWrong ? (
          <span className="list-wrong">
            <Icon name="warning" sizePx={16} />
            <span className="sw-hidden-text">needs a correction</span>
          </span>
        ) : null}
      </button>
      <IconButton icon="up" label={`Move ${title} up`} disabled={!canStep.up} onClick={() => onStep(-1, false)} />
      <IconButton icon="down" label={`Move ${title} down`} disabled={!canStep.down} onClick={() => onStep(1, false)} />
      <IconButton icon="trash" label={`Remove ${title}`} onClick={onDelete} />
    </div>
  )
}
