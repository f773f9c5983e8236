import { type CaptchaKind, captchaKinds, type FormDefinition, formDefinition } from '@sitewright/model/forms/definition'
import { fieldMessages } from '@sitewright/model/forms/messages'
import { fillWords } from '@sitewright/model/strings/fill-words'
import { Select } from '@sitewright/ui/select'
import { Switch } from '@sitewright/ui/switch'
import type { PanelTools } from '../block-panel'
import { CheckedText, checkBy } from './panel-checked-text'
import type { Drafts } from './panel-drafts'

interface BehaviourInput {
  readonly form: FormDefinition
  readonly drafts: Drafts
  readonly tools: PanelTools
  readonly onChange: (change: Partial<FormDefinition>) => void
}

const { shape } = formDefinition

/** What happens after a submission, and whether entries are checked. */
export function AdvancedFields({ form, drafts, tools, onChange }: BehaviourInput) {
  return (
    <>
      <CheckedText
        {...{ drafts, path: 'successText' }}
        isLong
        label="Message after sending"
        value={form.successText}
        check={checkBy(shape.successText)}
        onChange={(successText) => onChange({ successText })}
      />
      <tools.LinkField
        label="Then go to"
        hint="A page or a web address. Empty: visitors stay where they are."
        value={drafts.textAt('successUrl', form.successUrl)}
        error={drafts.problemAt('successUrl')}
        onChange={(text) =>
          drafts.type('successUrl', text, checkBy(shape.successUrl), (successUrl) => onChange({ successUrl }))
        }
      />
      <tools.CodeGate label="HTML after sending" value={form.postSubmitHtml}>
        <CheckedText
          {...{ drafts, path: 'postSubmitHtml' }}
          isLong
          isCode
          label="HTML after sending"
          hint="Put into the page after the message; its scripts run. For conversion tracking, for example."
          value={form.postSubmitHtml}
          check={checkBy(shape.postSubmitHtml)}
          onChange={(postSubmitHtml) => onChange({ postSubmitHtml })}
        />
      </tools.CodeGate>
      <Switch
        label="Check entries"
        hint="Off: visitors may leave out anything and write anything."
        checked={form.validate}
        onChange={(validate) => onChange({ validate })}
      />
    </>
  )
}

const captchaWords: Record<CaptchaKind, { label: string; hint: string }> = {
  proof: {
    label: 'Quiet check (recommended)',
    hint: 'The visitor’s machine solves a small puzzle while the form is filled in. Nothing to click, nothing sent to others.',
  },
  recaptcha: {
    label: 'reCAPTCHA',
    hint: 'Google’s box to tick. Needs the keys of that service, which you store under Forms, Form settings.',
  },
  none: { label: 'None', hint: 'Traps, timing and limits still keep most spam in quarantine.' },
}

export function CaptchaFields({ form, onChange }: Pick<BehaviourInput, 'form' | 'onChange'>) {
  const isKnown = captchaKinds.includes(form.captcha)
  return (
    <Select
      label="Against robots"
      value={form.captcha}
      choices={captchaKinds.map((kind) => ({ value: kind, label: captchaWords[kind].label }))}
      hint={captchaWords[form.captcha]?.hint}
      error={isKnown ? undefined : fillWords(fieldMessages.unexpectedOption, { val: form.captcha })}
      onChange={(captcha) => onChange({ captcha })}
    />
  )
}

export function DisclaimerFields({ form, drafts, onChange }: Omit<BehaviourInput, 'tools'>) {
  return (
    <CheckedText
      {...{ drafts, path: 'disclaimer' }}
      isLong
      label="Disclaimer"
      hint="Stands with the button: what happens with what visitors send, for example."
      value={form.disclaimer}
      check={checkBy(shape.disclaimer)}
      onChange={(disclaimer) => onChange({ disclaimer })}
    />
  )
}
