import type Stripe from 'stripe'
import type { Settings } from '../../../../ground/settings'

export type StripeLibrary = typeof Stripe

/** What came of a call, without the words of Stripe: those may hold parts of keys. */
export class StripeTrouble extends Error {
  override readonly name = 'StripeTrouble'
  /** `refused`: asked again, it would be refused again. `away`: it may work later. `keys`: the keys are not accepted. */
  readonly kind: 'refused' | 'away' | 'keys'
  readonly code: string
  constructor(kind: StripeTrouble['kind'], code: string) {
    super(`Stripe: ${kind} ${code}`.trim())
    this.kind = kind
    this.code = code
  }
}

const patienceMs = 15_000

export type StripeClients = ReturnType<typeof createStripeClients>

/** The official library, loaded by the first who needs it. */
export function createStripeClients({ STRIPE_API_ADDRESS }: Pick<Settings, 'STRIPE_API_ADDRESS'>) {
  const load = async (): Promise<StripeLibrary> => (await import('stripe')).default
  const address = STRIPE_API_ADDRESS === undefined ? null : new URL(STRIPE_API_ADDRESS)
  const target =
    address === null
      ? {}
      : { host: address.hostname, port: address.port, protocol: address.protocol === 'http:' ? 'http' : 'https' }

  return {
    load,

    /** One call, or several that belong together. */
    async call<T>(secretKey: string, work: (stripe: Stripe) => Promise<T>): Promise<T> {
      const Library = await load()
      const config = { ...target, timeout: patienceMs, maxNetworkRetries: 1, telemetry: false, typescript: true }
      const stripe = new Library(secretKey, config as Stripe.StripeConfig)
      try {
        return await work(stripe)
      } catch (error) {
        throw troubleOf(error, Library)
      }
    },
  }
}

function troubleOf(error: unknown, { errors }: StripeLibrary): unknown {
  if (!(error instanceof errors.StripeError)) return error
  const code = error.code ?? error.type ?? ''
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError)
    return new StripeTrouble('keys', code)
  const isRefused = error instanceof errors.StripeInvalidRequestError || error instanceof errors.StripeCardError
  return new StripeTrouble(isRefused ? 'refused' : 'away', code)
}
