import type { Checkout } from '@sitewright/model/commerce/checkout/checkout'
import type { CheckoutSettings } from '@sitewright/model/commerce/checkout/checkout-settings'
import type { Totals } from '@sitewright/model/commerce/money/totals'
import type { OrderContent, OrderedLine } from '@sitewright/model/commerce/orders/order'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import { readAssets } from '../../../content/asset-rows'
import type { Clock } from '../../../ground/time-and-chance'
import type { Tx } from '../../../storage/database'
import type { CartSite } from '../cart/cart-site'
import { findDraft } from '../drafts/store/draft-rows'
import type { Goods } from '../drafts/store/goods'
import { listPaymentsOfCheckout } from '../payments/payment-rows'
import { findStripeAccount } from '../payments/stripe/account-rows'
import type { StoredCheckout } from './checkout-rows'
import { locate, quoteGoods, readGoods } from './quote'

interface Described {
  readonly site: CartSite
  readonly settings: CheckoutSettings
  readonly texts: VisitorTexts
  readonly checkout: StoredCheckout
  readonly goods?: Goods | undefined
}

/** A checkout as its buyer sees it, but for how its payment stands. What is being paid for, or was, stands as it was fixed. */
export async function describeCheckout(tx: Tx, clock: Clock, described: Described): Promise<Omit<Checkout, 'payment'>> {
  const { settings, texts, checkout } = described
  const { websiteId, basket } = checkout
  const [{ lines, totals, location, takesCodes }, stripe, draft] = await Promise.all([
    readContent(tx, clock, described),
    findStripeAccount(tx, websiteId),
    basket.kind === 'cart' ? null : findDraft(tx, { websiteId, ...basket }, { isLocked: false }),
  ])
  return {
    id: checkout.id,
    state: checkout.state,
    details: checkout.details,
    lines: await showLines(tx, checkout.websiteId, lines),
    totals: basket.kind === 'cart' ? totals : { ...totals, deliveryOptions: listChosen(totals) },
    location,
    methods: listMethods(settings, stripe !== null, texts.checkout.payment.methods),
    asks: { requiresTerms: settings.requiresTerms, fields: settings.fields },
    takesCodes,
    draftVersion: draft?.version ?? null,
  }
}

/** How a draft is delivered is for the store to say. */
function listChosen({ chosenDelivery }: Totals): Totals['deliveryOptions'] {
  return chosenDelivery === null ? [] : [chosenDelivery]
}

async function readContent(tx: Tx, clock: Clock, described: Described) {
  const { checkout } = described
  const fixed = checkout.state === 'open' ? null : await findContent(tx, checkout)
  return fixed ?? quote(tx, clock, described)
}

async function quote(tx: Tx, clock: Clock, { site, checkout, goods: known }: Described) {
  const goods = known ?? (await readGoods(tx, site, checkout.basket))
  const quoted = await quoteGoods(tx, clock, site, { checkout, goods })
  return { ...quoted, location: locate(checkout.details) ?? goods.choices.location }
}

/** Nothing of it can be chosen any more. */
async function findContent(tx: Tx, { websiteId, id, details }: StoredCheckout) {
  const payments = await listPaymentsOfCheckout(tx, websiteId, id)
  const payment = payments.find(({ orderId, state }) => orderId !== null || state === 'intent')
  if (payment === undefined) return null
  const { content } = payment
  return { lines: content.lines, totals: totalsOf(content), location: locate(details), takesCodes: false }
}

function totalsOf({ ledger, currency, delivery, lines }: OrderContent): Totals {
  const needsDelivery = lines.some(({ requiresDelivery }) => requiresDelivery)
  const settled = { entries: [], refusedCodes: [], deliveryOptions: [], chosenDelivery: delivery }
  return { ...ledger, ...settled, currency, needsDelivery }
}

async function showLines(tx: Tx, websiteId: string, lines: readonly OrderedLine[]): Promise<Checkout['lines']> {
  const pictures = await readAssets(
    tx,
    websiteId,
    lines.map(({ pictureId }) => pictureId).filter((id) => id !== null),
  )
  return lines.map((line) => {
    const { productId, variantId, title, sku, options, quantity, unitPriceCents, requiresDelivery } = line
    const address = pictures.find(({ id }) => id === line.pictureId)?.address
    const picture = address === undefined ? null : { address }
    return { productId, variantId, title, sku, options, quantity, unitPriceCents, requiresDelivery, picture }
  })
}

function listMethods(
  { takesTestCards, manualPayment }: CheckoutSettings,
  takesStripe: boolean,
  methods: VisitorTexts['checkout']['payment']['methods'],
): Checkout['methods'] {
  const { isOn, name, instructions } = manualPayment
  return [
    ...(takesStripe ? [{ method: 'stripe', name: methods.stripe, instructions: '' } as const] : []),
    ...(takesTestCards ? [{ method: 'test', name: methods.test, instructions: '' } as const] : []),
    ...(isOn ? [{ method: 'manual', name, instructions } as const] : []),
  ]
}
