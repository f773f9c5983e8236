import type { BlockViewInput } from '../ground/define-block'
import { EditingNote } from '../ground/editing-note'
import { FormFrame } from './form-frame'
import type { Form } from './schema'

export function FormBlockView({ id, props, context }: BlockViewInput<Form>) {
  if (props.form.fields.length === 0) {
    return context.isEditing ? <EditingNote>Add fields to this form.</EditingNote> : null
  }
  return <FormFrame formId={id} kind="form" form={props.form} context={context} />
}
