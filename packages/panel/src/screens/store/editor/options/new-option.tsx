import type { ProductOption } from '@sitewright/model/commerce/products/product'
import { Button } from '@sitewright/ui/controls/button'
import { TextField } from '@sitewright/ui/controls/text-field'
import { type FormEvent, useEffect, useRef, useState } from 'react'

interface NewOptionProps {
  onAdd: (option: ProductOption) => void
  onCancel: () => void
}

/** Its name and its first values; it exists once it has both. */
export function NewOption({ onAdd, onCancel }: NewOptionProps) {
  const [name, setName] = useState('')
  const [values, setValues] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const option = { name: name.trim(), values: splitValues(values) }
  const isReady = option.name !== '' && option.values.length > 0
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isReady) onAdd(option)
  }
  return (
    <form
      ref={form}
      className="form new-option"
      aria-label="New option"
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onCancel()
      }}
    >
      <TextField label="Option name" placeholder="Size" maxLength={100} value={name} onChange={setName} />
      <TextField
        label="Values"
        placeholder="Small, Large"
        hint="Separated by commas."
        value={values}
        onChange={setValues}
      />
      <div className="row-actions">
        <Button kind="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
        <Button kind="primary" size="small" type="submit" disabled={!isReady}>
          Add option
        </Button>
      </div>
    </form>
  )
}

/** Each once, whatever its case. */
export function splitValues(text: string): string[] {
  const values = text
    .split(',')
    .map((value) => value.trim().slice(0, 100))
    .filter((value) => value !== '')
  return values.filter((value, index) => values.findIndex((it) => it.toLowerCase() === value.toLowerCase()) === index)
}
