import { optionFieldName } from '@sitewright/model/commerce/cart/cart-form'
import { stateOfValue, type ValueState } from '@sitewright/model/commerce/products/option-choices'
import type { StoreTexts } from '@sitewright/model/commerce/products/product-on-page'
import type { BuyableProduct } from './store-views'

/** More values than this stand in a list that unfolds. */
const maxButtons = 12
/** Longer ones would not fit beside each other. */
const longestButton = 24

function listNotes({ store }: StoreTexts): Readonly<Record<ValueState, string>> {
  const { choice } = store
  return { free: '', 'sold-out': choice.soldOut, none: choice.unavailable }
}

/** What can be chosen. Values that lead to nothing, or to what is sold out, say so and cannot be chosen. */
export function ProductOptions({ product }: { readonly product: BuyableProduct }) {
  const { options, onPage, chosen } = product
  const values = chosen?.values ?? []
  const notes = listNotes(product.texts)
  const isNothingFree = onPage.variants.every((variant) => variant.isSoldOut)
  return options.map((option, index) => {
    const choices = option.values.map((value) => {
      const state = stateOfValue(onPage.variants, values, { index, value })
      const isChosen = values[index] === value
      // Where all is sold out one may still look around.
      const isShut = state === 'none' || (state === 'sold-out' && !isNothingFree && !isChosen)
      return { value, note: notes[state], isChosen, isShut }
    })
    const isList = choices.length > maxButtons || option.values.some((value) => value.length > longestButton)
    return isList ? (
      <OptionList key={option.name} name={option.name} index={index} choices={choices} />
    ) : (
      <OptionButtons key={option.name} name={option.name} index={index} choices={choices} />
    )
  })
}

interface OptionInput {
  readonly name: string
  readonly index: number
  readonly choices: readonly {
    readonly value: string
    readonly note: string
    readonly isChosen: boolean
    readonly isShut: boolean
  }[]
}

function OptionButtons({ name, index, choices }: OptionInput) {
  return (
    <fieldset className="product-option" data-option={index}>
      <legend>{name}</legend>
      <div className="option-values">
        {choices.map(({ value, note, isChosen, isShut }) => (
          <label key={value} className="option-value">
            <input
              type="radio"
              name={optionFieldName(index)}
              value={value}
              defaultChecked={isChosen}
              disabled={isShut}
            />
            <span>
              {value}
              <small data-option-note="">{note}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function OptionList({ name, index, choices }: OptionInput) {
  return (
    <label className="product-option" data-option={index}>
      <span className="option-name">{name}</span>
      <select
        name={optionFieldName(index)}
        defaultValue={choices.find((choice) => choice.isChosen)?.value}
        autoComplete="off"
      >
        {choices.map(({ value, note, isShut }) => (
          <option key={value} value={value} disabled={isShut}>
            {note === '' ? value : `${value} – ${note}`}
          </option>
        ))}
      </select>
    </label>
  )
}
