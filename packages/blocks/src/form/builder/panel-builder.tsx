import { interfaceMessages } from '@sitewright/model/forms/checks/interface-checks'
import { type FormDefinition, formDefinition } from '@sitewright/model/forms/definition'
import { formFieldsets } from '@sitewright/model/forms/fields/field-types'
import { Tabs } from '@sitewright/ui/controls/tabs'
import type { ReactNode } from 'react'
import type { PanelTools } from '../../ground/block-panel'
import { AdvancedFields, CaptchaFields, DisclaimerFields } from './panel-behavior'
import { CheckedText, checkBy } from './panel-checked-text'
import { useDrafts } from './panel-drafts'
import { FormFields } from './panel-fields'
import { StorageFields } from './panel-storage'
import './panel.css'

type Fieldset = keyof typeof formFieldsets

export interface FormBuilderInput {
  readonly form: FormDefinition
  /** Under which the host knows the form: the id of its block, or 'popup'. */
  readonly formId: string
  readonly tools: PanelTools
  /** `part` names what was changed: changes of one part that follow each other are one step of undo. */
  readonly onChange: (form: FormDefinition, part: string) => void
}

const labels: Record<Fieldset, string> = {
  build: 'Build',
  storage: 'Storage',
  advanced: 'Advanced',
  captcha: 'Captcha',
  disclaimer: 'Disclaimer',
}

/** Where the drafts of a fieldset begin. */
const paths: Record<Fieldset, readonly string[]> = {
  build: ['name', 'submitText', 'fields.'],
  storage: ['storage.'],
  advanced: ['success', 'postSubmitHtml'],
  captcha: ['captcha'],
  disclaimer: ['disclaimer'],
}

const inOrder = (Object.keys(formFieldsets) as Fieldset[]).sort((a, b) => formFieldsets[a] - formFieldsets[b])

const { shape } = formDefinition

/** Everything an owner can say about a form. What is typed wrongly waits in its control and is not part of the form. */
export function FormBuilder({ form, formId, tools, onChange }: FormBuilderInput) {
  const drafts = useDrafts()
  const change = (part: Partial<FormDefinition>) => onChange({ ...form, ...part }, Object.keys(part).join(' '))
  const contents: Record<Fieldset, ReactNode> = {
    build: (
      <>
        <CheckedText
          {...{ drafts, path: 'name' }}
          label="Form name"
          hint="Only you see this name."
          value={form.name}
          check={checkBy(shape.name)}
          onChange={(name) => change({ name })}
        />
        <FormFields
          fields={form.fields}
          drafts={drafts}
          onChange={(fields, part) => onChange({ ...form, fields }, part)}
        />
        <CheckedText
          {...{ drafts, path: 'submitText' }}
          label="Button label"
          value={form.submitText}
          check={checkBy(shape.submitText)}
          onChange={(submitText) => change({ submitText })}
        />
      </>
    ),
    storage: (
      <StorageFields
        {...{ form, formId, drafts, tools }}
        onChange={(storage, part) => onChange({ ...form, storage }, `storage ${part}`)}
      />
    ),
    advanced: <AdvancedFields {...{ form, drafts, tools }} onChange={change} />,
    captcha: <CaptchaFields form={form} onChange={change} />,
    disclaimer: <DisclaimerFields {...{ form, drafts }} onChange={change} />,
  }
  const isWrong = inOrder.some((name) => drafts.hasProblemIn(...paths[name]))
  return (
    <div className="form-builder">
      <Tabs
        label="Form settings"
        tabs={inOrder.map((name) => ({
          name,
          label: labels[name],
          hasError: drafts.hasProblemIn(...paths[name]),
          content: contents[name],
        }))}
      />
      {isWrong ? (
        <p className="sw-field-error" role="status">
          {interfaceMessages.incomplete}
        </p>
      ) : null}
    </div>
  )
}
