import { formatMoney } from '@sitewright/commerce/money/format'
import type { CartEntry } from '@sitewright/model/commerce/cart/cart'
import { cartFields, cartFormAction } from '@sitewright/model/commerce/cart/cart-form'
import { maxLineQuantity } from '@sitewright/model/commerce/cart/cart-quantity'
import type { CartTexts } from '@sitewright/model/commerce/cart/cart-words'
import { fillWords } from '@sitewright/model/strings/fill-words'
import { Picture } from '../picture/picture'
import { CartAction } from './cart-action'
import type { CartContentsInput } from './cart-input'

interface CartLineInput {
  readonly entry: CartEntry
  readonly input: CartContentsInput
}

export function CartLine({ entry, input }: CartLineInput) {
  const { cart, texts, locale, askedEntryId } = input
  const { currency } = cart.subtotalAmount
  const show = (cents: number) => formatMoney({ cents, currency }, { locale })
  return (
    <li className="cart-line" data-entry={entry.id} data-is-available={entry.isAvailable}>
      <LinePicture entry={entry} input={input} />
      <div className="cart-about">
        <p className="cart-title">{entry.path === null ? entry.title : <a href={entry.path}>{entry.title}</a>}</p>
        {entry.options.map(({ name, value }) => (
          <p key={name} className="cart-option">
            {name === '' ? value : `${name}: ${value}`}
          </p>
        ))}
        <p className="cart-option">{entry.isAvailable ? show(entry.unitPriceCents) : texts.notAvailable}</p>
      </div>
      {entry.isAvailable && <QuantityForm entry={entry} input={input} />}
      {entry.isAvailable && <p className="cart-total">{show(entry.lineTotalCents)}</p>}
      {askedEntryId === entry.id ? (
        <RemoveQuestion entry={entry} texts={texts} />
      ) : (
        <RemoveForm entry={entry} texts={texts} />
      )}
    </li>
  )
}

/** Its link is that of the title, once is enough for who goes through them by keys. */
function LinePicture({ entry, input }: CartLineInput) {
  const asset = entry.picture === null ? undefined : input.pictures.get(entry.picture.id)
  if (asset === undefined) return <div className="cart-picture" />
  return (
    <div className="cart-picture">
      <Picture asset={asset} alt="" sizes="112px" isUrgent={false} />
    </div>
  )
}

/** Each step is a button of the form by itself: it works without scripts, where 0 leads to a question. */
function QuantityForm({ entry, input }: CartLineInput) {
  const { id, title: product, quantity } = entry
  const { update, spoken } = input.texts
  const fieldId = `${input.place}-quantity-${id}`
  return (
    <CartAction action="change" entryId={id} className="cart-quantity">
      {/* The first button of a form is the one that Enter presses. */}
      <button type="submit" hidden />
      <div className="cart-stepper">
        <button
          type="submit"
          name={cartFields.step}
          value={quantity - 1}
          data-step="-1"
          data-key={`less ${id}`}
          aria-label={fillWords(spoken.oneLess, { product })}
        >
          −
        </button>
        <label className="visually-hidden" htmlFor={fieldId}>
          {fillWords(spoken.quantityOf, { product })}
        </label>
        <input
          id={fieldId}
          name={cartFields.quantity}
          type="number"
          inputMode="numeric"
          min={0}
          max={maxLineQuantity}
          step={1}
          required
          defaultValue={quantity}
          autoComplete="off"
          data-key={`quantity ${id}`}
        />
        <button
          type="submit"
          name={cartFields.step}
          value={quantity + 1}
          data-step="1"
          data-key={`more ${id}`}
          aria-label={fillWords(spoken.oneMore, { product })}
        >
          +
        </button>
      </div>
      <button type="submit" className="cart-plain cart-update">
        {update}
        <span className="visually-hidden"> {fillWords(spoken.updateQuantityOf, { product })}</span>
      </button>
    </CartAction>
  )
}

interface RemoveInput extends Pick<CartLineInput, 'entry'> {
  readonly texts: CartTexts
}

function RemoveForm({ entry: { id, title }, texts }: RemoveInput) {
  return (
    <CartAction action="remove" entryId={id} className="cart-remove">
      <button type="submit" className="cart-plain" data-key={`remove ${id}`}>
        {texts.remove}
        <span className="visually-hidden"> {title}</span>
      </button>
    </CartAction>
  )
}

function RemoveQuestion({ entry: { id, title }, texts }: RemoveInput) {
  return (
    <fieldset className="cart-question">
      <legend>{texts.removeQuestion}</legend>
      <CartAction action="remove" entryId={id}>
        {/* biome-ignore lint/a11y/noAutofocus: the page was loaded anew to ask this */}
        <button type="submit" className="button" data-kind="primary" data-size="small" autoFocus>
          {texts.remove}
          <span className="visually-hidden"> {title}</span>
        </button>
      </CartAction>
      <a className="button" data-kind="secondary" data-size="small" href={cartFormAction}>
        {texts.cancel}
      </a>
    </fieldset>
  )
}
