import { Button } from '@sitewright/ui/controls/button'
import { SortableRows } from '@sitewright/ui/rows/sortable-rows'
import { type ReactNode, useState } from 'react'
import { moveItem, titleOfItem } from './list-items'
import { columnsOfList, ListTable } from './list-table'
import { blankValue, type DrawerField } from './schema-fields'

interface ListFieldProps {
  field: DrawerField & { kind: 'list' }
  value: readonly unknown[]
  onChange: (value: unknown[]) => void
  error: string | undefined
  /** Something in the row with this index is not right. */
  isWrong: (index: number) => boolean
  /** What is wrong with a prop of a row. */
  errorOf: (index: number, key: string) => string | undefined
  renderRow: (row: unknown, index: number, onChange: (row: unknown) => void) => ReactNode
}

/** Rows that can be added, opened, moved and removed; the row being edited is open. */
export function ListField({ field, value, onChange, error, isWrong, errorOf, renderRow }: ListFieldProps) {
  const [openRow, setOpenRow] = useState<number | null>(null)
  const { item, max } = field
  const columns = columnsOfList(field)
  const isFull = max !== undefined && value.length >= max
  return (
    <fieldset className="drawer-group">
      <legend>{field.label}</legend>
      <SortableRows
        count={value.length}
        titleOf={(index) => titleOfItem(value[index], `${item.label} ${index + 1}`)}
        isWrong={isWrong}
        openRow={openRow}
        onOpen={setOpenRow}
        onMove={(from, to) => onChange(moveItem(value, from, to))}
        onRemove={(index) => onChange(value.toSpliced(index, 1))}
        renderRow={(index) => renderRow(value[index], index, (next) => onChange(value.with(index, next)))}
      />
      {error ? <p className="sw-field-error">{error}</p> : null}
      <div className="row-actions">
        {columns ? <ListTable {...{ field, columns, value, errorOf, onChange }} /> : null}
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
      </div>
      {isFull ? <p className="sw-field-hint">The limit is {max}.</p> : null}
    </fieldset>
  )
}
