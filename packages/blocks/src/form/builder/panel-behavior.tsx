import { type CaptchaKind, captchaKinds, type FormDefinition, formDefinition } from '@sitewright/model/forms/definition'
import { fillWords } from '@sitewright/model/strings/fill-words'
import { forms } from '@sitewright/model/visitor-texts/english/forms'
import { Select } from '@sitewright/ui/controls/select'
import { Switch } from '@sitewright/ui/controls/switch'
import type { PanelTools } from '../../ground/block-panel'
import { CheckedText, checkBy } from './panel-checked-text'
import type { Drafts } from './panel-drafts'

interface BehaviorInput {
  readonly form: FormDefinition
  readonly drafts: Drafts
  readonly tools: PanelTools
  readonly onChange: (change: Partial<FormDefinition>) => void
}

const { shape } = formDefinition

/** What happens after a submission, and whether entries are checked. */
export function AdvancedFields({ form, drafts, tools, onChange }: BehaviorInput) {
  return (
    <>
      <CheckedText
        {...{ drafts, path: 'successText' }}
        isLong
        label="Success message"
        value={form.successText}
        check={checkBy(shape.successText)}
        onChange={(successText) => onChange({ successText })}
      />
      <tools.LinkField
        label="Redirect after sending"
        hint="A page or URL. Leave empty to stay on the same page."
        value={drafts.textAt('successUrl', form.successUrl)}
        error={drafts.problemAt('successUrl')}
        onChange={(text) =>
          drafts.type('successUrl', text, checkBy(shape.successUrl), (successUrl) => onChange({ successUrl }))
        }
      />
      <tools.CodeGate label="Post-submit HTML" value={form.postSubmitHtml}>
        <CheckedText
          {...{ drafts, path: 'postSubmitHtml' }}
          isLong
          isCode
          label="Post-submit HTML"
          hint="Added after the success message. Scripts run, for example for conversion tracking."
          value={form.postSubmitHtml}
          check={checkBy(shape.postSubmitHtml)}
          onChange={(postSubmitHtml) => onChange({ postSubmitHtml })}
        />
      </tools.CodeGate>
      <Switch
        label="Validate answers"
        hint="If off, visitors can skip fields and enter anything."
        checked={form.validate}
        onChange={(validate) => onChange({ validate })}
      />
    </>
  )
}

const captchaWords: Record<CaptchaKind, { label: string; hint: string }> = {
  proof: {
    label: 'Invisible (recommended)',
    hint: 'The visitor’s browser solves a small puzzle in the background. Nothing to click, and no data goes to third parties.',
  },
  recaptcha: {
    label: 'reCAPTCHA',
    hint: 'Google’s checkbox. Add your reCAPTCHA keys in Forms → Form settings first.',
  },
  none: { label: 'None', hint: 'Honeypots, timing and limits still catch most spam.' },
}

export function CaptchaFields({ form, onChange }: Pick<BehaviorInput, 'form' | 'onChange'>) {
  const isKnown = captchaKinds.includes(form.captcha)
  return (
    <Select
      label="Spam protection"
      value={form.captcha}
      choices={captchaKinds.map((kind) => ({ value: kind, label: captchaWords[kind].label }))}
      hint={captchaWords[form.captcha]?.hint}
      error={isKnown ? undefined : fillWords(forms.checks.unexpectedOption, { val: form.captcha })}
      onChange={(captcha) => onChange({ captcha })}
    />
  )
}

export function DisclaimerFields({ form, drafts, onChange }: Omit<BehaviorInput, 'tools'>) {
  return (
    <CheckedText
      {...{ drafts, path: 'disclaimer' }}
      isLong
      label="Disclaimer"
      hint="Shown next to the button. Use it to say what happens with people’s data, for example."
      value={form.disclaimer}
      check={checkBy(shape.disclaimer)}
      onChange={(disclaimer) => onChange({ disclaimer })}
    />
  )
}
