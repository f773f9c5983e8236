import type { VariantLine } from '@sitewright/model/commerce/products/variant-list'
import { memo } from 'react'
import type { GridColumn } from './grid-columns'
import { nameLine } from './grid-columns'

interface GridRowProps {
  line: VariantLine
  row: number
  columns: readonly GridColumn[]
  /** The column that Tab reaches; null in all rows but one. */
  stop: number | null
  /** What is typed in the active cell. */
  typed: string | null
  wrong: GridColumn['key'] | null
  problem: string | null
  onTyped: (text: string) => void
  onLeave: () => void
  onPick: (column: number) => void
  onEdit: () => void
  onToggle: () => void
}

export const GridRow = memo(
  function GridRow(props: GridRowProps) {
    const { line, row, columns, stop, typed, wrong } = props
    return (
      <tr aria-rowindex={row + 2}>
        {columns.map((column, index) => {
          const isEdited = stop === index && typed !== null
          const isEditable = column.isEditable(line)
          const Cell = index === 0 ? 'th' : 'td'
          return (
            <Cell
              key={column.key}
              {...(index === 0 ? { scope: 'row' } : { role: 'gridcell' })}
              tabIndex={stop === index ? 0 : -1}
              data-row={row}
              data-cell={index}
              aria-readonly={isEditable ? undefined : true}
              aria-invalid={wrong === column.key || (isEdited && props.problem !== null) ? true : undefined}
              className={`grid-cell${column.isNumber ? ' is-number' : ''}${isEditable ? '' : ' is-fixed'}`}
              onFocus={(event) => event.target === event.currentTarget && stop !== index && props.onPick(index)}
              onClick={() => props.onPick(index)}
              onDoubleClick={() => (column.key === 'onSale' ? props.onToggle() : props.onEdit())}
            >
              {isEdited ? (
                <input
                  ref={(input) => {
                    if (input && input !== document.activeElement) input.focus()
                  }}
                  className="grid-input"
                  aria-label={`${column.label}, ${nameLine(line)}`}
                  aria-invalid={props.problem !== null || undefined}
                  value={typed}
                  onChange={(event) => props.onTyped(event.target.value)}
                  onBlur={props.onLeave}
                />
              ) : isEditable || index === 0 ? (
                column.write(line)
              ) : (
                <span className="sw-hidden-text">Not used</span>
              )}
            </Cell>
          )
        })}
      </tr>
    )
  },
  // The functions are made anew with each letter; a row that shows the same is the same.
  (before, after) =>
    before.line === after.line &&
    before.columns === after.columns &&
    before.row === after.row &&
    before.stop === after.stop &&
    after.stop === null &&
    before.typed === after.typed &&
    before.wrong === after.wrong &&
    before.problem === after.problem,
)
