/** What is used of Stripe.js, which Stripe wants fetched from its own address. */
export interface StripeJs {
  elements(options: { clientSecret: string; appearance: object }): StripeElements
  confirmPayment(options: {
    elements: StripeElements
    confirmParams: { return_url: string }
  }): Promise<{ error?: { type: string; message?: string } }>
}

export interface StripeElements {
  create(type: 'payment', options: object): StripeElement
}

interface StripeElement {
  mount(place: HTMLElement): void
  on(event: 'ready' | 'loaderror', listen: () => void): void
}

type MakeStripe = (publishableKey: string) => StripeJs

const address = 'https://js.stripe.com/clover/stripe.js'

export async function loadStripe(publishableKey: string): Promise<StripeJs> {
  const script = document.createElement('script')
  script.src = address
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve)
    script.addEventListener('error', () => reject(new Error('Stripe.js did not come.')))
    document.head.append(script)
  })
  const { Stripe } = window as unknown as { Stripe: MakeStripe }
  return Stripe(publishableKey)
}
