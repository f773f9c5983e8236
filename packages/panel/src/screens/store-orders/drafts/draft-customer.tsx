import type { DraftQuote } from '@sitewright/model/commerce/orders/draft-order'
import { Button } from '@sitewright/ui/controls/button'
import { Select } from '@sitewright/ui/controls/select'
import { TextArea, TextField } from '@sitewright/ui/controls/text-field'
import { Card } from '../../store/parts/card'
import { AddressFields, emptyAddress } from '../parts/address-fields'
import { showAmount } from '../parts/order-words'
import type { DraftPartProps } from './draft-part-props'

/** Who gets it, where and how; what is left out here the customer writes when they pay. */
export function DraftCustomer({ content, quote, errors, onChange }: DraftPartProps & { quote: DraftQuote }) {
  const { shippingAddress } = content
  const prefix = 'shippingAddress.'
  const addressErrors = Object.entries(errors).flatMap(([path, text]) =>
    path.startsWith(prefix) ? [[path.slice(prefix.length), text]] : [],
  )
  return (
    <>
      <Card title="Customer">
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          maxLength={254}
          value={content.email ?? ''}
          error={errors.email}
          onChange={(email) => onChange({ email: email.trim() === '' ? null : email.trim() })}
        />
        <TextArea
          label="Order note"
          maxLength={1000}
          value={content.note}
          error={errors.note}
          onChange={(note) => onChange({ note })}
        />
      </Card>
      <Card
        title="Shipping address"
        tools={
          shippingAddress === null ? null : (
            <Button size="small" kind="quiet" onClick={() => onChange({ shippingAddress: null, deliveryId: null })}>
              Remove
            </Button>
          )
        }
      >
        {shippingAddress === null ? (
          <>
            <p className="sw-field-hint">Without one, the customer enters it when they pay.</p>
            {errors.shippingAddress ? (
              <p className="sw-field-error" role="alert">
                Add the customer’s address.
              </p>
            ) : null}
            <Button icon="plus" onClick={() => onChange({ shippingAddress: emptyAddress })}>
              Add address
            </Button>
          </>
        ) : (
          <AddressFields
            value={shippingAddress}
            errors={Object.fromEntries(addressErrors)}
            onChange={(address) => onChange({ shippingAddress: address })}
          />
        )}
      </Card>
      {quote.totals.needsDelivery ? <DeliveryCard {...{ content, quote, errors, onChange }} /> : null}
    </>
  )
}

function DeliveryCard({ content, quote: { totals }, onChange }: DraftPartProps & { quote: DraftQuote }) {
  const { deliveryOptions, currency } = totals
  const isKnown = deliveryOptions.some(({ id }) => id === content.deliveryId)
  return (
    <Card title="Shipping">
      {deliveryOptions.length === 0 ? (
        <p className="sw-field-hint">
          {content.shippingAddress === null
            ? 'Shipping methods appear once there is an address.'
            : 'You don’t deliver to this address. Check your shipping zones.'}
        </p>
      ) : (
        <Select
          label="Method"
          value={isKnown ? (content.deliveryId ?? '') : ''}
          choices={[
            { value: '', label: 'Cheapest' },
            ...deliveryOptions.map(({ id, name, priceCents }) => ({
              value: id,
              label: `${name}, ${showAmount(priceCents, currency)}`,
            })),
          ]}
          onChange={(id) => onChange({ deliveryId: id === '' ? null : id })}
        />
      )}
    </Card>
  )
}
