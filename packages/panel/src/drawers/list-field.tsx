import { Button } from '@sitewright/ui/button'
import { type ReactNode, useId, useRef, useState } from 'react'
import { moveItem, titleOfItem } from './list-items'
import { ListRowHead } from './list-row-head'
import { blankValue, type DrawerField } from './schema-fields'
import { useRowDrag } from './use-row-drag'

interface ListFieldProps {
  field: DrawerField & { kind: 'list' }
  value: readonly unknown[]
  onChange: (value: unknown[]) => void
  error: string | undefined
  /** Something in the row with this index is not right. */
  isWrong: (index: number) => boolean
  renderRow: (row: unknown, index: number, onChange: (row: unknown) => void) => ReactNode
}

/** Rows that can be added, opened, moved (by drag, by buttons or by arrow keys) and removed; the row being edited is open. */
export function ListField({ field, value, onChange, error, isWrong, renderRow }: ListFieldProps) {
  const hintId = useId()
  const rows = useRef<HTMLOListElement>(null)
  const [openRow, setOpenRow] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const { item, max } = field
  const isFull = max !== undefined && value.length >= max
  const titleOf = (index: number) => titleOfItem(value[index], `${item.label} ${index + 1}`)
  function move(from: number, to: number) {
    if (to < 0 || to >= value.length || to === from) return
    onChange(moveItem(value, from, to))
    setSaid(`${titleOf(from)} is now number ${to + 1} of ${value.length}.`)
    if (openRow === from) setOpenRow(to)
    else if (openRow !== null) setOpenRow(null)
  }
  const drag = useRowDrag(rows, move)
  function focusGrip(index: number) {
    requestAnimationFrame(() => rows.current?.querySelectorAll<HTMLElement>('.list-grip')[index]?.focus())
  }
  return (
    <fieldset className="drawer-group">
      <legend>{field.label}</legend>
      <ol className="list-rows" ref={rows}>
        {value.map((row, index) => (
          <li
            key={index}
            className="list-row"
            data-dragged={drag.from === index || undefined}
            data-over={drag.over === index || undefined}
          >
            <ListRowHead
              title={titleOf(index)}
              isOpen={openRow === index}
              isWrong={isWrong(index)}
              hintId={hintId}
              onToggle={() => setOpenRow(openRow === index ? null : index)}
              onGrip={(event) => drag.start(event, index)}
              onStep={(step, isByGrip) => {
                move(index, index + step)
                if (isByGrip) focusGrip(index + step)
              }}
              canStep={{ up: index > 0, down: index < value.length - 1 }}
              onDelete={() => {
                setOpenRow(null)
                setSaid(`${titleOf(index)} is removed.`)
                onChange(value.toSpliced(index, 1))
              }}
            />
            {openRow === index ? (
              <div className="list-row-body">{renderRow(row, index, (next) => onChange(value.with(index, next)))}</div>
            ) : null}
          </li>
        ))}
      </ol>
      <p id={hintId} className="sw-hidden-text">
        Drag to move, or press the arrow keys.
      </p>
      <p className="sw-hidden-text" aria-live="polite">
        {said}
      </p>
      {error ? <p className="sw-field-error">{error}</p> : null}
      <Button
        size="small"
        icon="plus"
        disabled={isFull}
        onClick={() => {
          onChange([...value, blankValue(item)])
          setOpenRow(value.length)
        }}
      >
        Add {item.label.toLowerCase()}
      </Button>
      {isFull ? <p className="sw-field-hint">There can be at most {max}.</p> : null}
    </fieldset>
  )
}
