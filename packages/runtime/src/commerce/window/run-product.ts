import { addToCartAttribute, optionFieldName } from '@sitewright/model/commerce/cart/cart-form'
import { settleChoice } from '@sitewright/model/commerce/products/option-choices'
import {
  type ProductOnPage,
  type ScriptProduct,
  type VariantOnPage,
  variantParameter,
} from '@sitewright/model/commerce/products/product-on-page'
import { refreshProduct } from './refresh-product'
import { showRestock, watchRestock } from './run-restock'
import { showOptions } from './show-options'
import { showVariant } from './show-variant'

interface ProductRun {
  /** The choice stands in the address of the page. */
  readonly writesAddress: boolean
  readonly signal: AbortSignal
}

/** Shows what belongs to the chosen variant at once; the form sends the choice by itself. */
export function runProduct(root: HTMLElement, { writesAddress, signal }: ProductRun): void {
  const form = root.querySelector<HTMLFormElement>(`[${addToCartAttribute}]`)
  const data = readData(root)
  if (!form || !data) return
  let product = data
  let chosen = findShown(form, product)

  function choose(variant: VariantOnPage | undefined): void {
    if (!variant) return
    chosen = variant
    showOptions(form, product, variant)
    showVariant(root, product, variant)
    showRestock(root, product, variant)
  }
  async function refresh(): Promise<void> {
    const fresh = await refreshProduct(product, signal)
    if (fresh === null || signal.aborted) return
    product = fresh
    choose(product.variants.find(({ id }) => id === chosen?.id))
  }

  form.addEventListener(
    'change',
    (event) => {
      if (!(event.target as Element).closest('[data-option]')) return
      choose(settleChoice(product.variants, readWishes(form, product)))
      root.querySelector('.product-note')?.remove()
      if (chosen && writesAddress) writeAddress(product, chosen)
    },
    { signal },
  )
  // A browser that goes back keeps the page as it was left.
  window.addEventListener('pageshow', (event) => event.persisted && refresh(), { signal })
  watchRestock(root, data.texts, signal)
  void refresh()
}

function readData(root: HTMLElement): ScriptProduct | null {
  try {
    return JSON.parse(root.querySelector('[data-product-json]')?.textContent ?? 'null')
  } catch {
    return null
  }
}

/** Without options there is one variant, or none. */
function findShown(form: HTMLFormElement, product: ProductOnPage): VariantOnPage | undefined {
  const wishes = readWishes(form, product)
  const exact = product.variants.find(({ values }) => values.every((value, index) => value === wishes[index]))
  return exact ?? product.variants[0]
}

function readWishes(form: HTMLFormElement, { variants }: ProductOnPage): (string | undefined)[] {
  const sent = new FormData(form)
  const count = variants[0]?.values.length ?? 0
  return Array.from({ length: count }, (_, index) => sent.get(optionFieldName(index))?.toString())
}

/** No step back for each choice: the page is the same one. */
function writeAddress({ path }: ProductOnPage, { id }: VariantOnPage): void {
  const address = new URL(location.href)
  if (address.pathname !== path) return
  address.searchParams.set(variantParameter, id)
  history.replaceState(history.state, '', address)
}
