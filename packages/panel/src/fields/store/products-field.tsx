import type { FieldTexts } from '@sitewright/ui/controls/field'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { readProduct, useProducts } from '../../data/store/products'
import { Chips } from '../../parts/chips'
import { Combobox } from '../../parts/combobox'
import { PictureThumb } from '../assets/add-pictures'

interface ProductsFieldProps extends FieldTexts {
  value: readonly string[]
  onChange: (ids: string[]) => void
  /** One more than this takes the place of the last. */
  max?: number
  /** Cannot be chosen. */
  withoutId?: string
}

/** Products found by their words, in the order of choosing. */
export function ProductsField({ value, onChange, max, withoutId, ...texts }: ProductsFieldProps) {
  const [typed, setTyped] = useState('')
  const found = useProducts({ sort: 'title', ...(typed.trim() ? { query: typed.trim() } : {}) }, 8)
  const titles = useTitles(value)
  const products = (found.data?.pages[0]?.products ?? []).filter(({ id }) => id !== withoutId && !value.includes(id))
  return (
    <div className="chip-field">
      <Combobox
        {...texts}
        hint={found.isError ? 'Products couldn’t be loaded. Try again.' : texts.hint}
        placeholder="Search products"
        typed={typed}
        onTyped={setTyped}
        choices={products.map(({ id, title, pictureId }) => ({
          value: id,
          label: title,
          sign: <PictureThumb assetId={pictureId} />,
        }))}
        onChoose={(id) => {
          setTyped('')
          onChange([...value.slice(0, max === undefined ? value.length : max - 1), id])
        }}
      />
      <Chips
        label={`${texts.label}: chosen`}
        texts={value.map((id) => titles.get(id) ?? '…')}
        onRemove={(index) => onChange(value.toSpliced(index, 1))}
      />
    </div>
  )
}

/** What is gone is called so. */
function useTitles(ids: readonly string[]): ReadonlyMap<string, string> {
  return useQueries({
    queries: ids.map((id) => ({ queryKey: ['product', id], queryFn: () => readProduct(id) })),
    combine: (results) =>
      new Map(
        results.flatMap(({ data, isError }, index) => {
          const title = data?.title ?? (isError ? 'Deleted product' : undefined)
          return title === undefined ? [] : [[ids[index] ?? '', title] as const]
        }),
      ),
  })
}
