import { Button } from '@sitewright/ui/controls/button'
import { Dialog } from '@sitewright/ui/floating/dialog'
import { useState } from 'react'
import { RowsTable, type TableColumn } from '../../parts/rows-table'
import { blankValue, type DrawerField } from './schema-fields'

interface ListTableProps {
  field: DrawerField & { kind: 'list' }
  columns: readonly TableColumn[]
  value: readonly unknown[]
  errorOf: (index: number, key: string) => string | undefined
  onChange: (value: unknown[]) => void
}

/** The columns of a list whose rows are a few texts, such as dishes; null for other lists. */
export function columnsOfList({ item }: DrawerField & { kind: 'list' }): readonly TableColumn[] | null {
  if (item.kind !== 'group' || item.fields.length < 2 || item.fields.length > 4) return null
  const columns = item.fields.map((field) =>
    field.kind === 'text' ? { key: field.key, label: field.label, isLong: field.isLong } : null,
  )
  return columns.every((column) => column !== null) ? columns : null
}

/** The rows of a list side by side, where a drawer would show one at a time. */
export function ListTable({ field, columns, value, errorOf, onChange }: ListTableProps) {
  const [isOpen, setOpen] = useState(false)
  const { item, label, max } = field
  return (
    <>
      <Button size="small" icon="section" onClick={() => setOpen(true)}>
        Edit as table
      </Button>
      {isOpen ? (
        <Dialog title={label} widthPx={860} onCancel={() => setOpen(false)}>
          <RowsTable
            label={label}
            rowName={item.label.toLowerCase()}
            columns={columns}
            rows={value as Record<string, unknown>[]}
            blankRow={() => blankValue(item) as Record<string, unknown>}
            max={max}
            errorOf={errorOf}
            onChange={onChange}
          />
        </Dialog>
      ) : null}
    </>
  )
}
