import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import { describeInterfaceFailure } from '@sitewright/model/forms/checks/interface-checks'
import { formSettings } from '@sitewright/model/forms/inbox'
import { Button } from '@sitewright/ui/controls/button'
import { Select } from '@sitewright/ui/controls/select'
import { TextField } from '@sitewright/ui/controls/text-field'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { ConfirmDialog } from '@sitewright/ui/floating/confirm-dialog'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { type FormEvent, useState } from 'react'
import {
  type FormSettingsChange,
  type ShownFormSettings,
  saveFormSettings,
  useFormSettings,
} from '../../../data/forms/forms'
import { LoadState } from '../../../parts/load-state'
import { isShorter, retentionChoices, writeRetention } from './retention'

const failure = describeInterfaceFailure('update')

async function save(change: FormSettingsChange, done: string) {
  try {
    await saveFormSettings(change)
    toasts.show({ text: done })
  } catch {
    toasts.show({ kind: 'error', text: `${failure.title}. ${failure.advice}` })
  }
}

/** What holds for all forms: how long submissions are kept, and the keys of the captcha service. */
export function FormSettingsPart() {
  const settings = useFormSettings()
  return (
    <section className="inbox-part" aria-label="Form settings">
      <h3>Form settings</h3>
      <LoadState query={settings}>
        <Skeleton lines={4} heightPx={36} label="Loading settings" />
      </LoadState>
      {settings.data ? (
        <>
          <Retention settings={settings.data} />
          <CaptchaKeys settings={settings.data} />
        </>
      ) : null}
    </section>
  )
}

function Retention({ settings: { retentionDays } }: { settings: ShownFormSettings }) {
  const [asked, setAsked] = useState<number | null>(null)
  function choose(text: string) {
    const days = text === '' ? null : Number(text)
    // What a shorter time deletes is gone for good: that alone is asked about.
    if (days !== null && isShorter(days, retentionDays)) setAsked(days)
    else void save({ retentionDays: days }, `Submissions are kept ${writeRetention(days)}`)
  }
  return (
    <div className="card form">
      <Select
        label="Keep submissions"
        hint="Older ones are deleted permanently, along with spam and notes. Many privacy laws ask you not to keep data longer than you need it."
        value={retentionDays === null ? '' : String(retentionDays)}
        choices={retentionChoices(retentionDays)}
        onChange={choose}
      />
      {asked === null ? null : (
        <ConfirmDialog
          title="Delete older submissions?"
          confirmLabel="Delete older submissions"
          isDanger
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null)
            void save({ retentionDays: asked }, `Submissions are kept ${writeRetention(asked)}`)
          }}
        >
          <p>
            From now on, submissions are kept {writeRetention(asked)}. Older ones are permanently deleted within a day.
            If you need them, export them first.
          </p>
        </ConfirmDialog>
      )}
    </div>
  )
}

function CaptchaKeys({ settings }: { settings: ShownFormSettings }) {
  const [siteKey, setSiteKey] = useState(settings.recaptchaSiteKey)
  const [secretKey, setSecretKey] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    const secret = secretKey.trim() === '' ? {} : { recaptchaSecretKey: secretKey.trim() }
    setSecretKey('')
    void save({ recaptchaSiteKey: siteKey.trim(), ...secret }, 'Keys saved')
  }
  return (
    <form className="card form" onSubmit={submit}>
      <h4>reCAPTCHA</h4>
      <p className="sw-field-hint">
        Only for forms that use reCAPTCHA for spam protection. You get both keys from Google. Without them, no checkbox
        is shown.
      </p>
      <TextField
        label="Site key"
        autoComplete="off"
        value={siteKey}
        maxLength={maxLengthOf(formSettings.shape.recaptchaSiteKey)}
        onChange={setSiteKey}
      />
      <TextField
        label="Secret key"
        type="password"
        autoComplete="new-password"
        hint={
          settings.hasRecaptchaSecretKey
            ? 'A key is saved. Enter another to replace it.'
            : 'Stored securely and never shown again.'
        }
        value={secretKey}
        maxLength={maxLengthOf(formSettings.shape.recaptchaSecretKey)}
        onChange={setSecretKey}
      />
      <div className="row-actions">
        <Button type="submit">Save keys</Button>
      </div>
    </form>
  )
}
