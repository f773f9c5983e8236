import { formatMoney } from '@sitewright/commerce/money/format'
import type { Cart } from '@sitewright/model/commerce/cart/cart'
import { cartFields } from '@sitewright/model/commerce/cart/cart-form'
import type { CartTexts } from '@sitewright/model/commerce/cart/cart-words'
import { listCountries } from '@sitewright/model/reference/countries'
import { CartAction } from './cart-action'

interface CartEstimateInput {
  readonly cart: Cart
  readonly locale: string
  readonly texts: CartTexts['estimate']
}

/** Where the order goes, for what depends on it; and how it gets there, once there is a choice. */
export function CartEstimate({ cart, locale, texts }: CartEstimateInput) {
  if (!cart.requiresShipping && cart.isTaxKnown && cart.shippingLocation === undefined) return null
  return (
    <details className="cart-estimate" open={cart.shippingLocation !== undefined}>
      <summary data-key="estimate">{texts.heading}</summary>
      <LocationForm cart={cart} locale={locale} texts={texts} />
      {cart.shippingOptions.length > 1 && <OptionForm cart={cart} locale={locale} texts={texts} />}
    </details>
  )
}

function LocationForm({ cart, locale, texts }: CartEstimateInput) {
  const { country = '', region = '', postalCode = '' } = cart.shippingLocation ?? {}
  return (
    <CartAction action="locate" className="cart-location">
      <label>
        {texts.country}
        <select name={cartFields.country} required defaultValue={country} autoComplete="shipping country">
          <option value="">{texts.chooseCountry}</option>
          {listCountries(locale).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {texts.region}
        <input
          name={cartFields.region}
          type="text"
          maxLength={60}
          defaultValue={region}
          autoComplete="shipping address-level1"
        />
      </label>
      <label>
        {texts.postalCode}
        <input
          name={cartFields.postalCode}
          type="text"
          maxLength={20}
          defaultValue={postalCode}
          autoComplete="shipping postal-code"
        />
      </label>
      <button type="submit" className="button" data-kind="secondary" data-size="small" data-key="locate">
        {texts.update}
      </button>
    </CartAction>
  )
}

function OptionForm({ cart, locale, texts }: CartEstimateInput) {
  const { currency } = cart.subtotalAmount
  const show = (cents: number) => (cents === 0 ? texts.free : formatMoney({ cents, currency }, { locale }))
  return (
    <CartAction action="deliver" className="cart-options">
      <fieldset>
        <legend>{texts.option}</legend>
        {cart.shippingOptions.map(({ id, name, priceCents, instructions }) => (
          <label key={id}>
            <input
              type="radio"
              name={cartFields.shippingOptionId}
              value={id}
              required
              defaultChecked={id === cart.selectedShippingOption?.id}
            />
            <span>
              {name}
              {instructions === '' ? null : <span className="cart-option"> {instructions}</span>}
            </span>
            <span>{show(priceCents)}</span>
          </label>
        ))}
      </fieldset>
      <button type="submit" className="button" data-kind="secondary" data-size="small" data-key="deliver">
        {texts.choose}
      </button>
    </CartAction>
  )
}
