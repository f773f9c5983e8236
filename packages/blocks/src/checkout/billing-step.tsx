import { useState } from 'react'
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
  const way = wayOf(checkout)
  const isSent = way === 'ship'
  // Decided once: what is being typed stays, although the tax is known by then.
  const [isNeeded] = useState(checkout.totals.taxCents === null || draft.billingAddress !== null)
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
  return (
    <Step id="billing" title={billing.heading}>
      {way === 'none' && !isNeeded ? (
        <Choices
          name="billing"
          legend={billing.heading}
          value={draft.billingAddress === null ? 'none' : 'other'}
          choices={[
            { value: 'none', label: billing.none },
            { value: 'other', label: billing.add, more: form },
          ]}
          onChange={(value) => change({ billingAddress: value === 'none' ? null : address })}
        />
      ) : isSent ? (
        <Choices
          name="billing"
          legend={billing.heading}
          value={draft.billingAddress === null ? 'same' : 'other'}
          choices={[
            { value: 'same', label: billing.same },
            { value: 'other', label: billing.different, more: form },
          ]}
          onChange={(value) => change({ billingAddress: value === 'same' ? null : address })}
        />
      ) : (
        form
      )}
    </Step>
  )
}
