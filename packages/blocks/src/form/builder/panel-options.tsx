import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import { fieldTexts } from '@sitewright/model/forms/fields/fields'
import { Button, IconButton } from '@sitewright/ui/controls/button'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { pasteOptions } from './panel-edit-fields'

interface OptionsInput {
  readonly label: string
  readonly options: readonly string[]
  readonly onChange: (options: string[]) => void
}

/** One row an option. Enter opens the next row, a pasted list becomes as many rows. Empty rows are not kept. */
export function OptionsField({ label, options, onChange }: OptionsInput) {
  // Rows as they are typed: an empty one is no option yet, but must stand there to be written in.
  const [rows, setRows] = useState<readonly string[]>(options)
  const [wish, setWish] = useState<number | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const written = rows.filter((row) => row.trim() !== '')
  const isElsewhere = written.join('\n') !== options.join('\n')
  const shown = isElsewhere ? options : rows
  useEffect(() => {
    if (wish === null) return
    list.current?.querySelectorAll<HTMLElement>('input')[wish]?.focus()
    setWish(null)
  }, [wish])
  function change(next: readonly string[]) {
    setRows(next)
    onChange(next.filter((row) => row.trim() !== ''))
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, index: number) {
    const isEmpty = shown[index] === ''
    if (event.key === 'Enter') {
      event.preventDefault()
      change(shown.toSpliced(index + 1, 0, ''))
      setWish(index + 1)
    } else if (event.key === 'Backspace' && isEmpty && shown.length > 1) {
      event.preventDefault()
      change(shown.toSpliced(index, 1))
      setWish(Math.max(0, index - 1))
    }
  }
  return (
    <fieldset className="sw-field">
      <legend className="sw-field-label">{label}</legend>
      <ol ref={list} className="form-options">
        {shown.map((row, index) => (
          <li key={index} className="form-option">
            <input
              className="sw-input"
              aria-label={`${label.replace(/s$/, '')} ${index + 1}`}
              aria-invalid={isRepeated(shown, index) || undefined}
              maxLength={maxLengthOf(fieldTexts.option)}
              value={row}
              onChange={(event) => change(shown.with(index, event.target.value))}
              onKeyDown={(event) => onKeyDown(event, index)}
              onPaste={(event) => {
                const text = event.clipboardData.getData('text/plain')
                if (!/[\r\n]/.test(text.trim())) return
                event.preventDefault()
                const next = pasteOptions(shown, index, text)
                change(next)
                setWish(Math.max(0, Math.min(next.length - 1, index + text.trim().split(/[\r\n]+/).length - 1)))
              }}
            />
            <IconButton
              icon="close"
              label={`Remove ${row || `row ${index + 1}`}`}
              onClick={() => {
                change(shown.toSpliced(index, 1))
                setWish(Math.max(0, index - 1))
              }}
            />
          </li>
        ))}
      </ol>
      {shown.some((_, index) => isRepeated(shown, index)) ? (
        <p className="sw-field-error">Two of these are the same.</p>
      ) : null}
      <div>
        <Button
          size="small"
          kind="quiet"
          icon="plus"
          onClick={() => {
            change([...shown, ''])
            setWish(shown.length)
          }}
        >
          Add row
        </Button>
      </div>
      <p className="sw-field-hint">Paste a list to add many at once.</p>
    </fieldset>
  )
}

function isRepeated(rows: readonly string[], index: number): boolean {
  const row = rows[index]?.trim()
  return row !== '' && rows.some((other, at) => at < index && other.trim() === row)
}
