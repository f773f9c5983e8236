import { cartFields } from '@sitewright/model/commerce/cart/cart-form'
import { describeCartFailure } from '@sitewright/model/commerce/cart/cart-words'
import { checkoutPlaces } from '@sitewright/model/navigation/checkout'
import { readTexts } from '../../context/read-texts'
import type { SiteRuntime } from '../../site/site-runtime'
import { openDrawer } from './cart-drawer'
import { showCount } from './cart-indicator'
import { clearProblem, readProblem, showProblem } from './cart-problem'
import { postCartForm } from './post-cart-form'

/** Until it worked, trying again is the same addition: an answer that got lost adds nothing twice. */
const names = new WeakMap<HTMLFormElement, string>()
const sending = new WeakSet<HTMLFormElement>()

export async function addToCart(form: HTMLFormElement, submitter: HTMLElement | null, site: SiteRuntime) {
  if (sending.has(form)) return
  sending.add(form)
  form.ariaBusy = 'true'
  clearProblem(form)
  const reply = await postCartForm(readFields(form, submitter), 'drawer')
  form.ariaBusy = null
  sending.delete(form)
  if (reply.kind === 'lost')
    return showProblem(form, describeCartFailure('add', { ...reply, ...readTexts(site.context, 'cart') }))
  names.delete(form)
  showCount(Number(reply.cart.dataset.count), readTexts(site.context, 'cart'))
  const problem = reply.isRefused ? readProblem(reply.cart) : null
  if (problem) showProblem(form, problem)
  else if (site.context.isOn('storeSettings', 'expressCheckout')) location.assign(checkoutPlaces.cart)
  else openDrawer(reply, site)
}

function readFields(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const name = names.get(form) ?? makeName()
  names.set(form, name)
  const fields = new URLSearchParams()
  for (const [field, value] of new FormData(form, submitter)) fields.append(field, String(value))
  fields.set(cartFields.requestId, name)
  return fields
}

function makeName(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
