import { productTag } from '@sitewright/model/commerce/products/product'
import { useState } from 'react'
import { useProductTags } from '../../../data/store/products'
import { Chips } from '../../../parts/chips'
import { Combobox, type ComboboxChoice } from '../../../parts/combobox'

interface TagFieldProps {
  value: readonly string[]
  onChange: (tags: string[]) => void
  error?: string | undefined
}

/** Tags that the store has are suggested; any other is made by writing it. */
export function TagField({ value, onChange, error }: TagFieldProps) {
  const [typed, setTyped] = useState('')
  const known = useProductTags().data ?? []
  function add(tag: string) {
    setTyped('')
    onChange([...value, tag])
  }
  return (
    <div className="chip-field">
      <Combobox
        label="Tags"
        placeholder="Add a tag"
        typed={typed}
        onTyped={(text) => (text.endsWith(',') && text.length > 1 ? addTyped(text.slice(0, -1)) : setTyped(text))}
        choices={suggestTags(typed, known, value)}
        error={error}
        onChoose={add}
        onBackspace={() => value.length > 0 && onChange(value.slice(0, -1))}
      />
      <Chips label="Tags of this product" texts={value} onRemove={(index) => onChange(value.toSpliced(index, 1))} />
    </div>
  )
  function addTyped(text: string) {
    const [first] = suggestTags(text, known, value)
    if (first) add(first.value)
  }
}

/** Those that begin with the letters, and the letters themselves as a new one. */
export function suggestTags(typed: string, known: readonly string[], has: readonly string[]): ComboboxChoice[] {
  const wanted = typed.trim().toLowerCase()
  const free = known.filter((tag) => !has.some((it) => it.toLowerCase() === tag.toLowerCase()))
  const found = free
    .filter((tag) => tag.toLowerCase().includes(wanted))
    .slice(0, 8)
    .map((tag) => ({ value: tag, label: tag }))
  const isKnown = [...known, ...has].some((tag) => tag.toLowerCase() === wanted)
  const fresh = productTag.safeParse(typed)
  return fresh.success && !isKnown ? [{ value: fresh.data, label: `Add “${fresh.data}”` }, ...found] : found
}
