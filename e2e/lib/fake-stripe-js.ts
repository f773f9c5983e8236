import type { Page } from '@playwright/test'

/**
 * Stands in the place of Stripe.js, which comes from Stripe's own address: a frame-like field for the card and the calls that our
 * page makes of it. What is paid is decided by `pay`, with the last word of the card.
 */
export async function fakeStripeJs(page: Page, pay: (intentId: string, card: string) => string | null): Promise<void> {
  await page.exposeFunction('payAtStripe', pay)
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
}

const script = `
window.Stripe = (publishableKey) => ({
  elements: ({ clientSecret, appearance }) => ({
    clientSecret,
    create: () => {
      const listeners = {}
      return {
        on: (event, listen) => { listeners[event] = listen },
        mount: (place) => {
          place.innerHTML = '<label>Card number <input style="display:block;width:100%;padding:12px;font:inherit"></label>'
          place.querySelector('input').style.color = appearance.variables.colorText
          place.dataset.key = publishableKey
          setTimeout(() => listeners.ready?.())
        },
      }
    },
  }),
  confirmPayment: async ({ elements, confirmParams }) => {
    const card = document.querySelector('[data-stripe-element] input').value
    const problem = await window.payAtStripe(elements.clientSecret.split('_secret_')[0], card)
    if (problem) return { error: { type: 'card_error', message: problem } }
    location.assign(confirmParams.return_url + '?redirect_status=succeeded')
    return new Promise(() => undefined)
  },
})
`
