import type { DeliveryOption } from '@sitewright/model/commerce/money/totals'
import { useState } from 'react'
import { fillWithElement } from '../ground/fill-with-element'
import { AddressForm } from './address-form'
import type { CheckoutData } from './checkout-data'
import { Choices } from './choices'
import { checkPlace, wayOf } from './draft'
import { Step } from './step'
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
  const { checkout, draft, errors, texts, change, leave } = run
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
    <Step id="delivery" title={texts.steps.names.delivery} isBusy={wished !== null || run.saving === 'waiting'}>
      {pickups.length > 0 && checkout.draftVersion === null && (
        <Choices
          name="way"
          legend={texts.delivery.way}
          value={isPickup ? 'pickup' : 'ship'}
          choices={[
            { value: 'ship', label: texts.delivery.ship },
            { value: 'pickup', label: texts.delivery.pickUp },
          ]}
          onChange={(way) => choose(way === 'pickup' ? (pickups[0]?.id ?? null) : null)}
        />
      )}
      {isPickup ? (
        <OptionChoices
          run={run}
          legend={texts.delivery.pickupLocation}
          options={pickups}
          chosen={chosen}
          onChoose={choose}
        />
      ) : (
        <>
          <AddressForm
            name="shippingAddress"
            address={draft.shippingAddress}
            rules={rules}
            locale={data.locale}
            texts={texts}
            errors={errors}
            onChange={(shippingAddress) => change({ shippingAddress })}
            onLeave={leave}
          />
          {ways.length > 0 ? (
            <OptionChoices run={run} legend={texts.delivery.method} options={ways} chosen={chosen} onChoose={choose} />
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
        price: priceCents === 0 ? run.texts.totals.free : run.show(priceCents),
      }))}
      onChange={onChoose}
    />
  )
}

/** An address that is still being written may yet be delivered to. */
function NoDelivery({ run, rules, data }: DeliveryInput) {
  const { checkout, draft, texts } = run
  const { delivery, contactStore } = texts
  const missing = Object.keys(checkPlace('shippingAddress', draft.shippingAddress, { findRule: rules.find, texts }))
  const isOpen = missing.some((name) => /\.(region|postalCode)$/.test(name)) || run.saving === 'waiting'
  if (isOpen || checkout.location === null) return <p className="checkout-note">{delivery.enterAddress}</p>
  return (
    <p className="checkout-note" role="alert">
      {fillWithElement(
        delivery.nowhere,
        'contact',
        data.contactAddress === null ? contactStore : <a href={data.contactAddress}>{contactStore}</a>,
      )}
    </p>
  )
}
