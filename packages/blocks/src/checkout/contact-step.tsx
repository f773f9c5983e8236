import { CheckField, TextField } from './field'
import { Step, stepNames } from './step'
import type { CheckoutRun } from './use-checkout'

export function ContactStep({ run: { draft, errors, change, leave } }: { readonly run: CheckoutRun }) {
  return (
    <Step id="contact" title={stepNames.contact}>
      <TextField
        name="email"
        label="Email"
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
        label="Email me with news and offers"
        isChecked={draft.wantsNewsletter}
        onChange={(wantsNewsletter) => change({ wantsNewsletter })}
      />
    </Step>
  )
}
