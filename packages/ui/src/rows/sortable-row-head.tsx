import type { PointerEvent, ReactNode } from 'react'
import { Icon } from '../base/icons'
import { IconButton } from '../controls/button'

export interface RowTools {
  readonly title: string
  readonly canStep: { readonly up: boolean; readonly down: boolean }
  /** Moves the row by one place. */
  readonly step: (by: 1 | -1) => void
  readonly remove: () => void
}

interface SortableRowHeadProps extends RowTools {
  isOpen: boolean
  isWrong: boolean
  hintId: string
  onToggle: () => void
  onGrip: (event: PointerEvent<HTMLElement>) => void
  /** By the arrow keys on the grip, which keeps the focus. */
  onGripStep: (by: 1 | -1) => void
  /** Stands in the title, before the words. */
  sign?: ReactNode
  /** Stands behind the words. */
  detail?: ReactNode
  /** What can be done with the row, instead of the arrows and the bin. */
  tools?: ReactNode
}

export function SortableRowHead(props: SortableRowHeadProps) {
  const { title, isOpen, isWrong, hintId, canStep } = props
  return (
    <div className="list-row-head">
      <button
        type="button"
        className="sw-icon-button list-grip"
        aria-label={`Move ${title}`}
        aria-describedby={hintId}
        onPointerDown={props.onGrip}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          const by = event.key === 'ArrowUp' ? -1 : 1
          if (by < 0 ? canStep.up : canStep.down) props.onGripStep(by)
        }}
      >
        <Icon name="grip" sizePx={16} />
      </button>
      <button type="button" className="list-row-title" aria-expanded={isOpen} onClick={props.onToggle}>
        {props.sign}
        <span className="list-row-words">{title}</span>
        {props.detail ? <small className="list-row-detail">{props.detail}</small> : null}
        {isWrong ? (
          <span className="list-wrong">
            <Icon name="warning" sizePx={16} />
            <span className="sw-hidden-text">has an error</span>
          </span>
        ) : null}
      </button>
      {props.tools ?? <StepButtons {...props} />}
    </div>
  )
}

function StepButtons({ title, canStep, step, remove }: RowTools) {
  return (
    <>
      <IconButton icon="up" label={`Move ${title} up`} disabled={!canStep.up} onClick={() => step(-1)} />
      <IconButton icon="down" label={`Move ${title} down`} disabled={!canStep.down} onClick={() => step(1)} />
      <IconButton icon="trash" label={`Remove ${title}`} onClick={remove} />
    </>
  )
}
