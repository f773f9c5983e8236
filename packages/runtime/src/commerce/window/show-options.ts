import { stateOfValue, type ValueState } from '@sitewright/model/commerce/products/option-choices'
import type { ScriptProduct, VariantOnPage } from '@sitewright/model/commerce/products/product-on-page'

/** Marks what is chosen and shuts what leads to nothing, as the host does when it draws the page. */
export function showOptions(
  form: HTMLFormElement | null,
  { variants, texts }: Pick<ScriptProduct, 'variants' | 'texts'>,
  chosen: VariantOnPage,
): void {
  const notes: Readonly<Record<ValueState, string>> = {
    free: '',
    'sold-out': texts.soldOut,
    none: texts.unavailable,
  }
  const isNothingFree = variants.every((variant) => variant.isSoldOut)
  for (const place of form?.querySelectorAll<HTMLElement>('[data-option]') ?? []) {
    const index = Number(place.dataset.option)
    for (const choice of place.querySelectorAll<HTMLInputElement | HTMLOptionElement>('input, option')) {
      const { value } = choice
      const state = stateOfValue(variants, chosen.values, { index, value })
      const isChosen = chosen.values[index] === value
      choice.disabled = state === 'none' || (state === 'sold-out' && !isNothingFree && !isChosen)
      if (choice instanceof HTMLOptionElement) {
        choice.selected = isChosen
        choice.textContent = notes[state] === '' ? value : `${value} – ${notes[state]}`
      } else {
        choice.checked = isChosen
        const note = choice.parentElement?.querySelector('[data-option-note]')
        if (note) note.textContent = notes[state]
      }
    }
  }
}
