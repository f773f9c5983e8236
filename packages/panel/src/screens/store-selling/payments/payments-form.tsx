import { checkoutSettings } from '@sitewright/model/commerce/checkout/checkout-settings'
import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import { Icon } from '@sitewright/ui/base/icons'
import { Switch } from '@sitewright/ui/controls/switch'
import { TextArea, TextField } from '@sitewright/ui/controls/text-field'
import { useStripeAccount } from '../../../data/store/stripe'
import { SettingsForm } from '../../document-form/settings-form'
import '../selling.css'

const manual = checkoutSettings.shape.manualPayment.unwrap().shape

/** How customers pay. */
export function PaymentsForm() {
  const takesStripe = useStripeAccount().data?.connection !== null
  return (
    <SettingsForm name="store" title="Payments" hint="Customers can pay with any method you turn on.">
      {({ value: { checkout }, change, errors }) => {
        const { takesTestCards, manualPayment } = checkout
        const changeManual = (part: Partial<typeof manualPayment>) =>
          change({ checkout: { ...checkout, manualPayment: { ...manualPayment, ...part } } })
        return (
          <>
            {takesStripe || takesTestCards || manualPayment.isOn ? null : (
              <p className="warning">
                <Icon name="warning" sizePx={16} />
                No one can check out yet. Turn on a payment method.
              </p>
            )}
            <section className="selling-group payments-first" aria-labelledby="payments-test">
              <h4 id="payments-test">Test payments</h4>
              <Switch
                label="Accept test cards"
                hint="Try out your checkout. No real money moves, and orders are marked as tests. Turn this off before you open."
                checked={takesTestCards}
                onChange={(next) => change({ checkout: { ...checkout, takesTestCards: next } })}
              />
              {takesTestCards ? <TestCards /> : null}
            </section>
            <section className="selling-group" aria-labelledby="payments-manual">
              <h4 id="payments-manual">Manual payment</h4>
              <Switch
                label="Accept manual payments"
                hint="Such as bank transfer or cash. Orders wait unpaid until you mark them as paid."
                checked={manualPayment.isOn}
                onChange={(isOn) => changeManual({ isOn })}
              />
              {manualPayment.isOn ? (
                <>
                  <TextField
                    label="Name"
                    hint="Customers choose it at checkout."
                    maxLength={maxLengthOf(manual.name.unwrap())}
                    value={manualPayment.name}
                    error={errors['checkout.manualPayment.name']}
                    onChange={(name) => changeManual({ name })}
                  />
                  <TextArea
                    label="Instructions"
                    hint="How to pay, such as your bank details. Customers see it with their order and in the confirmation email."
                    rows={4}
                    maxLength={maxLengthOf(manual.instructions.unwrap())}
                    value={manualPayment.instructions}
                    error={errors['checkout.manualPayment.instructions']}
                    onChange={(instructions) => changeManual({ instructions })}
                  />
                </>
              ) : null}
            </section>
          </>
        )
      }}
    </SettingsForm>
  )
}

const cards = [
  ['4242 4242 4242 4242', 'Paid'],
  ['4000 0000 0000 0002', 'Declined'],
  ['4000 0000 0000 9995', 'Insufficient funds'],
  ['4000 0025 0000 3155', 'Asks for confirmation'],
  ['4000 0000 0000 0259', 'Paid, disputed later'],
] as const

function TestCards() {
  return (
    <dl className="test-cards">
      {cards.map(([number, outcome]) => (
        <div key={number}>
          <dt>{number}</dt>
          <dd>{outcome}</dd>
        </div>
      ))}
    </dl>
  )
}
