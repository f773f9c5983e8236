import { maxShelfProducts } from '@sitewright/model/commerce/products/shelf'
import { ChoiceGroup } from '@sitewright/ui/controls/choice-group'
import { Select } from '@sitewright/ui/controls/select'
import type { BlockPanelInput } from '../ground/block-panel'
import { pictureRatioChoices } from '../store/picture-ratio-choices'
import type { ProductList } from './schema'

const sources = [
  { value: 'newest', label: 'Newest products' },
  { value: 'category', label: 'Category' },
  { value: 'tag', label: 'Tag' },
  { value: 'chosen', label: 'Selected products' },
] as const

function ProductListContent(input: BlockPanelInput<ProductList>) {
  const { props, onChange, drawFields } = input
  return (
    <>
      <Select label="Show" value={props.source} choices={sources} onChange={(source) => onChange({ source })} />
      {drawSource(input)}
      {props.source !== 'chosen' && drawFields('limit')}
      {drawFields('showPrice', 'quickView')}
    </>
  )
}

function ProductListStyle({ props, onChange, drawFields }: BlockPanelInput<ProductList>) {
  return (
    <>
      {drawFields('columns')}
      <ChoiceGroup
        label="Image ratio"
        value={props.pictureRatio}
        choices={pictureRatioChoices}
        onChange={(pictureRatio) => onChange({ pictureRatio })}
      />
    </>
  )
}

export const productListPanel = { content: ProductListContent, style: ProductListStyle }

function drawSource({ props, errors, onChange, tools, drawFields }: BlockPanelInput<ProductList>) {
  if (props.source === 'category')
    return (
      <tools.CategoryField
        label="Category"
        value={props.categoryId}
        error={errors.categoryId}
        onChange={(categoryId) => onChange({ categoryId })}
      />
    )
  if (props.source === 'tag') return drawFields('tag')
  if (props.source === 'newest') return null
  return (
    <tools.ProductsField
      label="Products"
      max={maxShelfProducts}
      value={props.productIds}
      error={errors.productIds}
      onChange={(productIds) => onChange({ productIds: [...productIds] })}
    />
  )
}
