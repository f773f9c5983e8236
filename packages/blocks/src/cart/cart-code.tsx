import type { Cart } from '@sitewright/model/commerce/cart/cart'
import { cartFields } from '@sitewright/model/commerce/cart/cart-form'
import type { CartTexts } from '@sitewright/model/commerce/cart/cart-words'
import { fillWords } from '@sitewright/model/strings/fill-words'
import { CartAction } from './cart-action'
import type { CodeProblem } from './cart-input'

interface CartCodesInput {
  readonly cart: Cart
  readonly texts: CartTexts
  readonly problem?: CodeProblem | undefined
}

/** The codes of a cart, each with the way to take it out, and the field for another. */
export function CartCodes({ cart, texts, problem }: CartCodesInput) {
  if (!cart.takesCodes && cart.coupons.length === 0) return null
  return (
    <div className="cart-codes">
      {cart.coupons.length > 0 && (
        <ul aria-label={texts.codes.list}>
          {cart.coupons.map(({ code }) => (
            <li key={code}>
              <span>
                <strong>{code}</strong>
                <RefusalText cart={cart} code={code} />
              </span>
              <CartAction action="remove-code">
                <input type="hidden" name={cartFields.code} value={code} />
                <button type="submit" className="cart-plain" data-key={`remove-code ${code}`}>
                  {texts.remove}
                  <span className="visually-hidden"> {fillWords(texts.spoken.code, { code })}</span>
                </button>
              </CartAction>
            </li>
          ))}
        </ul>
      )}
      {cart.takesCodes && <CodeForm texts={texts} problem={problem} />}
    </div>
  )
}

function RefusalText({ cart, code }: { readonly cart: Cart; readonly code: string }) {
  const refusal = cart.invalidCoupons.find((it) => it.code === code)
  return refusal === undefined ? null : <span className="cart-option"> {refusal.text}</span>
}

const fieldId = 'cart-code'

function CodeForm({ texts, problem }: Pick<CartCodesInput, 'texts' | 'problem'>) {
  return (
    <CartAction action="code" className="cart-code-form">
      <label htmlFor={fieldId}>{texts.codes.label}</label>
      <div className="cart-inputs">
        <input
          id={fieldId}
          name={cartFields.code}
          type="text"
          maxLength={40}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={problem?.code ?? ''}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem === undefined ? undefined : `${fieldId}-problem`}
          // biome-ignore lint/a11y/noAutofocus: the page was loaded anew to say what is wrong here
          autoFocus={problem !== undefined}
          data-key="code"
        />
        <button type="submit" className="button" data-kind="secondary" data-size="small" data-key="apply-code">
          {texts.codes.apply}
        </button>
      </div>
      {problem !== undefined && (
        <p id={`${fieldId}-problem`} role="alert" className="cart-code-problem">
          {problem.text}
        </p>
      )}
    </CartAction>
  )
}
