import { loadStripe, type StripeElements, type StripeJs } from './load-stripe'

/** Lets Stripe take the payment in its own frames, and comes back to this page, which knows where to go then. */
export async function runStripePayment(page: ParentNode): Promise<() => void> {
  const ended = new AbortController()
  const form = page.querySelector<HTMLFormElement>('form[data-stripe-payment]')
  const place = form?.querySelector<HTMLElement>('[data-stripe-element]')
  if (form && place) await start(form, place, ended.signal)
  return () => ended.abort()
}

async function start(form: HTMLFormElement, place: HTMLElement, signal: AbortSignal): Promise<void> {
  const { stripePayment: clientSecret = '', publishableKey = '', notLoaded = '' } = form.dataset
  try {
    const stripe = await loadStripe(publishableKey)
    const elements = stripe.elements({ clientSecret, appearance: readAppearance(form) })
    const element = elements.create('payment', { layout: 'tabs' })
    element.on('ready', () => {
      place.removeAttribute('aria-busy')
      setBusy(form, false)
    })
    element.on('loaderror', () => tell(form, notLoaded))
    place.textContent = ''
    element.mount(place)
    form.addEventListener('submit', (event) => pay(event, form, { stripe, elements }), { signal })
  } catch {
    place.textContent = ''
    place.removeAttribute('aria-busy')
    tell(form, notLoaded)
  }
}

interface Paying {
  readonly stripe: StripeJs
  readonly elements: StripeElements
}

async function pay(event: SubmitEvent, form: HTMLFormElement, { stripe, elements }: Paying): Promise<void> {
  event.preventDefault()
  setBusy(form, true)
  tell(form, '')
  // Once it is paid Stripe leads back here by itself.
  const { error } = await stripe.confirmPayment({
    elements,
    confirmParams: { return_url: location.origin + location.pathname },
  })
  // What is wrong in a field stands at that field.
  if (error !== undefined && error.type !== 'validation_error') tell(form, error.message ?? form.dataset.failed ?? '')
  setBusy(form, false)
}

function setBusy(form: HTMLFormElement, isBusy: boolean): void {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')
  if (button) button.disabled = isBusy
}

function tell(form: HTMLFormElement, text: string): void {
  const problem = form.querySelector('[data-stripe-problem]')
  if (problem) problem.textContent = text
}

/** The colors and type of the site, for frames that do not see its styles. */
function readAppearance(form: HTMLElement): object {
  const { color, fontFamily, fontSize } = getComputedStyle(form)
  return {
    theme: 'stripe',
    variables: { colorText: color, colorBackground: readBackground(form), fontFamily, fontSizeBase: fontSize },
  }
}

function readBackground(form: HTMLElement): string {
  const section = form.closest('.section')
  const grounds = [section?.querySelector('.section-background'), section, document.body, document.documentElement]
  const colors = grounds.flatMap((ground) => (ground ? [getComputedStyle(ground).backgroundColor] : []))
  return colors.find((color) => color !== 'transparent' && !/, 0\)$/.test(color)) ?? '#ffffff'
}
