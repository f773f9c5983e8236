import { ChoiceGroup } from '@sitewright/ui/controls/choice-group'
import type { BlockPanelInput } from '../ground/block-panel'
import { pictureRatioChoices } from '../store/picture-ratio-choices'
import type { Product } from './schema'

const layouts = [
  { value: 'stacked', label: 'Stacked' },
  { value: 'beside', label: 'Side by side' },
] as const
const alignments = [
  { value: 'left', label: 'Left' },
  { value: 'center', label: 'Center' },
] as const

function ProductContent({ props, errors, onChange, tools, drawFields }: BlockPanelInput<Product>) {
  return (
    <>
      <tools.ProductsField
        label="Product"
        max={1}
        value={props.productId === null ? [] : [props.productId]}
        error={errors.productId}
        onChange={([productId = null]) => onChange({ productId })}
      />
      {drawFields('showPicture', 'showTitle', 'showPrice', 'showButton')}
    </>
  )
}

function ProductStyle({ props, onChange }: BlockPanelInput<Product>) {
  return (
    <>
      <ChoiceGroup label="Layout" value={props.layout} choices={layouts} onChange={(layout) => onChange({ layout })} />
      <ChoiceGroup
        label="Image ratio"
        value={props.pictureRatio}
        choices={pictureRatioChoices}
        onChange={(pictureRatio) => onChange({ pictureRatio })}
      />
      <ChoiceGroup
        label="Alignment"
        value={props.alignment}
        choices={alignments}
        onChange={(alignment) => onChange({ alignment })}
      />
    </>
  )
}

export const productPanel = { content: ProductContent, style: ProductStyle }
