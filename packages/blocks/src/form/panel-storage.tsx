import type { FormDefinition, FormStorage } from '@sitewright/model/forms/definition'
import { formStorage } from '@sitewright/model/forms/definition'
import { checkInterfaceLink } from '@sitewright/model/forms/interface-checks'
import { Icon } from '@sitewright/ui/icons'
import { Switch } from '@sitewright/ui/switch'
import { useState } from 'react'
import type { PanelTools } from '../block-panel'
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
        <span>Every submission is kept in the inbox, under Forms.</span>
      </p>
      <EmailsField emails={storage.emails} onChange={(emails) => change({ emails })} />
      <tools.MailingListField
        label="Add to a mailing list"
        value={storage.listId}
        onChange={(listId) => change({ listId })}
      />
      {storage.listId === null ? null : (
        <Switch
          label="Ask to confirm by mail first"
          hint="Nobody can be signed up by somebody else. Visitors are told that a mail waits for them."
          checked={storage.doubleOptIn}
          onChange={(doubleOptIn) => change({ doubleOptIn })}
        />
      )}
      <WebhookFields {...{ form, formId, drafts, tools }} onChange={(webhook) => change({ webhook })} />
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
        label="Send to a web address"
        hint="For other programs: each submission is posted there as JSON, with a signature."
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
            label="Web address"
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
