import { spokenBadgeLabel } from '@sitewright/model/commerce/cart/cart-badge'
import { cartFields } from '@sitewright/model/commerce/cart/cart-form'
import { decideQuantity } from '@sitewright/model/commerce/cart/cart-quantity'
import { type CartChangeName, describeCartFailure } from '@sitewright/model/commerce/cart/cart-words'
import { fillWords } from '@sitewright/model/strings/fill-words'
import type { CartScriptTexts } from '@sitewright/model/visitor-texts/script-texts'
import { readTexts } from '../../context/read-texts'
import type { SiteRuntime } from '../../site/site-runtime'
import { askToRemove } from './ask-to-remove'
import { showCount } from './cart-indicator'
import { showProblem } from './cart-problem'
import { focusAgain, readFocus } from './focus-again'
import { postCartForm } from './post-cart-form'

interface CartRun {
  readonly view: 'page' | 'drawer'
  readonly site: SiteRuntime
  readonly signal: AbortSignal
}

/** Pressed again within this time, steps go together. */
const stepPauseMs = 350

/** Makes the forms of a cart work in place: each change is sent, and what the host draws then takes the place of the old. */
export function runCart(place: HTMLElement, { view, site, signal }: CartRun): void {
  const texts = readTexts(site.context, 'cart')
  const status = buildStatus()
  place.after(status)
  /** Lines that are still being edited. */
  const waiting = new Map<HTMLFormElement, ReturnType<typeof setTimeout>>()
  /** Enter both changes a field and sends its form: what is under way is not done again. */
  const underWay = new WeakMap<HTMLFormElement, string>()
  let sent = 0

  async function send(form: HTMLFormElement, change: CartChangeName): Promise<void> {
    const turn = ++sent
    place.ariaBusy = 'true'
    const reply = await postCartForm(readFields(form), view)
    if (signal.aborted || turn !== sent) return
    place.ariaBusy = null
    if (reply.kind === 'lost') {
      underWay.delete(form)
      form.reset()
      showProblem(place, describeCartFailure(change, { ...reply, ...texts }))
      return
    }
    showCount(Number(reply.cart.dataset.count), texts)
    // What is typed meanwhile is not drawn over; its own answer follows.
    if (waiting.size > 0) return
    const focus = readFocus(place)
    place.replaceChildren(...reply.nodes)
    focusAgain(place, focus)
    if (!reply.isRefused) status.textContent = describe(reply.cart, texts)
  }

  async function settle(form: HTMLFormElement): Promise<void> {
    clearTimeout(waiting.get(form))
    waiting.delete(form)
    const field = quantityField(form)
    if (!field || field.value === field.defaultValue || field.value === underWay.get(form)) return
    if (field.value.trim() === '') return form.reset()
    underWay.set(form, field.value)
    if (decideQuantity(Number(field.value)).kind !== 'ask-to-remove') return send(form, 'quantity')
    const isYes = await askToRemove(texts.removeQuestion, site)
    underWay.delete(form)
    if (!isYes) return form.reset()
    const removal = form.closest('[data-entry]')?.querySelector<HTMLFormElement>('[data-cart-form="remove"]')
    if (removal) await send(removal, 'remove')
  }

  function step(form: HTMLFormElement, by: number): void {
    const field = quantityField(form)
    if (!field) return
    field.value = String(Math.max(0, Number(field.value) + by))
    clearTimeout(waiting.get(form))
    waiting.set(
      form,
      setTimeout(() => settle(form), stepPauseMs),
    )
  }

  place.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLButtonElement>('[data-step]')
      if (!button?.form) return
      event.preventDefault()
      step(button.form, Number(button.dataset.step))
    },
    { signal },
  )
  place.addEventListener(
    'change',
    ({ target }) => target instanceof HTMLInputElement && target.form && settle(target.form),
    { signal },
  )
  place.addEventListener(
    'submit',
    async (event) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement)) return
      event.preventDefault()
      const asked = form.dataset.cartForm
      if (asked === 'change') return settle(form)
      if (asked === 'empty' && !(await askToRemove(texts.emptyQuestion, site))) return
      await send(form, asked === 'remove' || asked === 'empty' ? 'remove' : 'pricing')
    },
    { signal },
  )
}

function quantityField(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>(`[name="${cartFields.quantity}"]`)
}

function readFields(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [field, value] of new FormData(form)) fields.append(field, String(value))
  return fields
}

function describe(cart: HTMLElement, texts: CartScriptTexts): string {
  const items = spokenBadgeLabel(Number(cart.dataset.count), texts)
  const subtotal = cart.querySelector('[data-cart-subtotal]')?.textContent
  const total = cart.querySelector('[data-cart-total]')?.textContent
  if (!subtotal) return items
  const isMore = total && total !== subtotal
  return isMore
    ? fillWords(texts.withTotal, { items, subtotal, total })
    : fillWords(texts.withSubtotal, { items, subtotal })
}

/** Outside of what is drawn anew, so that what changes in it is spoken. */
function buildStatus(): HTMLElement {
  const status = document.createElement('p')
  status.className = 'visually-hidden'
  status.setAttribute('role', 'status')
  return status
}
