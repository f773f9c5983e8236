import { Icon } from '@sitewright/ui/base/icons'
import { Button, IconButton } from '@sitewright/ui/controls/button'
import { useRowDrag } from '@sitewright/ui/rows/use-row-drag'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import './rows-table.css'

export interface TableColumn {
  readonly key: string
  readonly label: string
  /** Several lines. */
  readonly isLong?: boolean
}

type Row = Readonly<Record<string, unknown>>

interface RowsTableProps {
  label: string
  /** What one row is called, in lower case. */
  rowName: string
  columns: readonly TableColumn[]
  rows: readonly Row[]
  blankRow: () => Row
  max?: number | undefined
  errorOf?: (index: number, key: string) => string | undefined
  onChange: (rows: Row[]) => void
}

interface Removed {
  readonly index: number
  readonly row: Row
}

/** Texts in rows and columns: written in place, Enter goes down and adds, rows move by drag or keys and come back when removed. */
export function RowsTable({ label, rowName, columns, rows, blankRow, max, errorOf, onChange }: RowsTableProps) {
  const hintId = useId()
  const body = useRef<HTMLTableSectionElement>(null)
  const [removed, setRemoved] = useState<Removed | null>(null)
  const isFull = max !== undefined && rows.length >= max
  const focus = (index: number, selector: string) =>
    requestAnimationFrame(() => body.current?.children[index]?.querySelector<HTMLElement>(selector)?.focus())
  function change(next: Row[]) {
    setRemoved(null)
    onChange(next)
  }
  function move(from: number, to: number) {
    const row = rows[from]
    if (row && to >= 0 && to < rows.length) change(rows.toSpliced(from, 1).toSpliced(to, 0, row))
  }
  function remove(index: number) {
    const row = rows[index]
    if (!row) return
    onChange(rows.toSpliced(index, 1))
    setRemoved({ index, row })
  }
  function add() {
    change([...rows, blankRow()])
    focus(rows.length, 'input, textarea')
  }
  const drag = useRowDrag(body, move)
  function onKeyDown(event: KeyboardEvent<HTMLElement>, index: number, key: string) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (event.altKey && by !== 0) {
      event.preventDefault()
      move(index, index + by)
      focus(index + by, `[data-column="${key}"]`)
    } else if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (index < rows.length - 1) focus(index + 1, `[data-column="${key}"]`)
      else if (!isFull) add()
    }
  }
  return (
    <div className="rows-table">
      <table aria-label={label}>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column.key} scope="col">
                {column.label}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row, index) => (
            <tr
              key={index}
              data-dragged={drag.from === index || undefined}
              data-over={drag.over === index || undefined}
            >
              <td>
                <button
                  type="button"
                  className="sw-icon-button list-grip"
                  aria-label={`Move ${rowName} ${index + 1}`}
                  aria-describedby={hintId}
                  onPointerDown={(event) => drag.start(event, index)}
                  onKeyDown={(event) => {
                    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
                    event.preventDefault()
                    const to = index + (event.key === 'ArrowUp' ? -1 : 1)
                    move(index, to)
                    focus(Math.max(0, Math.min(to, rows.length - 1)), '.list-grip')
                  }}
                >
                  <Icon name="grip" sizePx={16} />
                </button>
              </td>
              {columns.map(({ key, label: name, isLong }) => {
                const Cell = isLong ? 'textarea' : 'input'
                const error = errorOf?.(index, key)
                return (
                  <td key={key}>
                    <Cell
                      className="sw-input"
                      data-column={key}
                      aria-label={`${name}, ${rowName} ${index + 1}`}
                      aria-invalid={error !== undefined}
                      title={error}
                      {...(isLong ? { rows: 1 } : {})}
                      value={String(row[key] ?? '')}
                      onChange={(event) => change(rows.with(index, { ...row, [key]: event.currentTarget.value }))}
                      onKeyDown={(event) => onKeyDown(event, index, key)}
                    />
                    {error ? <p className="sw-field-error">{error}</p> : null}
                  </td>
                )
              })}
              <td>
                <IconButton icon="trash" label={`Remove ${rowName} ${index + 1}`} onClick={() => remove(index)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p id={hintId} className="sw-hidden-text">
        Drag to reorder, or use the arrow keys.
      </p>
      <div className="rows-table-foot">
        <Button size="small" icon="plus" disabled={isFull} onClick={add}>
          Add {rowName}
        </Button>
        <span role="status">{removed ? `Removed ${rowName} ${removed.index + 1}` : ''}</span>
        {removed ? (
          <Button
            size="small"
            kind="quiet"
            icon="undo"
            onClick={() => change(rows.toSpliced(removed.index, 0, removed.row))}
          >
            Undo
          </Button>
        ) : null}
      </div>
      {isFull ? <p className="sw-field-hint">The limit is {max}.</p> : null}
    </div>
  )
}
