import type { Variant, VariantSettings } from '@sitewright/model/commerce/products/product'
import type { ProductDetail } from '@sitewright/model/commerce/products/product-answers'
import { settingsOfVariant } from '../../../document/sessions/product-body'
import { nameVariant } from '../parts/product-words'
import type { EditedProduct } from '../session/use-product-session'

/** One variant as it is edited. */
export interface VariantEdit {
  readonly detail: ProductDetail
  readonly variant: Variant
  readonly settings: VariantSettings
  /** The product and, where there is a choice, the variant. */
  readonly name: string
  /** Behind a label: ' of Small / Blue', or nothing where it is the only one. */
  readonly suffix: string
  readonly change: (part: Partial<VariantSettings>) => void
  readonly errorOf: (name: keyof VariantSettings) => string | undefined
}

export function editVariant(edited: EditedProduct, variantId: string): VariantEdit | null {
  const { detail, value, errors, change } = edited
  const variant = detail.variants.find(({ id }) => id === variantId)
  if (!variant) return null
  const settings = value.variants[variantId] ?? settingsOfVariant(variant)
  const name = nameVariant(variant.optionValues.map((it) => it.value))
  return {
    detail,
    variant,
    settings,
    name: name === '' ? detail.title : `${detail.title}, ${name}`,
    suffix: name === '' ? '' : ` of ${name}`,
    change: (part) => {
      const variants = edited.session.read().variants
      const before = variants[variantId] ?? settings
      change({ variants: { ...variants, [variantId]: { ...before, ...part } } }, labelOf(part))
    },
    errorOf: (field) => errors[`variants.${variantId}.${field}`],
  }
}

const labels: Partial<Record<keyof VariantSettings, string>> = {
  sku: 'Change a SKU',
  price: 'Change a price',
  salePrice: 'Change a sale price',
  onSale: 'Change a sale',
  unlimited: 'Change the stock',
  weightGrams: 'Change a weight',
  sizeMm: 'Change a size',
  pictureId: 'Change a variant’s image',
}

function labelOf(part: Partial<VariantSettings>): string {
  const [field] = Object.keys(part) as (keyof VariantSettings)[]
  return (field && labels[field]) ?? 'Change a variant'
}
