import { Button, IconButton } from '@sitewright/ui/button'
import { type ReactNode, useState } from 'react'
import { moveItem, titleOfItem } from './list-items'
import { blankValue, type DrawerField } from './schema-fields'

interface ListFieldProps {
  field: DrawerField & { kind: 'list' }
  value: readonly unknown[]
  onChange: (value: unknown[]) => void
  error: string | undefined
  renderRow: (row: unknown, index: number, onChange: (row: unknown) => void) => ReactNode
}

/** Rows that can be added, opened, moved and removed; the row being edited is open. */
export function ListField({ field, value, onChange, error, renderRow }: ListFieldProps) {
  const [openRow, setOpenRow] = useState<number | null>(null)
  const { item, max } = field
  const isFull = max !== undefined && value.length >= max
  function move(from: number, to: number) {
    onChange(moveItem(value, from, to))
    if (openRow === from) setOpenRow(to)
  }
  return (
    <fieldset className="drawer-group">
      <legend>{field.label}</legend>
      <ol className="list-rows">
        {value.map((row, index) => (
          <li key={index} className="list-row">
            <ListRowHead
              title={titleOfItem(row, `${item.label} ${index + 1}`)}
              isOpen={openRow === index}
              onToggle={() => setOpenRow(openRow === index ? null : index)}
              onUp={index > 0 ? () => move(index, index - 1) : undefined}
              onDown={index < value.length - 1 ? () => move(index, index + 1) : undefined}
              onDelete={() => {
                setOpenRow(null)
                onChange(value.toSpliced(index, 1))
              }}
            />
            {openRow === index ? (
              <div className="list-row-body">{renderRow(row, index, (next) => onChange(value.with(index, next)))}</div>
            ) : null}
          </li>
        ))}
      </ol>
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

interface ListRowHeadProps {
  title: string
  isOpen: boolean
  onToggle: () => void
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onDelete: () => void
}

function ListRowHead({ title, isOpen, onToggle, onUp, onDown, onDelete }: ListRowHeadProps) {
  return (
    <div className="list-row-head">
      <button type="button" className="list-row-title" aria-expanded={isOpen} onClick={onToggle}>
        {title}
      </button>
      <IconButton icon="up" label={`Move ${title} up`} disabled={!onUp} onClick={onUp} />
      <IconButton icon="down" label={`Move ${title} down`} disabled={!onDown} onClick={onDown} />
      <IconButton icon="trash" label={`Remove ${title}`} onClick={onDelete} />
    </div>
  )
}
