import { type FormDefinition, formDefinition } from '@sitewright/model/forms/definition'
import { Button } from '@sitewright/ui/controls/button'
import { Switch } from '@sitewright/ui/controls/switch'
import { useState } from 'react'
import { CheckedText, checkBy } from '../form/builder/panel-checked-text'
import { useDrafts } from '../form/builder/panel-drafts'
import { LazyFormBuilder } from '../form/builder/panel-lazy-builder'
import type { BlockPanelInput } from '../ground/block-panel'
import type { Newsletter } from './schema'

const { shape } = formDefinition

/** What most newsletters need, in one place; all the rest of a form behind a button. */
function NewsletterContent(input: BlockPanelInput<Newsletter>) {
  return (
    <>
      {input.drawFields('title', 'description')}
      <FormPart {...input} />
    </>
  )
}

function NewsletterStyle({ drawFields }: BlockPanelInput<Newsletter>) {
  return drawFields('layout', 'alignment')
}

export const newsletterPanel = { content: NewsletterContent, style: NewsletterStyle }

function FormPart({ blockId, props: { form }, onChange, tools }: BlockPanelInput<Newsletter>) {
  const drafts = useDrafts()
  const [showsAll, setShowsAll] = useState(false)
  const change = (part: Partial<FormDefinition>) =>
    onChange({ form: { ...form, ...part } }, `form ${Object.keys(part).join(' ')}`)
  return (
    <>
      <tools.MailingListField
        label="Mailing list"
        noneLabel="First mailing list"
        value={form.storage.listId}
        onChange={(listId) => change({ storage: { ...form.storage, listId } })}
      />
      <Switch
        label="Ask subscribers to confirm by email"
        hint="No one can be signed up by someone else. Visitors are told to check their email."
        checked={form.storage.doubleOptIn}
        onChange={(doubleOptIn) => change({ storage: { ...form.storage, doubleOptIn } })}
      />
      <Switch
        label="Ask for name"
        checked={form.fields.some(({ type }) => type === 'name')}
        onChange={(asks) => change({ fields: withName(form.fields, asks) })}
      />
      <CheckedText
        {...{ drafts, path: 'submitText' }}
        label="Button label"
        value={form.submitText}
        check={checkBy(shape.submitText)}
        onChange={(submitText) => change({ submitText })}
      />
      <CheckedText
        {...{ drafts, path: 'successText' }}
        isLong
        label="Success message"
        value={form.successText}
        check={checkBy(shape.successText)}
        onChange={(successText) => change({ successText })}
      />
      <Button aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
        {showsAll ? 'Fewer settings' : 'All form settings'}
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
