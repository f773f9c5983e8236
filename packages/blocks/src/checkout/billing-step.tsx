import { type ReactNode, useState } from 'react'
import { AddressForm } from './address-form'
import type { CheckoutData } from './checkout-data'
import { Choices } from './choices'
import { emptyAddress, wayOf } from './draft'
import { Step } from './step'
import type { AddressRules } from './use-address-rules'
import type { CheckoutRun } from './use-checkout'

interface BillingInput {
  readonly run: CheckoutRun
  readonly rules: AddressRules
  readonly data: CheckoutData
}

/** Who pays: the one it goes to, unless told otherwise. What goes nowhere needs an address only for its tax. */
export function BillingStep({ run, rules, data }: BillingInput) {
  const { checkout, draft, errors, texts, change, leave } = run
  const { billing } = texts
  const isSent = wayOf(checkout) === 'ship'
  // What is free and sent nowhere needs nobody's address, unless its tax does.
  if (!isSent && checkout.totals.totalCents === 0 && checkout.totals.taxCents !== null) return null
  const address = draft.billingAddress ?? emptyAddress(draft.shippingAddress.country)
  const form = (
    <AddressForm
      name="billingAddress"
      address={address}
      rules={rules}
      locale={data.locale}
      texts={texts}
      errors={errors.shippingAddress && !isSent ? { ...errors, billingAddress: errors.shippingAddress } : errors}
      onChange={(billingAddress) => change({ billingAddress })}
      onLeave={leave}
    />
  )
  const own = { legend: billing.heading, isGiven: draft.billingAddress !== null, form }
  const onGiven = (isGiven: boolean) => change({ billingAddress: isGiven ? address : null })
  return (
    <Step id="billing" title={billing.heading}>
      {isSent ? (
        <OwnAddress {...own} without={billing.same} with={billing.different} onGiven={onGiven} />
      ) : (
        <UnlessNeeded isNeeded={checkout.totals.taxCents === null || own.isGiven} form={form}>
          <OwnAddress {...own} without={billing.none} with={billing.add} onGiven={onGiven} />
        </UnlessNeeded>
      )}
    </Step>
  )
}

/** Decided once: what is being typed stays, although the tax is known by then. */
function UnlessNeeded(input: { readonly isNeeded: boolean; readonly form: ReactNode; readonly children: ReactNode }) {
  const [isNeeded] = useState(input.isNeeded)
  return isNeeded ? input.form : input.children
}

interface OwnAddressInput {
  readonly legend: string
  readonly without: string
  readonly with: string
  readonly isGiven: boolean
  readonly form: ReactNode
  readonly onGiven: (isGiven: boolean) => void
}

function OwnAddress({ legend, isGiven, form, onGiven, ...labels }: OwnAddressInput) {
  return (
    <Choices
      name="billing"
      legend={legend}
      value={isGiven ? 'own' : 'none'}
      choices={[
        { value: 'none', label: labels.without },
        { value: 'own', label: labels.with, more: form },
      ]}
      onChange={(value) => onGiven(value === 'own')}
    />
  )
}
