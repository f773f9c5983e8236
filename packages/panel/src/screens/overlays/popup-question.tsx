import { LazyFormBuilder } from '@sitewright/blocks/form/builder/panel-lazy-builder'
import { formDefinition } from '@sitewright/model/forms/definition'
import { popupFormId } from '@sitewright/model/forms/find-forms'
import { Switch } from '@sitewright/ui/controls/switch'
import { panelTools } from '../../fields/tools/panel-tools'
import type { PopupFields } from './popup-moments'

const starter = formDefinition.parse({
  name: 'Popup',
  fields: [{ type: 'email', id: 'email', title: 'Email', required: true }],
  submitText: 'Sign up',
})

/** What visitors can fill in inside of the popup. */
export function PopupQuestion({ value: { form }, change }: PopupFields) {
  return (
    <>
      <Switch
        label="Include a form"
        checked={form !== null}
        onChange={(isOn) => change({ form: isOn ? starter : null })}
      />
      {form ? (
        <LazyFormBuilder
          form={form}
          formId={popupFormId}
          tools={panelTools}
          onChange={(next) => change({ form: next })}
        />
      ) : null}
    </>
  )
}
