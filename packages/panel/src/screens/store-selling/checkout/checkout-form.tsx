import { checkoutSettings } from '@sitewright/model/commerce/checkout/checkout-settings'
import { chooseStoreCurrency } from '@sitewright/model/commerce/money/currencies'
import { maxPriceCents } from '@sitewright/model/commerce/products/product'
import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import { Button } from '@sitewright/ui/controls/button'
import { Switch } from '@sitewright/ui/controls/switch'
import { TextField } from '@sitewright/ui/controls/text-field'
import { SortableRows } from '@sitewright/ui/rows/sortable-rows'
import { useState } from 'react'
import { numbersOf } from '../../../data/store/store-numbers'
import { SettingsForm } from '../../document-form/settings-form'
import { AmountField } from '../../store/parts/amount-field'
import { hasErrorAt, moveItem } from '../parts/rows'
import { WordsField } from '../parts/words-field'
import '../selling.css'

const maxFields = 10
const field = checkoutSettings.shape.fields.unwrap().element.shape

/** What the checkout asks, and which orders it takes. */
export function CheckoutForm() {
  const [openField, setOpenField] = useState<number | null>(null)
  return (
    <SettingsForm name="store" title="Checkout">
      {({ value, change, errors }) => {
        const { checkout } = value
        const { fields } = checkout
        const changeFields = (next: typeof fields) => change({ checkout: { ...checkout, fields: next } })
        const currency = chooseStoreCurrency(value.selectedCurrency)
        const { price } = numbersOf({ currency, standard: value.measurementStandard, locale: navigator.language })
        return (
          <>
            <Switch
              label="Express checkout"
              hint="Adding a product goes straight to checkout, without the cart."
              checked={value.expressCheckout}
              onChange={(expressCheckout) => change({ expressCheckout })}
            />
            <AmountField
              key={currency}
              label="Minimum order subtotal"
              hint="Leave empty to take orders of any amount."
              value={value.minimumSubtotalCents}
              writer={price}
              max={maxPriceCents}
              isOptional
              error={errors.minimumSubtotalCents}
              onChange={(minimumSubtotalCents) => change({ minimumSubtotalCents })}
            />
            <Switch
              label="Require terms"
              hint="Customers must accept your terms before they pay."
              checked={checkout.requiresTerms}
              onChange={(requiresTerms) => change({ checkout: { ...checkout, requiresTerms } })}
            />
            <WordsField
              label="Custom storefronts"
              hint="Origins of your own storefronts that can use cart, checkout and products through the API, such as https://shop.example.com. Separate them with commas."
              placeholder="https://"
              value={value.storefrontOrigins}
              error={Object.entries(errors).find(([path]) => path.startsWith('storefrontOrigins'))?.[1]}
              onChange={(storefrontOrigins) => change({ storefrontOrigins })}
            />
            <section className="selling-group" aria-labelledby="checkout-fields">
              <h4 id="checkout-fields">Extra fields</h4>
              <p className="sw-field-hint">
                Asked at checkout and kept with the order, such as a gift message. Up to {maxFields}.
              </p>
              <SortableRows
                count={fields.length}
                titleOf={(at) => `${fields[at]?.name || 'Field without a name'}${fields[at]?.isRequired ? ' *' : ''}`}
                keyOf={(at) => String(at)}
                isWrong={(at) => hasErrorAt(errors, `checkout.fields.${at}.`)}
                openRow={openField}
                onOpen={setOpenField}
                onMove={(from, to) => changeFields(moveItem(fields, from, to))}
                onRemove={(at) => changeFields(fields.toSpliced(at, 1))}
                renderRow={(at) => {
                  const it = fields[at]
                  return it ? (
                    <>
                      <TextField
                        label="Field name"
                        maxLength={maxLengthOf(field.name)}
                        value={it.name}
                        error={errors[`checkout.fields.${at}.name`]}
                        onChange={(name) => changeFields(fields.with(at, { ...it, name }))}
                      />
                      <Switch
                        label="Required"
                        checked={it.isRequired}
                        onChange={(isRequired) => changeFields(fields.with(at, { ...it, isRequired }))}
                      />
                    </>
                  ) : null
                }}
              />
              {fields.length < maxFields ? (
                <Button
                  icon="plus"
                  onClick={() => {
                    setOpenField(fields.length)
                    changeFields([...fields, { name: 'New field', isRequired: false }])
                  }}
                >
                  Add field
                </Button>
              ) : null}
            </section>
          </>
        )
      }}
    </SettingsForm>
  )
}
