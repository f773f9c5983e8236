import type { TaxClass } from '@sitewright/model/commerce/selling/tax'
import { TextField } from '@sitewright/ui/controls/text-field'
import { ProductsField } from '../../../fields/store/products-field'
import { CategoriesField } from '../parts/categories-field'

interface ClassFieldsProps {
  value: TaxClass
  path: string
  errors: Readonly<Record<string, string>>
  onChange: (value: TaxClass) => void
}

export function ClassFields({ value, path, errors, onChange }: ClassFieldsProps) {
  return (
    <>
      <TextField
        label="Class name"
        hint="Only you see it."
        value={value.name}
        error={errors[`${path}.name`]}
        onChange={(name) => onChange({ ...value, name })}
      />
      <CategoriesField
        label="Categories in this class"
        value={value.categoryIds}
        onChange={(categoryIds) => onChange({ ...value, categoryIds })}
      />
      <ProductsField
        label="Products in this class"
        value={value.productIds}
        onChange={(productIds) => onChange({ ...value, productIds })}
      />
    </>
  )
}
