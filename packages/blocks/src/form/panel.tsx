import type { FormDefinition } from '@sitewright/model/forms/definition'
import type { BlockPanelInput } from '../ground/block-panel'
import { LazyFormBuilder } from './builder/panel-lazy-builder'

function FormContent({ props, blockId, onChange, tools }: BlockPanelInput<{ form: FormDefinition }>) {
  return (
    <LazyFormBuilder
      form={props.form}
      formId={blockId}
      tools={tools}
      onChange={(form, part) => onChange({ form }, part)}
    />
  )
}

export const formPanel = { content: FormContent }
