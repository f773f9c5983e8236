import { foodOrderingAddress } from '@sitewright/model/blocks-vocabulary/food-ordering'
import { fillWords } from '@sitewright/model/strings/fill-words'
import type { BlockViewInput } from '../ground/define-block'
import { EditingNote } from '../ground/editing-note'
import { linkAttributes } from '../ground/link-attributes'
import type { FoodOrdering } from './schema'

export function FoodOrderingView({ props, context }: BlockViewInput<FoodOrdering>) {
  if (props.slug === '') {
    return context.isEditing ? <EditingNote>Add your page name at the ordering service.</EditingNote> : null
  }
  return (
    <div className="button-block" data-alignment={props.alignment}>
      <a
        className="button"
        data-kind="primary"
        data-size={props.size}
        {...linkAttributes(foodOrderingAddress(props), true)}
      >
        {props.linkTitle}
        {props.displayName && (
          <span className="visually-hidden">{` ${fillWords(context.texts.blocks.orderFrom, { name: props.displayName })}`}</span>
        )}
      </a>
    </div>
  )
}
