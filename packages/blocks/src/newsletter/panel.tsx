import { type FormDefinition, formDefinition } from '@sitewright/model/forms/definition'
import { Button } from '@sitewright/ui/button'
import { Switch } from '@sitewright/ui/switch'
import { useState } from 'react'
import type { BlockPanelInput } from '../block-panel'
import { CheckedText, checkBy } from '../form/panel-checked-text'
import { useDrafts } from '../form/panel-drafts'
import { LazyFormBuilder } from '../form/panel-lazy-builder'
import type { Newsletter } from './schema'

const { shape } = formDefinition

/** What most newsletters need, in one place; all the rest of a form behind a button. */
export function NewsletterPanel(input: BlockPanelInput<Newsletter>) {
  return (
    <>
      {input.drawFields('title', 'description', 'layout', 'alignment')}
      <FormPart {...input} />
    </>
  )
}

function FormPart({ blockId, props: { form }, onChange, tools }: BlockPanelInput<Newsletter>) {
  const drafts = useDrafts()
  const [showsAll, setShowsAll] = useState(false)
  const change = (part: Partial<FormDefinition>) =>
    onChange({ form: { ...form, ...part } }, `form ${Object.keys(part).join(' ')}`)
  return (
    <>
      <tools.MailingListField
        label="Mailing list"
        noneLabel="The first list of the site"
        value={form.storage.listId}
        onChange={(listId) => change({ storage: { ...form.storage, listId } })}
      />
      <Switch
        label="Ask to confirm by mail first"
        hint="Nobody can be signed up by somebody else. Visitors are told that a mail waits for them."
        checked={form.storage.doubleOptIn}
        onChange={(doubleOptIn) => change({ storage: { ...form.storage, doubleOptIn } })}
      />
      <Switch
        label="Ask for the name too"
        checked={form.fields.some(({ type }) => type === 'name')}
        onChange={(asks) => change({ fields: withName(form.fields, asks) })}
      />
      <CheckedText
        {...{ drafts, path: 'submitText' }}
        label="Button text"
        value={form.submitText}
        check={checkBy(shape.submitText)}
        onChange={(submitText) => change({ submitText })}
      />
      <CheckedText
        {...{ drafts, path: 'successText' }}
        isLong
        label="Message after subscribing"
        value={form.successText}
        check={checkBy(shape.successText)}
        onChange={(successText) => change({ successText })}
      />
      <Button aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
        {showsAll ? 'Fewer settings' : 'All settings of the form'}
      </Button>
      {showsAll ? (
        <LazyFormBuilder
          form={form}
          formId={blockId}
          tools={tools}
          onChange={(changed, part) => onChange({ form: changed }, part)}
        />
      ) : null}
    </>
  )
}

function withName(fields: FormDefinition['fields'], asks: boolean): FormDefinition['fields'] {
  const others = fields.filter(({ type }) => type !== 'name')
  if (!asks) return others
  const taken = new Set(others.map(({ id }) => id))
  const id = taken.has('name') ? 'person-name' : 'name'
  return [{ type: 'name', id, title: 'Name', description: '', required: false }, ...others]
}
