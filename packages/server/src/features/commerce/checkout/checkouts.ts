import {
  type Checkout,
  type CheckoutChange,
  checkoutDetails,
  type PaymentProgress,
  type Placing,
} from '@sitewright/model/commerce/checkout/checkout'
import type { PlacedOrder } from '@sitewright/model/commerce/orders/order-answers'
import { draftSource } from '@sitewright/model/commerce/orders/order-source'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import { sayFailure } from '@sitewright/model/failures/say-failure'
import { id } from '@sitewright/model/id'
import type { SiteDataSource } from '../../../render/site-data'
import { hashSecret } from '../../../security/secrets'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import { findMember } from '../../members/store/rows'
import { describeCartSite } from '../cart/cart-site'
import type { CartVisit } from '../cart/carts'
import { findOwnCart } from '../cart/own-cart'
import type { Goods } from '../drafts/store/goods'
import { isOrderToken } from '../orders/order-token'
import { readPlacedOrder } from '../orders/reading/read-order'
import { findPayment, listPaymentsOfCheckout, type StoredPayment } from '../payments/payment-rows'
import type { TestProvider } from '../payments/test-provider'
import { type CartChoices, writeChoices } from '../pricing/choice-rows'
import { beginPayment } from './begin-payment'
import { refuseDraft } from './check-draft'
import { findCheckout, keepCheckout, type StoredCheckout, writeDetails } from './checkout-rows'
import { describeCheckout } from './describe-checkout'
import { planEndOfCheckout } from './end-checkouts-job'
import { readProgress } from './progress'
import { locate, readGoods } from './quote'
import type { PaymentSettling } from './settle-payment'

interface CheckoutParts {
  readonly services: Services
  readonly siteData: SiteDataSource
  readonly settling: PaymentSettling
  readonly testProvider: TestProvider
  readonly readSecret: () => Promise<string>
}

/** Whoever has the cart that is paid for. */
export type Buyer = Pick<CartVisit, 'website' | 'memberId' | 'tokens'> & {
  /** Where they came from, if they let us know. */
  readonly source?: string
}

export type Checkouts = ReturnType<typeof createCheckouts>

/** What buyers do between their cart and their order. */
export function createCheckouts({ services, siteData, settling, testProvider, readSecret }: CheckoutParts) {
  const { database, now, newId } = services

  /** What is read outside of transactions. */
  async function prepare(visit: Buyer) {
    const data = await siteData.load(visit.website)
    return {
      site: describeCartSite(data),
      settings: data.store.checkout,
      texts: data.texts,
      secret: await readSecret(),
    }
  }
  type Prepared = Awaited<ReturnType<typeof prepare>>

  /** Goods that are known need not be read again. */
  async function show(tx: Tx, prepared: Prepared, checkout: StoredCheckout, goods?: Goods): Promise<Checkout> {
    const { site, settings, texts, secret } = prepared
    const [payment, described] = await Promise.all([
      readProgress(tx, keyOf(checkout), { secret, texts: texts.payments }),
      describeCheckout(tx, services, { site, settings, texts, checkout, goods }),
    ])
    return { ...described, payment }
  }

  async function progressOf(visit: Buyer, checkoutId: string): Promise<PaymentProgress> {
    const key = { websiteId: visit.website.id, checkoutId }
    const [secret, { texts }] = await Promise.all([readSecret(), siteData.load(visit.website)])
    return database.site(key.websiteId, (tx) => readProgress(tx, key, { secret, texts: texts.payments }))
  }

  async function findOpenPayment(visit: Buyer, checkoutId: string): Promise<Result<StoredPayment | null>> {
    return database.site(visit.website.id, async (tx) => {
      const checkout = await findOwn(tx, visit, checkoutId, { isLocked: false })
      if (checkout === null) return fail('request.not-found')
      const payments = await listPaymentsOfCheckout(tx, checkout.websiteId, checkout.id)
      return payments.find(({ state }) => state === 'intent') ?? null
    })
  }

  /** What the provider says now. */
  async function refresh(visit: Buyer, checkoutId: string): Promise<Result<PaymentProgress>> {
    const payment = await findOpenPayment(visit, checkoutId)
    if (isFailure(payment)) return payment
    if (payment !== null) await settling.settle(payment, { isNew: false, instrument: null })
    return progressOf(visit, checkoutId)
  }

  async function findTestPayment({ website }: Buyer, paymentId: string): Promise<StoredPayment | null> {
    if (!id.safeParse(paymentId).success) return null
    const key = { websiteId: website.id, paymentId }
    const payment = await database.site(website.id, (tx) => findPayment(tx, key, { isLocked: false }))
    return payment?.provider === 'test' ? payment : null
  }

  return {
    /** That of the visitor's cart; made when there is none. */
    async open(visit: Buyer): Promise<Result<Checkout>> {
      const prepared = await prepare(visit)
      const websiteId = visit.website.id
      const opened = await database.site(websiteId, async (tx) => {
        const { memberId, tokens } = visit
        const cart = await findOwnCart(tx, services, { websiteId, memberId, tokens }, { isLocked: false })
        if (cart === null) return fail('checkout.no-cart')
        const basket = { kind: 'cart', cartId: cart.id } as const
        const goods = await readGoods(tx, prepared.site, basket, cart.choices)
        if (goods.isEmpty) return fail('checkout.empty')
        const member = memberId === null ? null : await findMember(tx, { websiteId, memberId })
        const checkout = await keepCheckout(tx, {
          ...{ id: newId(), websiteId, basket, memberId },
          tokenHash: cart.tokenHash,
          details: checkoutDetails.parse({ email: member?.email ?? null }),
          at: new Date(now()),
        })
        const [shown] = await Promise.all([
          show(tx, prepared, checkout, goods),
          planEndOfCheckout(tx, services, keyOf(checkout)),
        ])
        return shown
      })
      return isFailure(opened) ? sayFailure(opened, prepared.texts) : opened
    },

    async read(visit: Buyer, checkoutId: string): Promise<Result<Checkout>> {
      const prepared = await prepare(visit)
      return database.site(visit.website.id, async (tx) => {
        const checkout = await findOwn(tx, visit, checkoutId, { isLocked: false })
        return checkout === null ? fail('request.not-found') : show(tx, prepared, checkout)
      })
    },

    async change(visit: Buyer, checkoutId: string, change: CheckoutChange): Promise<Result<Checkout>> {
      const prepared = await prepare(visit)
      const changed = await database.site(visit.website.id, async (tx) => {
        const checkout = await findOwn(tx, visit, checkoutId, { isLocked: true })
        if (checkout === null) return fail('request.not-found')
        if (checkout.state !== 'open') return fail(checkout.state === 'paying' ? 'checkout.busy' : 'checkout.ordered')
        const details = checkoutDetails.parse({ ...checkout.details, ...change })
        const [goods] = await Promise.all([
          readGoods(tx, prepared.site, checkout.basket),
          writeDetails(tx, keyOf(checkout), { details, at: new Date(now()) }),
        ])
        const changed = { ...checkout, details }
        const choices = chooseFor(changed, goods.choices)
        const [shown] = await Promise.all([
          show(tx, prepared, changed, { ...goods, choices }),
          tellCart(tx, changed, choices),
        ])
        return shown
      })
      return isFailure(changed) ? sayFailure(changed, prepared.texts) : changed
    },

    /** Orders and pays. Pressed twice, in two tabs or sent again, it is the same payment and the same answer. */
    async place(visit: Buyer, checkoutId: string, placing: Placing): Promise<Result<PaymentProgress>> {
      const { site, settings, texts } = await prepare(visit)
      const websiteId = visit.website.id
      const begun = await database.site(websiteId, async (tx) => {
        const checkout = await findOwn(tx, visit, checkoutId, { isLocked: true })
        if (checkout === null) return fail('request.not-found')
        const refusal = await refuseDraft(tx, services, checkout, placing)
        if (refusal !== null) return refusal
        return beginPayment(tx, services, {
          ...{ site, settings, texts, checkout, placing },
          source: sourceOf(visit, checkout),
        })
      })
      if (isFailure(begun)) return sayFailure(begun, texts)
      const instrument = placing.cardNumber ?? ''
      await settling.settle(begun.payment, { isNew: begun.isNew, instrument })
      return progressOf(visit, checkoutId)
    },

    readProgress: refresh,

    /** What a buyer answers in the place of their bank's question. */
    async answerTestPayment(visit: Buyer, paymentId: string, isConfirmed: boolean): Promise<Result<PaymentProgress>> {
      const payment = await findTestPayment(visit, paymentId)
      if (payment === null) return fail('request.not-found')
      const open = await findOpenPayment(visit, payment.checkoutId)
      if (isFailure(open)) return open
      if (open?.id === paymentId) await testProvider.answer({ websiteId: visit.website.id, paymentId }, isConfirmed)
      return refresh(visit, payment.checkoutId)
    },

    async readTestPayment(visit: Buyer, paymentId: string): Promise<Result<PaymentProgress>> {
      const payment = await findTestPayment(visit, paymentId)
      return payment === null ? fail('request.not-found') : refresh(visit, payment.checkoutId)
    },

    /** For whoever has its link. */
    async readOrder(website: Buyer['website'], orderId: string, token: string): Promise<Result<PlacedOrder>> {
      const key = { websiteId: website.id, orderId }
      const secret = await readSecret()
      if (!isOrderToken(secret, key, token)) return fail('request.not-found')
      const { instructions: payInstructions } = (await siteData.load(website)).store.checkout.manualPayment
      return database.site(website.id, (tx) => readPlacedOrder(tx, key, { payInstructions, secret, now: now() }))
    },
  }
}

/** What the store prepared came from the store. */
function sourceOf({ source = '' }: Buyer, { basket }: StoredCheckout): string {
  return basket.kind === 'draft' ? draftSource : source
}

/** Only for whoever has the cart's token, or is its member. */
async function findOwn(
  tx: Tx,
  { website, memberId, tokens }: Buyer,
  checkoutId: string,
  lock: { readonly isLocked: boolean },
): Promise<StoredCheckout | null> {
  const checkout = await findCheckout(tx, { websiteId: website.id, checkoutId }, lock)
  if (checkout === null) return null
  const isOwn =
    checkout.tokenHash === null
      ? checkout.memberId !== null && checkout.memberId === memberId
      : tokens.map(hashSecret).includes(checkout.tokenHash)
  return isOwn ? checkout : null
}

/** What its delivery is chosen from follows from where the order goes. */
function chooseFor({ basket, details }: StoredCheckout, choices: CartChoices): CartChoices {
  return basket.kind === 'draft' ? choices : { ...choices, location: locate(details) ?? choices.location }
}

async function tellCart(tx: Tx, { websiteId, basket, details }: StoredCheckout, choices: CartChoices): Promise<void> {
  if (basket.kind === 'cart' && locate(details) !== null)
    await writeChoices(tx, { websiteId, cartId: basket.cartId }, choices)
}

function keyOf({ websiteId, id: checkoutId }: StoredCheckout) {
  return { websiteId, checkoutId }
}
