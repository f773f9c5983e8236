import {
  type Discount,
  type NewDiscount,
  newDiscount,
  wholeDiscount,
} from '@sitewright/model/commerce/selling/discounts'
import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import { Button } from '@sitewright/ui/controls/button'
import { ChoiceGroup } from '@sitewright/ui/controls/choice-group'
import { TextField } from '@sitewright/ui/controls/text-field'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldErrorsOf, textOfError } from '../../../data/calls/call-error'
import { changeDiscount, createDiscount } from '../../../data/store/discounts'
import { checkBody } from '../../../document/saving/held-values'
import { FormDialog } from '../../../parts/form-dialog'
import { EffectFields } from './effect-fields'
import { LimitFields } from './limit-fields'

interface DiscountDialogProps {
  /** Absent: a new one. */
  discount?: Discount
  onClose: () => void
}

const start: NewDiscount = newDiscount.parse({
  name: 'New discount',
  effect: { kind: 'percent', rate: 10_000, on: { kind: 'order' } },
})

export function DiscountDialog({ discount, onClose }: DiscountDialogProps) {
  const before = discount ? rulesOf(discount) : { ...start, name: '', code: '' }
  const [value, setValue] = useState<NewDiscount>(before)
  const [isTried, setTried] = useState(false)
  const save = useMutation({
    mutationFn: () => (discount ? changeDiscount(discount.id, value) : createDiscount(value)),
    onSuccess: onClose,
  })
  const wrong = checkBody(wholeDiscount, value)
  const errors = { ...fieldErrorsOf(save.error), ...(isTried ? wrong : {}) }
  const change = (part: Partial<NewDiscount>) => setValue({ ...value, ...part })
  function submit() {
    setTried(true)
    if (Object.keys(wrong).length === 0) save.mutate()
  }
  return (
    <FormDialog
      title={discount ? `Edit ${discount.name}` : 'Add discount'}
      submitLabel={discount ? 'Save' : 'Add discount'}
      widthPx={600}
      className="discount-form"
      isBusy={save.isPending}
      isChanged={JSON.stringify(value) !== JSON.stringify(before)}
      noValidate
      onSubmit={submit}
      onCancel={onClose}
    >
      <TextField
        label="Name"
        hint="Customers see it in their cart."
        required
        maxLength={maxLengthOf(wholeDiscount.shape.name)}
        value={value.name}
        error={errors.name}
        onChange={(name) => change({ name })}
      />
      <ChoiceGroup
        label="How it applies"
        value={value.code === null ? 'automatic' : 'code'}
        choices={[
          { value: 'code', label: 'With a code' },
          { value: 'automatic', label: 'Automatically' },
        ]}
        onChange={(kind) => change({ code: kind === 'automatic' ? null : (discount?.code ?? '') })}
      />
      {value.code === null ? null : (
        <div className="selling-row selling-code">
          <TextField
            label="Code"
            required
            spellCheck={false}
            autoCapitalize="characters"
            maxLength={40}
            value={value.code}
            error={errors.code}
            onChange={(code) => change({ code: code.toUpperCase() })}
          />
          <Button onClick={() => change({ code: makeCode() })}>Generate</Button>
        </div>
      )}
      <EffectFields value={value.effect} errors={errors} onChange={(effect) => change({ effect })} />
      <LimitFields value={value} errors={errors} onChange={change} />
      {save.isError && Object.keys(errors).length === 0 ? (
        <p className="sw-field-error" role="alert">
          {textOfError(save.error)}
        </p>
      ) : null}
    </FormDialog>
  )
}

function rulesOf(discount: Discount): NewDiscount {
  const keys = Object.keys(wholeDiscount.shape)
  return Object.fromEntries(Object.entries(discount).filter(([key]) => keys.includes(key))) as NewDiscount
}

/** Without characters that are taken for one another. */
const codeCharacters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

function makeCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return Array.from(bytes, (byte) => codeCharacters[byte % codeCharacters.length]).join('')
}
