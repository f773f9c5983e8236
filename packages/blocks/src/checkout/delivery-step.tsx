import type { DeliveryOption } from '@sitewright/model/commerce/money/totals'
import { useState } from 'react'
import { AddressForm } from './address-form'
import type { CheckoutData } from './checkout-data'
import { Choices } from './choices'
import { checkPlace, wayOf } from './draft'
import { Step, stepNames } from './step'
import type { AddressRules } from './use-address-rules'
import type { CheckoutRun } from './use-checkout'

interface DeliveryInput {
  readonly run: CheckoutRun
  readonly rules: AddressRules
  readonly data: CheckoutData
}

/** Where the order goes and how it gets there, or where it is fetched. */
export function DeliveryStep(input: DeliveryInput) {
  const { run, rules, data } = input
  const { checkout, draft, errors, change, leave } = run
  const [wished, setWished] = useState<string | null>(null)
  const { needsDelivery, deliveryOptions, chosenDelivery } = checkout.totals
  if (!needsDelivery) return null

  /** Shown as chosen at once; the price follows. */
  async function choose(optionId: string | null): Promise<void> {
    setWished(optionId)
    const problem = await run.choose(() => run.calls.chooseDelivery(optionId))
    setWished(null)
    if (problem !== null) run.say(problem)
  }

  const pickups = deliveryOptions.filter(({ kind }) => kind === 'pickup')
  const ways = deliveryOptions.filter(({ kind }) => kind === 'delivery')
  const chosen = wished ?? chosenDelivery?.id ?? ''
  const isPickup = wished === null ? wayOf(checkout) === 'pickup' : pickups.some(({ id }) => id === wished)
  return (
    <Step id="delivery" title={stepNames.delivery} isBusy={wished !== null || run.saving === 'waiting'}>
      {pickups.length > 0 && checkout.draftVersion === null && (
        <Choices
          name="way"
          legend="How you get your order"
          value={isPickup ? 'pickup' : 'ship'}
          choices={[
            { value: 'ship', label: 'Ship to an address' },
            { value: 'pickup', label: 'Pick up' },
          ]}
          onChange={(way) => choose(way === 'pickup' ? (pickups[0]?.id ?? null) : null)}
        />
      )}
      {isPickup ? (
        <OptionChoices run={run} legend="Pickup location" options={pickups} chosen={chosen} onChoose={choose} />
      ) : (
        <>
          <AddressForm
            name="shippingAddress"
            address={draft.shippingAddress}
            rules={rules}
            locale={data.locale}
            errors={errors}
            onChange={(shippingAddress) => change({ shippingAddress })}
            onLeave={leave}
          />
          {ways.length > 0 ? (
            <OptionChoices run={run} legend="Shipping method" options={ways} chosen={chosen} onChoose={choose} />
          ) : (
            <NoDelivery {...input} />
          )}
        </>
      )}
    </Step>
  )
}

interface OptionsInput {
  readonly run: CheckoutRun
  readonly legend: string
  readonly options: readonly DeliveryOption[]
  readonly chosen: string
  readonly onChoose: (optionId: string) => void
}

function OptionChoices({ run, legend, options, chosen, onChoose }: OptionsInput) {
  return (
    <Choices
      name="delivery"
      legend={legend}
      isLegendShown
      value={chosen}
      choices={options.map(({ id, name, priceCents, instructions }) => ({
        value: id,
        label: name,
        note: instructions,
        price: priceCents === 0 ? 'Free' : run.show(priceCents),
      }))}
      onChange={onChoose}
    />
  )
}

/** An address that is still being written may yet be delivered to. */
function NoDelivery({ run, rules, data }: DeliveryInput) {
  const { checkout, draft } = run
  const missing = Object.keys(checkPlace('shippingAddress', draft.shippingAddress, rules.find))
  const isOpen = missing.some((name) => /\.(region|postalCode)$/.test(name)) || run.saving === 'waiting'
  if (isOpen || checkout.location === null)
    return <p className="checkout-note">Enter your address to see shipping methods.</p>
  return (
    <p className="checkout-note" role="alert">
      We don't deliver to this address.{' '}
      {data.contactAddress === null ? (
        'Contact the store, or choose another address.'
      ) : (
        <>
          <a href={data.contactAddress}>Contact the store</a>, or choose another address.
        </>
      )}
    </p>
  )
}
