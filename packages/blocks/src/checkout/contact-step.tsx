import { CheckField, TextField } from './field'
import { Step } from './step'
import type { CheckoutRun } from './use-checkout'

export function ContactStep({ run: { draft, errors, texts, change, leave } }: { readonly run: CheckoutRun }) {
  return (
    <Step id="contact" title={texts.steps.names.contact}>
      <TextField
        name="email"
        label={texts.contact.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={draft.email}
        error={errors.email}
        onChange={(email) => change({ email })}
        onBlur={() => leave('email')}
      />
      <CheckField
        name="wantsNewsletter"
        label={texts.contact.newsletter}
        isChecked={draft.wantsNewsletter}
        onChange={(wantsNewsletter) => change({ wantsNewsletter })}
      />
    </Step>
  )
}
