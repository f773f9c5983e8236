import type { FieldTexts } from '@sitewright/ui/controls/field'
import { useState } from 'react'
import { useCategories } from '../../../data/store/categories'
import { Chips } from '../../../parts/chips'
import { Combobox } from '../../../parts/combobox'

interface CategoriesFieldProps extends FieldTexts {
  value: readonly string[]
  onChange: (ids: string[]) => void
}

/** Those below a category are meant with it. */
export function CategoriesField({ value, onChange, ...texts }: CategoriesFieldProps) {
  const [typed, setTyped] = useState('')
  const categories = useCategories().data ?? []
  const words = typed.trim().toLowerCase()
  const nameOf = (id: string) => categories.find((category) => category.id === id)?.name ?? '…'
  return (
    <div className="chip-field">
      <Combobox
        {...texts}
        placeholder="Search categories"
        typed={typed}
        onTyped={setTyped}
        choices={categories
          .filter(({ id, name }) => !value.includes(id) && name.toLowerCase().includes(words))
          .map(({ id, name }) => ({ value: id, label: name }))}
        onChoose={(id) => {
          setTyped('')
          onChange([...value, id])
        }}
      />
      <Chips
        label={`${texts.label}: chosen`}
        texts={value.map(nameOf)}
        onRemove={(index) => onChange(value.toSpliced(index, 1))}
      />
    </div>
  )
}
