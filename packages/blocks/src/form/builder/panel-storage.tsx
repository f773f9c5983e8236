import { checkInterfaceLink } from '@sitewright/model/forms/checks/interface-checks'
import type { FormDefinition, FormStorage } from '@sitewright/model/forms/definition'
import { formStorage } from '@sitewright/model/forms/definition'
import { Icon } from '@sitewright/ui/base/icons'
import { Switch } from '@sitewright/ui/controls/switch'
import { useState } from 'react'
import type { PanelTools } from '../../ground/block-panel'
import { CheckedText } from './panel-checked-text'
import type { Drafts } from './panel-drafts'
import { EmailsField } from './panel-emails'

interface StorageInput {
  readonly form: FormDefinition
  readonly formId: string
  readonly drafts: Drafts
  readonly tools: PanelTools
  readonly onChange: (storage: FormStorage, part: string) => void
}

/** Where submissions go. The inbox has them all, whatever becomes of the other ways. */
export function StorageFields({ form, formId, drafts, tools, onChange }: StorageInput) {
  const { storage } = form
  const change = (part: Partial<FormStorage>) => onChange({ ...storage, ...part }, Object.keys(part).join(' '))
  return (
    <>
      <p className="form-note">
        <Icon name="check" sizePx={16} />
        <span>Every submission is saved in your inbox, in Forms.</span>
      </p>
      <Switch
        label="Email the site owner"
        hint="Sends each submission to the owner’s account email."
        checked={storage.notifiesOwner}
        onChange={(notifiesOwner) => change({ notifiesOwner })}
      />
      <ListFields storage={storage} tools={tools} onChange={change} />
      <tools.RecipientsGate targets={[...storage.emails, ...(storage.webhook === null ? [] : [storage.webhook.href])]}>
        <EmailsField emails={storage.emails} onChange={(emails) => change({ emails })} />
        <WebhookFields {...{ form, formId, drafts, tools }} onChange={(webhook) => change({ webhook })} />
      </tools.RecipientsGate>
    </>
  )
}

interface ListInput extends Pick<StorageInput, 'tools'> {
  readonly storage: FormStorage
  readonly onChange: (part: Partial<FormStorage>) => void
}

function ListFields({ storage, tools, onChange }: ListInput) {
  const [isOpen, setOpen] = useState(storage.listId !== null)
  return (
    <>
      <Switch
        label="Add to a mailing list"
        checked={isOpen || storage.listId !== null}
        onChange={(isOn) => {
          setOpen(isOn)
          if (!isOn) onChange({ listId: null })
        }}
      />
      {isOpen || storage.listId !== null ? (
        <tools.MailingListField
          label="Mailing list"
          value={storage.listId}
          onChange={(listId) => onChange({ listId })}
        />
      ) : null}
      {storage.listId === null ? null : (
        <Switch
          label="Ask subscribers to confirm by email"
          hint="No one can be signed up by someone else. Visitors are told to check their email."
          checked={storage.doubleOptIn}
          onChange={(doubleOptIn) => onChange({ doubleOptIn })}
        />
      )}
    </>
  )
}

interface WebhookInput extends Omit<StorageInput, 'onChange'> {
  readonly onChange: (webhook: FormStorage['webhook']) => void
}

const path = 'storage.webhook'

function WebhookFields({ form, formId, drafts, tools, onChange }: WebhookInput) {
  const { webhook } = form.storage
  const [isOpen, setOpen] = useState(webhook !== null)
  return (
    <>
      <Switch
        label="Send to a webhook"
        hint="Each submission is sent to this URL as signed JSON."
        checked={isOpen || webhook !== null}
        onChange={(isOn) => {
          setOpen(isOn)
          if (isOn) return
          drafts.forget(path)
          onChange(null)
        }}
      />
      {isOpen || webhook !== null ? (
        <>
          <CheckedText
            {...{ drafts, path }}
            label="Webhook URL"
            placeholder="https://"
            value={webhook?.href ?? ''}
            check={checkWebhook}
            onChange={(text) => onChange({ href: completeLink(text) })}
          />
          {webhook ? <tools.WebhookTools formId={formId} /> : null}
        </>
      ) : null}
    </>
  )
}

function completeLink(text: string): string {
  const link = text.trim()
  return /^https?:\/\//i.test(link) ? link : `https://${link}`
}

/** Ports and plain host names are fine here: what receives the calls may stand in the owner's own network. */
function checkWebhook(text: string): string | null {
  const isAccepted = formStorage.shape.webhook.safeParse({ href: completeLink(text) }).success
  const isOnOwnHost = /^https?:\/\/[\w.-]+:\d{1,5}(?:\/\S*)?$/i.test(text.trim())
  return isAccepted && isOnOwnHost ? null : checkInterfaceLink(text.trim())
}
