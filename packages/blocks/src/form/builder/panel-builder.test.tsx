import { formDefinition } from '@sitewright/model/forms/definition'
import { formFieldTypes } from '@sitewright/model/forms/fields/field-types'
import { type FormField, formField, listFieldSettings } from '@sitewright/model/forms/fields/fields'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { PanelTools } from '../../ground/block-panel'
import { FormBuilder } from './panel-builder'
import type { Drafts } from './panel-drafts'
import { FieldSettings } from './panel-field-settings'

const nothing = () => null
const tools = new Proxy({} as PanelTools, { get: () => nothing })
const noDrafts: Drafts = {
  ...{ textAt: (_path, stored) => stored, problemAt: () => undefined, hasProblemIn: () => false },
  ...{ type: nothing, leave: nothing, forget: nothing },
}

const draw = (form = formDefinition.parse({})) =>
  renderToStaticMarkup(<FormBuilder form={form} formId="f" tools={tools} onChange={nothing} />)

test('[FORM-015] the drawer of a form has the fieldsets build, storage, advanced, captcha and disclaimer, in this order', () => {
  const tabs = [...draw().matchAll(/role="tab"[^>]*>([^<]+)/g)].map(([, label]) => label)
  expect(tabs).toEqual(['Build', 'Storage', 'Advanced', 'Captcha', 'Disclaimer'])
})

test('fields stand in their order, each with a grip, and required ones are marked', () => {
  const fields = [
    { type: 'email', id: 'b', title: 'Your email', required: true },
    { type: 'text', id: 'a', title: 'Topic' },
  ]
  const html = draw(formDefinition.parse({ fields }))
  expect([...html.matchAll(/aria-label="(Move [^"]+)"/g)].map(([, label]) => label)).toEqual([
    'Move Your email',
    'Move Topic',
  ])
  expect(html.match(/required <\/span>/g)).toHaveLength(1)
  expect(draw()).toContain('No fields yet')
})

const labels: Record<string, RegExp> = {
  description: />Description</,
  placeholder: />Placeholder</,
  required: />Required</,
  currencySymbol: />Currency symbol</,
  showCountryCode: />Show country code</,
  underline: />Line below</,
  options: />(?:Options|Statements)</,
  key: />URL parameter</,
  value: />Value</,
  maxLength: />Character limit</,
}

describe.each(formFieldTypes)('%s', (type) => {
  const field: FormField = formField.parse({ type, id: 'x', title: 'X', ...(type === 'hidden' ? { key: 'k' } : {}) })
  const html = renderToStaticMarkup(<FieldSettings field={field} drafts={noDrafts} isNew={false} onChange={nothing} />)

  test('[FORM-013] has a control for its title and for each setting of its type, and for no other', () => {
    const settings = listFieldSettings(type, { hasFormHandler: true })
    expect(html).toContain('>Title<')
    for (const [name, label] of Object.entries(labels))
      expect([name, label.test(html)]).toEqual([name, settings.includes(name)])
  })
})
