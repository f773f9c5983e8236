import { foodServiceIds, foodServices } from '@sitewright/model/blocks-vocabulary/food-ordering'
import { Select } from '@sitewright/ui/controls/select'
import { TextField } from '@sitewright/ui/controls/text-field'
import type { BlockPanelInput } from '../ground/block-panel'
import type { FoodOrdering } from './schema'

const services = foodServiceIds.map((value) => ({ value, label: foodServices[value].name }))

function FoodOrderingContent({ props, errors, onChange }: BlockPanelInput<FoodOrdering>) {
  const { start } = foodServices[props.serviceId]
  return (
    <>
      <Select
        label="Service"
        value={props.serviceId}
        choices={services}
        onChange={(serviceId) => onChange({ serviceId })}
      />
      <TextField
        label="Your page name"
        hint={`The part after ${start.replace('https://', '')}`}
        placeholder="your-restaurant"
        value={props.slug}
        error={errors.slug}
        onChange={(slug) => onChange({ slug })}
      />
      <TextField
        label="Label"
        value={props.linkTitle}
        error={errors.linkTitle}
        onChange={(linkTitle) => onChange({ linkTitle })}
      />
      <TextField
        label="Restaurant name"
        hint="Added to the label for screen readers."
        value={props.displayName}
        error={errors.displayName}
        onChange={(displayName) => onChange({ displayName })}
      />
    </>
  )
}

function FoodOrderingStyle({ drawFields }: BlockPanelInput<FoodOrdering>) {
  return drawFields('size', 'alignment')
}

export const foodOrderingPanel = { content: FoodOrderingContent, style: FoodOrderingStyle }
