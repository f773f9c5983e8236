import type { FormDefinition } from '@sitewright/model/forms/definition'
import type { BlockPanelInput } from '../block-panel'
import { LazyFormBuilder } from './panel-lazy-builder'

export function FormPanel({ props, blockId, onChange, tools }: BlockPanelInput<{ form: FormDefinition }>) {
  return (
    <LazyFormBuilder
      form={props.form}
      formId={blockId}
      tools={tools}
      onChange={(form, part) => onChange({ form }, part)}
    />
  )
}
