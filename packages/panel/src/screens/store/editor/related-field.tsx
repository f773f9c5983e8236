import { ProductsField } from '../../../fields/store/products-field'

interface RelatedFieldProps {
  productId: string
  value: readonly string[]
  onChange: (ids: string[]) => void
}

const maxRelated = 12

/** Chosen by hand; without any, others of its categories are shown. */
export function RelatedField({ productId, value, onChange }: RelatedFieldProps) {
  return (
    <ProductsField
      label="Related products"
      hint="If empty, products from the same categories are shown."
      value={value}
      max={maxRelated}
      withoutId={productId}
      onChange={onChange}
    />
  )
}
