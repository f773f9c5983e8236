import type { PanelTools } from '@sitewright/blocks/ground/block-panel'
import { Select } from '@sitewright/ui/controls/select'
import type { ComponentProps } from 'react'
import { useCategories } from '../../data/store/categories'

/** One of the store's categories; one that is gone counts as none. */
export function CategoryField({ value, onChange, hint, ...rest }: ComponentProps<PanelTools['CategoryField']>) {
  const categories = useCategories()
  const all = categories.data ?? []
  const depthOf = (parentId: string | null): number => {
    const parent = all.find(({ id }) => id === parentId)
    return parent === undefined ? 0 : 1 + depthOf(parent.parentId)
  }
  const choices = all.map(({ id, name, parentId }) => ({
    value: id,
    label: `${'– '.repeat(depthOf(parentId))}${name}`,
  }))
  const none = { value: '', label: categories.isPending ? 'Loading…' : 'Choose category' }
  const isGone = value !== null && categories.data !== undefined && !all.some(({ id }) => id === value)
  return (
    <Select
      {...rest}
      hint={categories.isError ? 'Categories couldn’t be loaded. Try again.' : hint}
      value={value ?? ''}
      choices={[none, ...choices, ...(isGone ? [{ value, label: 'Deleted category' }] : [])]}
      onChange={(id) => onChange(id === '' ? null : id)}
    />
  )
}
