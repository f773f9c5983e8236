import { offeredProductTypes, workflowStates } from '@sitewright/model/commerce/products/product'
import { Select } from '@sitewright/ui/controls/select'
import { useCallback } from 'react'
import { useCategories } from '../../../data/store/categories'
import type { ProductFilter } from '../../../data/store/products'
import { indentName } from '../categories/category-tree'
import { lookOfState, productTypeWords } from '../parts/product-words'
import { SearchField } from '../parts/search-field'

interface ProductToolsProps {
  filter: ProductFilter
  onFilter: (filter: ProductFilter) => void
}

const sortWords = { latest: 'Last changed', featured: 'Featured', title: 'Name', price: 'Price' } as const

export function ProductTools({ filter, onFilter }: ProductToolsProps) {
  const categories = useCategories().data ?? []
  const search = useCallback((query: string | undefined) => onFilter({ ...filter, query }), [filter, onFilter])
  const pick = <Value extends string>(value: Value | '') => (value === '' ? undefined : value)
  return (
    <search className="store-tools" aria-label="Products">
      <SearchField
        label="Search products"
        placeholder="Search by name, SKU or tag"
        query={filter.query}
        onQuery={search}
      />
      <Select
        hidesLabel
        label="Visibility"
        value={filter.workflowState ?? ''}
        choices={[
          { value: '', label: 'All statuses' },
          ...workflowStates.map((value) => ({ value, label: lookOfState(value).label })),
        ]}
        onChange={(value) => onFilter({ ...filter, workflowState: pick(value) })}
      />
      <Select
        hidesLabel
        label="Type"
        value={filter.productType ?? ''}
        choices={[
          { value: '', label: 'All types' },
          ...offeredProductTypes.map((value) => ({ value, label: productTypeWords[value] })),
        ]}
        onChange={(value) => onFilter({ ...filter, productType: pick(value) })}
      />
      {categories.length > 0 ? (
        <Select
          hidesLabel
          label="Category"
          value={filter.categoryId ?? ''}
          choices={[
            { value: '', label: 'All categories' },
            ...categories.map((it) => ({ value: it.id, label: indentName(it, categories) })),
          ]}
          onChange={(value) => onFilter({ ...filter, categoryId: pick(value) })}
        />
      ) : null}
      <Select
        hidesLabel
        label="Stock"
        value={filter.stock ?? ''}
        choices={[
          { value: '', label: 'Any stock' },
          { value: 'out', label: 'Sold out' },
          { value: 'low', label: 'Low stock' },
        ]}
        onChange={(value) => onFilter({ ...filter, stock: pick(value) })}
      />
      <Select
        hidesLabel
        label="Sort by"
        value={filter.sort}
        choices={(['latest', 'featured', 'title', 'price'] as const).map((value) => ({
          value,
          label: `Sort: ${sortWords[value]}`,
        }))}
        onChange={(sort) => onFilter({ ...filter, sort })}
      />
    </search>
  )
}
