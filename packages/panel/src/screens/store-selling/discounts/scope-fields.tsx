import type { DiscountScope } from '@sitewright/model/commerce/selling/discounts'
import { Select } from '@sitewright/ui/controls/select'
import { ProductsField } from '../../../fields/store/products-field'
import { CategoriesField } from '../parts/categories-field'
import { scopeWords } from './discount-words'

interface ScopeFieldsProps {
  label: string
  /** What the whole order is called here. */
  orderLabel?: string
  value: DiscountScope
  path: string
  errors: Readonly<Record<string, string>>
  onChange: (scope: DiscountScope) => void
}

type Kind = DiscountScope['kind']
const starts: Record<Kind, DiscountScope> = {
  order: { kind: 'order' },
  products: { kind: 'products', productIds: [] },
  categories: { kind: 'categories', categoryIds: [] },
}

export function ScopeFields({ label, orderLabel, value, path, errors, onChange }: ScopeFieldsProps) {
  const words = { ...scopeWords, ...(orderLabel ? { order: orderLabel } : {}) }
  const kinds = (Object.keys(starts) as Kind[]).map((kind) => ({ value: kind, label: words[kind] }))
  return (
    <div className="selling-scope">
      <Select label={label} value={value.kind} choices={kinds} onChange={(kind) => onChange(starts[kind])} />
      {value.kind === 'products' ? (
        <ProductsField
          label="Products"
          value={value.productIds}
          error={errors[`${path}.productIds`]}
          onChange={(productIds) => onChange({ ...value, productIds })}
        />
      ) : null}
      {value.kind === 'categories' ? (
        <CategoriesField
          label="Categories"
          value={value.categoryIds}
          error={errors[`${path}.categoryIds`]}
          onChange={(categoryIds) => onChange({ ...value, categoryIds })}
        />
      ) : null}
    </div>
  )
}
