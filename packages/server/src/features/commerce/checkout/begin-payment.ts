import type { CheckoutDetails, Placing } from '@sitewright/model/commerce/checkout/checkout'
import type { CheckoutSettings } from '@sitewright/model/commerce/checkout/checkout-settings'
import type { PaymentProviderName } from '@sitewright/model/commerce/checkout/payment'
import type { OrderContent } from '@sitewright/model/commerce/orders/order'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import type { CartSite } from '../cart/cart-site'
import type { Goods } from '../drafts/store/goods'
import { insertDiscountUses, lockLimitedDiscounts } from '../payments/discount-use-rows'
import { isFromStock } from '../payments/from-stock'
import { lockVariants } from '../payments/hold-rows'
import { holdStock } from '../payments/hold-stock'
import { insertPayment, listPaymentsOfCheckout, type StoredPayment } from '../payments/payment-rows'
import { findStripeAccount } from '../payments/stripe/account-rows'
import { startCheckoutOfCart } from './cart-end-rows'
import { checkDetails, usedAddresses } from './check-details'
import { planPaymentCheck } from './check-job'
import { moveCheckout, type StoredCheckout } from './checkout-rows'
import { type Quote, quoteGoods, readGoods } from './quote'

/** How long stock is held for a payment. */
const holdMs = 15 * 60_000

export interface PlacingParts {
  readonly site: CartSite
  readonly settings: CheckoutSettings
  /** What is wrong is said in them. */
  readonly texts: VisitorTexts
  /** Locked by the caller. */
  readonly checkout: StoredCheckout
  readonly placing: Placing
  /** Where the buyer came from; empty when nobody knows. */
  readonly source: string
}

export interface Begun {
  readonly payment: StoredPayment
  /** Nobody has asked the provider yet. */
  readonly isNew: boolean
}

/**
 * The payment that pressing the button leads to: of two presses, tabs or requests the same one. A new one fixes what is ordered
 * at the server's prices, and lays a hand on the stock and the codes that it needs.
 */
export async function beginPayment(tx: Tx, services: Services, parts: PlacingParts): Promise<Result<Begun>> {
  const { checkout, placing } = parts
  const [known, seen] = await Promise.all([
    listPaymentsOfCheckout(tx, checkout.websiteId, checkout.id),
    readGoods(tx, parts.site, checkout.basket),
  ])
  const same = findSame(known, checkout, placing)
  if (same !== undefined) return { payment: same, isNew: false }
  // Who comes for what is gone is told so without waiting for those who are buying.
  const gone = checkGoods(seen)
  if (gone !== null) return gone
  const goods = await lockAndRead(tx, parts, seen)
  const unsold = checkGoods(goods)
  if (unsold !== null) return unsold
  const [quote, stripe] = await Promise.all([
    quoteGoods(tx, services, parts.site, { checkout, goods }),
    // Held, so that nobody takes the keys away between this payment and its first call.
    findStripeAccount(tx, checkout.websiteId, 'hold'),
  ])
  const refusal = checkQuote(quote, parts)
  if (refusal !== null) return refusal
  const provider = chooseProvider(quote, parts, stripe !== null)
  if (isFailure(provider)) return provider
  const isTest = provider === 'test' || (provider === 'stripe' && stripe?.isTest === true)
  return { payment: await insert(tx, services, parts, { quote, provider, isTest }), isNew: true }
}

/** Under the same key, under way, or done. */
function findSame(known: readonly StoredPayment[], { state }: StoredCheckout, { attemptKey }: Placing) {
  const attempt = known.find((payment) => payment.attemptKey === attemptKey)
  if (attempt !== undefined || state === 'open') return attempt
  return known.find((payment) => payment.state === 'intent' || payment.orderId !== null)
}

/**
 * What is counted is counted by one at a time: discounts first, then the goods, as everybody does who takes both. Read again once
 * nobody else changes it.
 */
async function lockAndRead(tx: Tx, { site, checkout }: PlacingParts, { choices, variantIds }: Goods): Promise<Goods> {
  const [, , goods] = await Promise.all([
    lockLimitedDiscounts(tx, checkout.websiteId, choices.codes),
    lockVariants(tx, checkout.websiteId, variantIds),
    readGoods(tx, site, checkout.basket, choices),
  ])
  return goods
}

function checkGoods({ isEmpty, isWhole, entries, missing: [missing], refusal }: Goods) {
  if (isEmpty) return fail('checkout.empty')
  if (isWhole && missing !== undefined) return fail('checkout.short', { values: { title: missing } })
  if (entries.length === 0) return fail('checkout.sold-out', { values: { title: missing ?? '' } })
  return refusal === null ? null : fail('checkout.below-minimum', { values: { text: refusal } })
}

function checkQuote({ totals }: Quote, { checkout, settings, texts, placing }: PlacingParts) {
  const incomplete = checkDetails(checkout.details, totals, { settings, texts })
  if (incomplete !== null) return incomplete
  return totals.totalCents === placing.expectedTotalCents ? null : fail('checkout.changed')
}

function chooseProvider(
  { totals }: Quote,
  { settings, placing, texts }: PlacingParts,
  takesStripe: boolean,
): Result<PaymentProviderName> {
  const { checks } = texts.checkout
  if (totals.totalCents === 0) return 'none'
  const { takesTestCards, manualPayment } = settings
  if (!takesStripe && !takesTestCards && !manualPayment.isOn) return fail('checkout.no-method')
  if (placing.method === 'stripe' && takesStripe) return 'stripe'
  if (placing.method === 'manual' && manualPayment.isOn) return 'manual'
  if (placing.method !== 'test' || !takesTestCards)
    return fail('checkout.incomplete', { errors: { method: checks.methodMissing } })
  return placing.cardNumber === undefined
    ? fail('checkout.incomplete', { errors: { cardNumber: checks.cardMissing } })
    : 'test'
}

interface Decided {
  readonly quote: Quote
  readonly provider: PaymentProviderName
  /** No real money moves. */
  readonly isTest: boolean
}

async function insert(
  tx: Tx,
  services: Services,
  { site, checkout, placing, settings, source }: PlacingParts,
  { quote, provider, isTest }: Decided,
): Promise<StoredPayment> {
  const { websiteId, basket } = checkout
  const paymentId = services.newId()
  const at = new Date(services.now())
  const content = writeContent(services.newId(), checkout, settings, { quote, isTest, source })
  // What a draft takes off is no discount of the store.
  const discountIds = basket.kind === 'draft' ? [] : quote.totals.discounts.map(({ id }) => id)
  const holds = quote.lines.filter(isFromStock)
  const [payment, isMoved] = await Promise.all([
    insertPayment(tx, {
      ...{ id: paymentId, websiteId, checkoutId: checkout.id, provider, content, attemptKey: placing.attemptKey },
      amount: { cents: quote.totals.totalCents, currency: quote.totals.currency },
      expiresAt: new Date(services.now() + holdMs),
      createdAt: at,
    }),
    moveCheckout(tx, { websiteId, checkoutId: checkout.id }, 'pay', at),
    insertDiscountUses(tx, { websiteId, orderId: content.orderId, discountIds, email: content.email, at }),
    holdStock(tx, services, { websiteId, paymentId }, { holds, lowStockAt: site.lowStockAt }),
    basket.kind === 'cart' ? startCheckoutOfCart(tx, { websiteId, cartId: basket.cartId }, at) : null,
    planPaymentCheck(tx, services, { websiteId, paymentId }),
  ])
  if (!isMoved) throw new Error('a locked checkout was paid meanwhile')
  return payment
}

function writeContent(
  orderId: string,
  { details, memberId }: StoredCheckout,
  { fields }: CheckoutSettings,
  { quote, isTest, source }: Pick<Decided, 'quote' | 'isTest'> & Pick<PlacingParts, 'source'>,
): OrderContent {
  const { totals, lines } = quote
  const { subtotalCents, discountCents, deliveryCents, taxCents, isTaxIncluded, totalCents, discounts } = totals
  return {
    orderId,
    email: details.email ?? '',
    memberId,
    ...usedAddresses(details, totals),
    delivery: totals.chosenDelivery,
    note: details.note,
    fields: answerFields(details, fields),
    wantsNewsletter: details.wantsNewsletter,
    currency: totals.currency,
    lines: [...lines],
    ledger: {
      ...{ lines: totals.lines, subtotalCents, discountCents, deliveryCents, taxCents, isTaxIncluded },
      ...{ totalCents, discounts },
    },
    isTest,
    source,
  }
}

/** Those that the store asks for, in their order. */
function answerFields(details: CheckoutDetails, fields: CheckoutSettings['fields']) {
  return fields.flatMap(({ name }) => {
    const value = details.fields[name]
    return value ? [{ name, value }] : []
  })
}
