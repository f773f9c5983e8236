import { cartFields, cartFormAction } from '@sitewright/model/commerce/cart/cart-form'

/** Drawn: the cart as the host draws it now, with the reason in it where the change was refused. */
export type CartReply =
  | {
      readonly kind: 'drawn'
      readonly nodes: readonly Node[]
      readonly cart: HTMLElement
      readonly isRefused: boolean
    }
  | { readonly kind: 'lost'; readonly isOffline: boolean }

const patienceMs = 20_000

export async function postCartForm(form: URLSearchParams, view: 'page' | 'drawer'): Promise<CartReply> {
  form.set(cartFields.view, view)
  try {
    const answer = await inTurn(() =>
      fetch(cartFormAction, { method: 'POST', body: form, signal: AbortSignal.timeout(patienceMs) }),
    )
    const body = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const cart = body.querySelector<HTMLElement>('[data-cart]')
    if (cart === null) return { kind: 'lost', isOffline: false }
    const nodes = [...body.querySelectorAll('style'), cart].map((node) => document.importNode(node, true))
    return { kind: 'drawn', nodes, cart: nodes.at(-1) as HTMLElement, isRefused: !answer.ok }
  } catch {
    return { kind: 'lost', isOffline: true }
  }
}

let last: Promise<unknown> = Promise.resolve()

/**
 * One change after the other, over all tabs of the browser: the first one may bring the cookie of a new cart, which the next
 * must carry. Where the browser has no such locks, of this tab alone.
 */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request('cart', work) as Promise<T>
  const turn = last.then(work)
  last = turn.catch(() => {})
  return turn
}
