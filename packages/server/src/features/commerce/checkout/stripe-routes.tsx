import { orderCss } from '@sitewright/blocks/order/order-css'
import { StripePaymentPage } from '@sitewright/blocks/order/stripe-payment-page'
import { formatMoney } from '@sitewright/commerce/money/format'
import type { PaymentProgress } from '@sitewright/model/commerce/checkout/checkout'
import { isFailure } from '@sitewright/model/failures/catalog'
import { sayFailure } from '@sitewright/model/failures/say-failure'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import { goTo } from '../../../browser-forms/go-to'
import type { Route, RouteInput } from '../../../http/mount-routes'
import type { VisitRenderer } from '../../../render/render-visit'
import type { SiteDataSource } from '../../../render/site-data'
import type { DraftCheckouts } from './draft-checkouts'
import { buyerOf, websiteOf } from './routes'
import type { StripeCheckouts } from './stripe-checkouts'

interface StripeRouteParts {
  readonly stripeCheckouts: StripeCheckouts
  readonly draftCheckouts: Pick<DraftCheckouts, 'addressOf'>
  readonly siteData: SiteDataSource
  readonly renderer: Pick<VisitRenderer, 'renderHostPage'>
  /** Answers as any other address of the site would. */
  readonly showInstead: (input: RouteInput) => Promise<unknown>
}

/** The page on which a buyer pays by Stripe, and to which their bank leads back. */
export function stripeRoutes(parts: StripeRouteParts): Route[] {
  const rules = { on: 'site', perMinute: 60, path: paths.stripePayment } as const
  return [
    { ...rules, method: 'GET', handle: (input) => show(parts, input) },
    { ...rules, method: 'POST', needsNoCrumb: true, handle: (input) => cancel(parts, input) },
  ]
}

async function show(parts: StripeRouteParts, input: RouteInput) {
  const buyer = await buyerOf(input)
  const shown = await parts.stripeCheckouts.show(buyer, paymentOf(input))
  if (isFailure(shown)) return parts.showInstead(input)
  // The checkout says why, with all that was typed before.
  const begin = await parts.draftCheckouts.addressOf(websiteOf(input), paymentOf(input))
  const address = shown.progress.state === 'failed' ? begin : findOrder(shown.progress)
  if (address !== null) return goTo(input.reply, address)
  const payment = await parts.stripeCheckouts.readPayment(buyer, paymentOf(input))
  const site = await parts.siteData.load(websiteOf(input))
  const page = await parts.renderer.renderHostPage(site, 'stripePayment', {
    path: '',
    hasOwnerCode: false,
    // The only page on which scripts, calls and frames of Stripe may run.
    guard: 'payment',
    contentCss: orderCss,
    content: (
      <StripePaymentPage
        texts={site.texts}
        checkoutAddress={begin}
        action={fillPath(paths.stripePayment, { paymentId: paymentOf(input) })}
        total={formatMoney(shown.amount, { locale: site.settings.language })}
        progress={shown.progress}
        payment={isFailure(payment) ? null : payment}
        problem={isFailure(payment) ? sayFailure(payment, site.texts).text : null}
      />
    ),
  })
  return input.reply
    .code(page.status)
    .headers(page.headers ?? {})
    .header('content-type', page.contentType)
    .header('cache-control', 'private, no-store')
    .header('x-frame-options', 'DENY')
    .header('referrer-policy', 'same-origin')
    .header('x-robots-tag', 'noindex')
    .send(page.body)
}

/** The one form of the page: not to pay after all. */
async function cancel(parts: StripeRouteParts, input: RouteInput) {
  const progress = await parts.stripeCheckouts.cancel(await buyerOf(input), paymentOf(input))
  if (isFailure(progress)) return show(parts, input)
  const begin = await parts.draftCheckouts.addressOf(websiteOf(input), paymentOf(input))
  return goTo(input.reply, findOrder(progress) ?? begin)
}

function findOrder(progress: PaymentProgress): string | null {
  if (progress.state !== 'ordered') return null
  return fillPath(paths.placedOrder, { orderId: progress.orderId, token: progress.orderToken })
}

function paymentOf({ request }: RouteInput): string {
  return (request.params as { paymentId?: string }).paymentId ?? ''
}
