import {
  type NewWebhook,
  newWebhook,
  type Webhook,
  type WebhookEventType,
  webhookEventTypes,
} from '@sitewright/model/commerce/store/webhooks'
import { TextField } from '@sitewright/ui/controls/text-field'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { fieldErrorsOf, textOfError } from '../../data/calls/call-error'
import { changeWebhook, createWebhook } from '../../data/store/webhooks'
import { checkBody } from '../../document/saving/held-values'
import { FormDialog } from '../../parts/form-dialog'
import { eventGroups, eventWords } from './webhook-words'

interface WebhookDialogProps {
  /** Absent: a new one. */
  webhook?: Webhook
  onClose: () => void
  /** Told once, after a new one was created. */
  onSecret: (secret: string) => void
}

const start: NewWebhook = { address: '', events: ['order.placed', 'order.paid'], isOn: true }

export function WebhookDialog({ webhook, onClose, onSecret }: WebhookDialogProps) {
  const before: NewWebhook = webhook ? { address: webhook.address, events: webhook.events, isOn: webhook.isOn } : start
  const [value, setValue] = useState(before)
  const [isTried, setTried] = useState(false)
  const save = useMutation({
    mutationFn: async () => {
      if (webhook) await changeWebhook(webhook.id, value)
      else onSecret((await createWebhook(value)).secret)
    },
    onSuccess: onClose,
  })
  const wrong = checkBody(newWebhook, value)
  const errors = { ...fieldErrorsOf(save.error), ...(isTried ? wrong : {}) }
  function submit() {
    setTried(true)
    if (Object.keys(wrong).length === 0) save.mutate()
  }
  return (
    <FormDialog
      title={webhook ? 'Edit webhook' : 'Add webhook'}
      submitLabel={webhook ? 'Save' : 'Add webhook'}
      widthPx={560}
      isBusy={save.isPending}
      isChanged={JSON.stringify(value) !== JSON.stringify(before)}
      noValidate
      onSubmit={submit}
      onCancel={onClose}
    >
      <TextField
        label="URL"
        type="url"
        hint="Each event is sent here as a signed POST request."
        placeholder="https://"
        required
        spellCheck={false}
        maxLength={2000}
        value={value.address}
        error={errors.address}
        onChange={(address) => setValue({ ...value, address })}
      />
      <EventFields value={value.events} error={errors.events} onChange={(events) => setValue({ ...value, events })} />
      {save.isError && Object.keys(errors).length === 0 ? (
        <p className="sw-field-error" role="alert">
          {textOfError(save.error)}
        </p>
      ) : null}
    </FormDialog>
  )
}

interface EventFieldsProps {
  value: readonly WebhookEventType[]
  error: string | undefined
  onChange: (events: WebhookEventType[]) => void
}

function EventFields({ value, error, onChange }: EventFieldsProps) {
  const errorId = useId()
  const toggle = (type: WebhookEventType) =>
    onChange(webhookEventTypes.filter((each) => (each === type ? !value.includes(each) : value.includes(each))))
  return (
    <div className="webhook-events">
      {eventGroups.map(({ title, events }) => (
        <fieldset key={title} aria-describedby={error ? errorId : undefined}>
          <legend className="sw-field-label">{title}</legend>
          {events.map((type) => (
            <label key={type} className="webhook-event">
              <input type="checkbox" checked={value.includes(type)} onChange={() => toggle(type)} />
              {eventWords[type]}
            </label>
          ))}
        </fieldset>
      ))}
      {error ? (
        <p className="sw-field-error" id={errorId} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  )
}
