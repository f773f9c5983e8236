import { type ReactNode, useId, useRef, useState } from 'react'
import { type RowTools, SortableRowHead } from './sortable-row-head'
import { useRowDrag } from './use-row-drag'

interface SortableRowsProps {
  readonly count: number
  readonly titleOf: (index: number) => string
  /** What tells a row from the others when they move; its place, where nothing does. */
  readonly keyOf?: (index: number) => string
  readonly isWrong: (index: number) => boolean
  readonly openRow: number | null
  readonly onOpen: (index: number | null) => void
  readonly onMove: (from: number, to: number) => void
  readonly onRemove: (index: number) => void
  readonly renderRow: (index: number) => ReactNode
  readonly renderSign?: (index: number) => ReactNode
  readonly renderDetail?: (index: number) => ReactNode
  readonly renderTools?: (index: number, tools: RowTools) => ReactNode
}

/** Rows that are opened, moved (by drag, by buttons or by arrow keys) and removed; what happened is said aloud. */
export function SortableRows(props: SortableRowsProps) {
  const { count, openRow, titleOf } = props
  const hintId = useId()
  const rows = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  function move(from: number, to: number) {
    if (to < 0 || to >= count || to === from) return
    props.onMove(from, to)
    setSaid(`${titleOf(from)} is now ${to + 1} of ${count}.`)
    if (openRow === from) props.onOpen(to)
    else if (openRow !== null) props.onOpen(null)
  }
  const drag = useRowDrag(rows, move)
  function toolsOf(index: number): RowTools {
    return {
      title: titleOf(index),
      canStep: { up: index > 0, down: index < count - 1 },
      step: (by) => move(index, index + by),
      remove: () => {
        props.onOpen(null)
        setSaid(`${titleOf(index)} removed`)
        props.onRemove(index)
      },
    }
  }
  function stepByGrip(index: number, by: 1 | -1) {
    move(index, index + by)
    requestAnimationFrame(() => rows.current?.querySelectorAll<HTMLElement>('.list-grip')[index + by]?.focus())
  }
  return (
    <>
      <ol className="list-rows" ref={rows}>
        {Array.from({ length: count }, (_, index) => (
          <li
            key={props.keyOf?.(index) ?? index}
            className="list-row"
            data-dragged={drag.from === index || undefined}
            data-over={drag.over === index || undefined}
          >
            <SortableRowHead
              {...toolsOf(index)}
              isOpen={openRow === index}
              isWrong={props.isWrong(index)}
              hintId={hintId}
              onToggle={() => props.onOpen(openRow === index ? null : index)}
              onGrip={(event) => drag.start(event, index)}
              onGripStep={(by) => stepByGrip(index, by)}
              sign={props.renderSign?.(index)}
              detail={props.renderDetail?.(index)}
              tools={props.renderTools?.(index, toolsOf(index))}
            />
            {openRow === index ? <div className="list-row-body">{props.renderRow(index)}</div> : null}
          </li>
        ))}
      </ol>
      <p id={hintId} className="sw-hidden-text">
        Drag to reorder, or use the arrow keys.
      </p>
      <p className="sw-hidden-text" aria-live="polite">
        {said}
      </p>
    </>
  )
}
