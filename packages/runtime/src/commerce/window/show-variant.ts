import type { ChoiceTexts, ScriptProduct, VariantOnPage } from '@sitewright/model/commerce/products/product-on-page'
import { nameCount } from '@sitewright/model/visitor-texts/plural-text'

/** Price, stock, button, facts and picture of one variant. */
export function showVariant(root: HTMLElement, { addLabel, texts }: ScriptProduct, variant: VariantOnPage): void {
  showPrice(root, variant, texts)
  writeText(
    root.querySelector('[data-product-left]'),
    variant.left === null ? '' : nameCount(texts.left, variant.left, texts.language),
  )
  const button = root.querySelector<HTMLButtonElement>('[data-product-button]')
  for (const each of root.querySelectorAll<HTMLButtonElement>('[data-product-button], [data-product-enter]')) {
    each.disabled = variant.isSoldOut
  }
  writeText(button, variant.isSoldOut ? texts.soldOut : addLabel)
  for (const name of ['sku', 'weight', 'size'] as const) {
    const fact = root.querySelector<HTMLElement>(`[data-product-fact="${name}"]`)
    if (fact) fact.hidden = variant[name] === ''
    writeText(fact?.querySelector('dd'), variant[name])
  }
  if (variant.picture !== null) showPicture(root, variant.picture)
}

/** Only what differs is written: a live region would say it again. */
function writeText(element: Element | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}

function showPrice(root: HTMLElement, { price, before }: VariantOnPage, texts: ChoiceTexts): void {
  const place = root.querySelector('[data-product-price]')
  if (!place) return
  const now = make('span', 'price-now')
  const parts = [now]
  if (before !== null) {
    now.append(make('span', 'visually-hidden', `${texts.salePrice} `))
    const old = make('s', 'price-before')
    old.append(make('span', 'visually-hidden', `${texts.regularPrice} `), before)
    const mark = make('span', 'product-mark', texts.sale)
    mark.dataset.kind = 'sale'
    parts.push(old, mark)
  }
  now.append(price)
  const text = parts.map((part) => part.textContent).join('')
  if (place.textContent !== text) place.replaceChildren(...parts)
}

function make(name: 'span' | 's', className: string, text = ''): HTMLElement {
  const element = document.createElement(name)
  element.className = className
  element.textContent = text
  return element
}

/** A page below its pictures stays where it is: on a phone they are above what is being chosen. */
function showPicture(root: HTMLElement, index: number): void {
  const thumb = root.querySelector<HTMLElement>(`[data-thumb="${index}"]`)
  if (thumb) {
    thumb.click()
    return
  }
  const slide = root.querySelectorAll<HTMLElement>('[data-slides] .slide')[index]
  if (!slide || !matchMedia('(min-width: 768px)').matches) return
  slide.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'smooth' })
}
