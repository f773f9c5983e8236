import { maxPriceCents } from '@sitewright/model/commerce/products/product'
import type { DiscountEffect } from '@sitewright/model/commerce/selling/discounts'
import { rateParts } from '@sitewright/model/commerce/selling/tax'
import { NumberField } from '@sitewright/ui/controls/number-field'
import { Select } from '@sitewright/ui/controls/select'
import { useStoreNumbers } from '../../../data/store/store-numbers'
import { AmountField } from '../../store/parts/amount-field'
import { percentWriter, wrongPercentage } from '../parts/percent'
import { effectWords } from './discount-words'
import { ScopeFields } from './scope-fields'

interface EffectFieldsProps {
  value: DiscountEffect
  errors: Readonly<Record<string, string>>
  onChange: (effect: DiscountEffect) => void
}

type Kind = DiscountEffect['kind']
const order = { kind: 'order' } as const

/** What each kind begins with. */
const starts: Record<Kind, DiscountEffect> = {
  percent: { kind: 'percent', rate: 10_000, on: order },
  amount: { kind: 'amount', amountCents: 1000, on: order },
  'free-delivery': { kind: 'free-delivery' },
  'buy-get': { kind: 'buy-get', buy: { quantity: 2, of: order }, get: { quantity: 1, of: order }, rate: rateParts },
}
const kinds = (Object.keys(starts) as Kind[]).map((value) => ({ value, label: effectWords[value] }))

export function EffectFields({ value, errors, onChange }: EffectFieldsProps) {
  const { price } = useStoreNumbers()
  return (
    <>
      <div className="selling-row">
        <Select label="Type" value={value.kind} choices={kinds} onChange={(kind) => onChange(starts[kind])} />
        {value.kind === 'percent' || value.kind === 'buy-get' ? (
          <AmountField
            key={value.kind}
            label={value.kind === 'percent' ? 'Percentage' : 'Discount on what they get'}
            value={value.rate}
            writer={percentWriter}
            max={rateParts}
            wrong={wrongPercentage}
            error={errors['effect.rate']}
            onChange={(rate) => onChange({ ...value, rate: rate ?? 0 })}
          />
        ) : null}
        {value.kind === 'amount' ? (
          <AmountField
            label="Amount"
            value={value.amountCents}
            writer={price}
            max={maxPriceCents}
            error={errors['effect.amountCents']}
            onChange={(amountCents) => onChange({ ...value, amountCents: amountCents ?? 0 })}
          />
        ) : null}
      </div>
      {value.kind === 'percent' || value.kind === 'amount' ? (
        <ScopeFields
          label="Applies to"
          value={value.on}
          path="effect.on"
          errors={errors}
          onChange={(on) => onChange({ ...value, on })}
        />
      ) : null}
      {value.kind === 'buy-get' ? <BuyGetFields value={value} errors={errors} onChange={onChange} /> : null}
    </>
  )
}

type BuyGet = Extract<DiscountEffect, { kind: 'buy-get' }>

function BuyGetFields({ value, errors, onChange }: EffectFieldsProps & { value: BuyGet }) {
  return (
    <>
      {(['buy', 'get'] as const).map((side) => (
        <div key={side} className="selling-row">
          <NumberField
            label={side === 'buy' ? 'Customer buys' : 'Customer gets'}
            min={1}
            max={100}
            step={1}
            value={value[side].quantity}
            error={errors[`effect.${side}.quantity`]}
            onChange={(quantity) => onChange({ ...value, [side]: { ...value[side], quantity } })}
          />
          <ScopeFields
            label="Of"
            orderLabel="Any product"
            value={value[side].of}
            path={`effect.${side}.of`}
            errors={errors}
            onChange={(of) => onChange({ ...value, [side]: { ...value[side], of } })}
          />
        </div>
      ))}
      <p className="sw-field-hint">The cheapest items are discounted, as often as the cart has enough.</p>
    </>
  )
}
