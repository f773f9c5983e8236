import { describeInterfaceFailure } from '@sitewright/model/forms/interface-checks'
import { Button } from '@sitewright/ui/button'
import { ConfirmDialog } from '@sitewright/ui/confirm-dialog'
import { LoadFailure } from '@sitewright/ui/empty-state'
import { Select } from '@sitewright/ui/select'
import { Skeleton } from '@sitewright/ui/skeleton'
import { TextField } from '@sitewright/ui/text-field'
import { toasts } from '@sitewright/ui/toast-store'
import { type FormEvent, useState } from 'react'
import { type FormSettingsChange, type ShownFormSettings, saveFormSettings, useFormSettings } from '../../data/forms'
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
      {settings.isPending ? <Skeleton lines={4} heightPx={36} label="Loading the settings" /> : null}
      {settings.isError ? <LoadFailure text={settings.error.message} onRetry={() => settings.refetch()} /> : null}
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
    else void save({ retentionDays: days }, `Submissions are kept ${writeRetention(days)}.`)
  }
  return (
    <div className="card form">
      <Select
        label="Keep submissions"
        hint="Older ones are deleted for good, spam and notes with them. The law in many places asks you not to keep them longer than you need them."
        value={retentionDays === null ? '' : String(retentionDays)}
        choices={retentionChoices(retentionDays)}
        onChange={choose}
      />
      {asked === null ? null : (
        <ConfirmDialog
          title="Delete older submissions?"
          confirmLabel="Delete and keep it so"
          isDanger
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null)
            void save({ retentionDays: asked }, `Submissions are kept ${writeRetention(asked)}.`)
          }}
        >
          <p>
            Submissions are kept {writeRetention(asked)} from now on. Older ones are deleted for good within the day,
            and cannot be taken back. Export them first if you need them.
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
    void save({ recaptchaSiteKey: siteKey.trim(), ...secret }, 'The keys are saved.')
  }
  return (
    <form className="card form" onSubmit={submit}>
      <h4>reCAPTCHA</h4>
      <p className="sw-field-hint">
        Only for forms that use it instead of the quiet check. You get both keys from Google. Without them its box is
        neither shown nor asked for.
      </p>
      <TextField label="Site key" autoComplete="off" value={siteKey} maxLength={200} onChange={setSiteKey} />
      <TextField
        label="Secret key"
        type="password"
        autoComplete="new-password"
        hint={settings.hasRecaptchaSecretKey ? 'One is stored. Write another to replace it.' : 'Never shown again.'}
        value={secretKey}
        maxLength={200}
        onChange={setSecretKey}
      />
      <div className="row-actions">
        <Button type="submit">Save the keys</Button>
      </div>
    </form>
  )
}
