import { maxPriceCents } from '@sitewright/model/commerce/products/product'
import type { DeliveryMethod } from '@sitewright/model/commerce/selling/delivery'
import { Button, IconButton } from '@sitewright/ui/controls/button'
import { Select } from '@sitewright/ui/controls/select'
import { TextField } from '@sitewright/ui/controls/text-field'
import { useStoreNumbers } from '../../../data/store/store-numbers'
import { AmountField } from '../../store/parts/amount-field'

interface MethodFieldsProps {
  method: DeliveryMethod
  path: string
  errors: Readonly<Record<string, string>>
  onChange: (method: DeliveryMethod) => void
}

const kinds = [
  { value: 'flat', label: 'Flat rate' },
  { value: 'weight', label: 'By weight' },
] as const

export function MethodFields({ method, path, errors, onChange }: MethodFieldsProps) {
  const { price } = useStoreNumbers()
  const { rate } = method
  return (
    <div className="selling-fields">
      <div className="selling-row">
        <TextField
          label="Name"
          value={method.name}
          error={errors[`${path}.name`]}
          onChange={(name) => onChange({ ...method, name })}
        />
        <Select
          label="Rate"
          value={rate.kind}
          choices={kinds}
          onChange={(kind) => onChange({ ...method, rate: startOf(kind) })}
        />
      </div>
      {rate.kind === 'flat' ? (
        <div className="selling-row">
          <AmountField
            label="Per order"
            value={rate.orderCents}
            writer={price}
            max={maxPriceCents}
            onChange={(orderCents) => onChange({ ...method, rate: { ...rate, orderCents: orderCents ?? 0 } })}
          />
          <AmountField
            label="Plus per item"
            value={rate.itemCents}
            writer={price}
            max={maxPriceCents}
            onChange={(itemCents) => onChange({ ...method, rate: { ...rate, itemCents: itemCents ?? 0 } })}
          />
        </div>
      ) : (
        <WeightSteps
          rate={rate}
          error={errors[`${path}.rate.steps`]}
          onChange={(next) => onChange({ ...method, rate: next })}
        />
      )}
      <AmountField
        label="Free from"
        hint="Subtotal before discounts. Leave empty if it’s never free."
        value={method.freeFromCents}
        writer={price}
        max={maxPriceCents}
        isOptional
        onChange={(freeFromCents) => onChange({ ...method, freeFromCents })}
      />
    </div>
  )
}

function startOf(kind: DeliveryMethod['rate']['kind']): DeliveryMethod['rate'] {
  if (kind === 'flat') return { kind, orderCents: 500, itemCents: 0 }
  return { kind, steps: [{ upToGrams: 1000, priceCents: 500 }] }
}

type WeightRate = Extract<DeliveryMethod['rate'], { kind: 'weight' }>

interface WeightStepsProps {
  rate: WeightRate
  error: string | undefined
  onChange: (rate: WeightRate) => void
}

function WeightSteps({ rate, error, onChange }: WeightStepsProps) {
  const { price, weight } = useStoreNumbers()
  const { steps } = rate
  const replace = (at: number, part: Partial<WeightRate['steps'][number]>) =>
    onChange({ ...rate, steps: steps.map((step, index) => (index === at ? { ...step, ...part } : step)) })
  return (
    <>
      {steps.map((step, at) => (
        <div key={at} className="selling-row selling-step">
          <AmountField
            label="Up to"
            value={step.upToGrams}
            writer={weight}
            max={100_000_000}
            wrong="Enter a weight."
            onChange={(upToGrams) => replace(at, { upToGrams: upToGrams ?? 0 })}
          />
          <AmountField
            label="Price"
            value={step.priceCents}
            writer={price}
            max={maxPriceCents}
            onChange={(priceCents) => replace(at, { priceCents: priceCents ?? 0 })}
          />
          <IconButton
            icon="trash"
            label={`Remove weight ${at + 1}`}
            disabled={steps.length === 1}
            onClick={() => onChange({ ...rate, steps: steps.toSpliced(at, 1) })}
          />
        </div>
      ))}
      {error ? (
        <p className="sw-field-error" role="alert">
          {error}
        </p>
      ) : null}
      <p className="sw-field-hint">Heavier orders don’t get this option.</p>
      <Button
        size="small"
        icon="plus"
        onClick={() => {
          const last = steps.at(-1)
          const next = { upToGrams: (last?.upToGrams ?? 0) + 1000, priceCents: last?.priceCents ?? 0 }
          onChange({ ...rate, steps: [...steps, next] })
        }}
      >
        Add weight
      </Button>
    </>
  )
}
