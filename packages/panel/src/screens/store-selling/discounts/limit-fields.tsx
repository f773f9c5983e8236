import { maxPriceCents } from '@sitewright/model/commerce/products/product'
import type { NewDiscount } from '@sitewright/model/commerce/selling/discounts'
import { instantOfWallTime, wallTimeOf } from '@sitewright/model/timing/zoned-time'
import { Select } from '@sitewright/ui/controls/select'
import { Switch } from '@sitewright/ui/controls/switch'
import { TextField } from '@sitewright/ui/controls/text-field'
import { useState } from 'react'
import { useSiteDocument } from '../../../data/site/site-documents'
import { useStoreNumbers } from '../../../data/store/store-numbers'
import { AmountField } from '../../store/parts/amount-field'
import { WordsField } from '../parts/words-field'
import { countWriter } from './count-writer'

interface LimitFieldsProps {
  value: NewDiscount
  errors: Readonly<Record<string, string>>
  onChange: (part: Partial<NewDiscount>) => void
}

type Customers = NewDiscount['customers']
const customerStarts: Record<Customers['kind'], Customers> = {
  everyone: { kind: 'everyone' },
  members: { kind: 'members' },
  emails: { kind: 'emails', emails: [] },
}
const customerChoices = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'members', label: 'Members of the site' },
  { value: 'emails', label: 'Certain customers' },
] as const

/** Who may use a discount, how often and when. */
export function LimitFields({ value, errors, onChange }: LimitFieldsProps) {
  const { price } = useStoreNumbers()
  const { customers } = value
  const wrongEmail = Object.entries(errors).find(([path]) => path.startsWith('customers.emails'))?.[1]
  return (
    <>
      <div className="selling-row">
        <AmountField
          label="Minimum subtotal"
          hint="Before discounts. Leave empty for none."
          value={value.minimumSubtotalCents}
          writer={price}
          max={maxPriceCents}
          isOptional
          error={errors.minimumSubtotalCents}
          onChange={(minimumSubtotalCents) => onChange({ minimumSubtotalCents })}
        />
        <AmountField
          label="Total uses"
          hint="By all customers. Leave empty for no limit."
          value={value.maxUses}
          writer={countWriter}
          max={1_000_000_000}
          wrong="Enter a whole number."
          isOptional
          hidesUnit
          error={errors.maxUses}
          onChange={(maxUses) => onChange({ maxUses })}
        />
      </div>
      <Select
        label="Customers"
        value={customers.kind}
        choices={customerChoices}
        onChange={(kind) => onChange({ customers: customerStarts[kind] })}
      />
      {customers.kind === 'emails' ? (
        <WordsField
          label="Email addresses"
          hint="Separate them with commas."
          value={customers.emails}
          error={wrongEmail}
          onChange={(emails) => onChange({ customers: { kind: 'emails', emails } })}
        />
      ) : null}
      <Switch
        label="Once per customer"
        checked={value.oncePerCustomer}
        onChange={(oncePerCustomer) => onChange({ oncePerCustomer })}
      />
      <Switch
        label="Combine with other discounts"
        hint="Works with other discounts that allow it. Otherwise, only the best one applies."
        checked={value.isCombinable}
        onChange={(isCombinable) => onChange({ isCombinable })}
      />
      <div className="selling-row">
        <TimeField
          label="Starts"
          value={value.startsAt}
          error={errors.startsAt}
          onChange={(startsAt) => onChange({ startsAt })}
        />
        <TimeField
          label="Ends"
          value={value.endsAt}
          error={errors.endsAt}
          onChange={(endsAt) => onChange({ endsAt })}
        />
      </div>
    </>
  )
}

interface TimeFieldProps {
  label: string
  value: string | null
  error: string | undefined
  onChange: (time: string | null) => void
}

/** On the clocks of the site. */
function TimeField({ label, value, error, onChange }: TimeFieldProps) {
  const timeZone = useSiteDocument('settings').data?.body.timeZone ?? 'UTC'
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      label={label}
      type="datetime-local"
      hint={`Optional. Time zone: ${timeZone}`}
      value={typed ?? (value === null ? '' : wallTimeOf(Date.parse(value), timeZone))}
      error={error}
      onChange={(text) => {
        setTyped(text)
        const instant = text === '' ? null : instantOfWallTime(text, timeZone)
        onChange(instant === null ? null : new Date(instant).toISOString())
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
