import { CheckoutRefused } from '@sitewright/blocks/checkout/checkout-refused'
import { DraftRefused } from '@sitewright/blocks/checkout/draft-refused'
import { orderCss } from '@sitewright/blocks/order/order-css'
import { OrderPage } from '@sitewright/blocks/order/order-page'
import { TestPaymentPage } from '@sitewright/blocks/order/test-payment-page'
import type { Checkout, PaymentProgress } from '@sitewright/model/commerce/checkout/checkout'
import { isFailure } from '@sitewright/model/failures/catalog'
import { sayFailure } from '@sitewright/model/failures/say-failure'
import { id } from '@sitewright/model/id'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import type { ReactNode } from 'react'
import type { BrowserAssets } from '../../../browser-files/browser-assets'
import { goTo } from '../../../browser-forms/go-to'
import { readForm } from '../../../browser-forms/read-form'
import { readAssets } from '../../../content/asset-rows'
import { readSiteDocument } from '../../../content/document-rows'
import type { Settings } from '../../../ground/settings'
import type { Route, RouteInput } from '../../../http/mount-routes'
import type { HostPageName } from '../../../render/host-pages'
import type { VisitRenderer } from '../../../render/render-visit'
import { hasStorePage } from '../../../render/shown-site'
import type { SiteData, SiteDataSource } from '../../../render/site-data'
import type { Database } from '../../../storage/database'
import { describeCartSite } from '../cart/cart-site'
import { renderCheckoutPage } from './checkout-page'
import type { Buyer, Checkouts } from './checkouts'
import type { DraftCheckouts } from './draft-checkouts'
import { addDraftToken, readBuyerTokens } from './draft-cookie'

interface CheckoutRouteParts {
  readonly database: Database
  readonly browserAssets: Pick<BrowserAssets, 'checkout'>
  readonly settings: Pick<Settings, 'PUBLIC_SCHEME'>
  readonly checkouts: Checkouts
  readonly draftCheckouts: DraftCheckouts
  readonly siteData: SiteDataSource
  readonly renderer: Pick<VisitRenderer, 'renderHostPage'>
  /** Answers as any other address of the site would. */
  readonly showInstead: (input: RouteInput) => Promise<unknown>
}

const perMinute = 60

/** The checkout, the page of an order, and the one on which a test card asks whether it is you. */
export function checkoutRoutes(parts: CheckoutRouteParts): Route[] {
  const rules = { on: 'site', perMinute } as const
  return [
    { ...rules, method: 'GET', path: paths.gotoCheckout, handle: (input) => goToCheckout(parts, input) },
    { ...rules, method: 'GET', path: paths.checkout, handle: (input) => showCheckout(parts, input) },
    { ...rules, method: 'GET', path: paths.draftOrder, handle: (input) => showDraft(parts, input) },
    { ...rules, method: 'GET', path: paths.placedOrder, handle: (input) => showOrder(parts, input) },
    { ...rules, method: 'GET', path: paths.testPayment, handle: (input) => showTestPayment(parts, input) },
    {
      ...rules,
      method: 'POST',
      path: paths.testPayment,
      needsNoCrumb: true,
      handle: (input) => answerTestPayment(parts, input),
    },
  ]
}

/** Makes the checkout of the visitor's cart. An empty cart has none, and says so on its own page. */
async function goToCheckout(parts: CheckoutRouteParts, input: RouteInput) {
  const site = await parts.siteData.load(websiteOf(input))
  if (!hasStorePage(site)) return parts.showInstead(input)
  const opened = await parts.checkouts.open(await buyerOf(input))
  if (!isFailure(opened)) return goTo(input.reply, paths.checkout)
  if (opened.code === 'checkout.empty') return goTo(input.reply, paths.cart)
  return show(parts, input, 'checkoutRefused', <CheckoutRefused texts={site.texts.checkout} />)
}

async function showCheckout(parts: CheckoutRouteParts, input: RouteInput) {
  const site = await parts.siteData.load(websiteOf(input))
  if (!hasStorePage(site)) return parts.showInstead(input)
  const checkout = await parts.checkouts.open(await buyerOf(input))
  if (isFailure(checkout)) return goTo(input.reply, paths.cart)
  return sendCheckout(parts, input, { site, checkout })
}

/** What the store prepared, on the page of any other checkout. The browser is given what opens it, for its calls. */
async function showDraft(parts: CheckoutRouteParts, input: RouteInput) {
  const { draftId = '', token = '' } = input.request.params as { draftId?: string; token?: string }
  const website = websiteOf(input)
  const site = await parts.siteData.load(website)
  const opened = id.safeParse(draftId).success ? await parts.draftCheckouts.open(website, draftId, token) : null
  if (opened === null) return parts.showInstead(input)
  if (isFailure(opened)) {
    if (opened.code === 'request.not-found') return parts.showInstead(input)
    const { heading } = site.texts.pages.draftRefused
    const { text } = sayFailure(opened, site.texts)
    return show(parts, input, 'draftRefused', <DraftRefused heading={heading} text={text} />)
  }
  if (opened.kind === 'ordered') {
    const { orderId } = opened
    return goTo(input.reply, fillPath(paths.placedOrder, { orderId, token: opened.token }))
  }
  addDraftToken(input.reply, parts.settings, { header: input.request.headers.cookie, token })
  return sendCheckout(parts, input, { site, checkout: opened.checkout })
}

async function sendCheckout(
  parts: CheckoutRouteParts,
  input: RouteInput,
  { site, checkout }: { readonly site: SiteData; readonly checkout: Checkout },
) {
  const { logoId } = site.settings
  const { logo, delivery } = await parts.database.site(site.website.id, async (tx) => ({
    logo: (await readAssets(tx, site.website.id, logoId === null ? [] : [logoId]))[0] ?? null,
    delivery: (await readSiteDocument(tx, site.website.id, 'delivery')).body,
  }))
  const scripts = parts.browserAssets.checkout
  const { body, policy } = renderCheckoutPage({ site, checkout, scripts, logo, delivery })
  return input.reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', policy)
    .header('x-frame-options', 'DENY')
    .header('referrer-policy', 'same-origin')
    .header('x-robots-tag', 'noindex')
    .send(body)
}

async function showOrder(parts: CheckoutRouteParts, input: RouteInput) {
  const { orderId = '', token = '' } = input.request.params as { orderId?: string; token?: string }
  const website = websiteOf(input)
  const order = id.safeParse(orderId).success ? await parts.checkouts.readOrder(website, orderId, token) : null
  if (order === null || isFailure(order)) return parts.showInstead(input)
  const site = await parts.siteData.load(website)
  const { locale, storePath } = describeCartSite(site)
  const pictureIds = order.lines.map(({ pictureId }) => pictureId).filter((it) => it !== null)
  const assets = await parts.database.site(website.id, (tx) => readAssets(tx, website.id, pictureIds))
  const pictures = new Map(assets.map((asset) => [asset.id, asset]))
  return show(parts, input, 'order', <OrderPage {...{ order, locale, storePath, pictures }} texts={site.texts} />)
}

async function showTestPayment(parts: CheckoutRouteParts, input: RouteInput) {
  const paymentId = paymentOf(input)
  const progress = await parts.checkouts.readTestPayment(await buyerOf(input), paymentId)
  return isFailure(progress) ? parts.showInstead(input) : tell(parts, input, progress)
}

async function answerTestPayment(parts: CheckoutRouteParts, input: RouteInput) {
  const { answer } = readForm(input.request, ['answer'])
  const isConfirmed = answer === 'confirm'
  const progress = await parts.checkouts.answerTestPayment(await buyerOf(input), paymentOf(input), isConfirmed)
  return isFailure(progress) ? input.reply.callNotFound() : tell(parts, input, progress)
}

/** Where a payment leads: to its order, to the question, or to what became of it. */
async function tell(parts: CheckoutRouteParts, input: RouteInput, progress: PaymentProgress) {
  if (progress.state === 'ordered') {
    const { orderId, orderToken: token } = progress
    return goTo(input.reply, fillPath(paths.placedOrder, { orderId, token }))
  }
  // The checkout says why, with all that was typed before.
  if (progress.state === 'failed')
    return goTo(input.reply, await parts.draftCheckouts.addressOf(websiteOf(input), paymentOf(input)))
  const outcome = 'text' in progress ? progress.text : null
  const action = fillPath(paths.testPayment, { paymentId: paymentOf(input) })
  const { texts } = await parts.siteData.load(websiteOf(input))
  return show(parts, input, 'testPayment', <TestPaymentPage {...{ texts, action, outcome }} />)
}

async function show(
  { siteData, renderer }: CheckoutRouteParts,
  input: RouteInput,
  name: HostPageName,
  content: ReactNode,
) {
  const page = await renderer.renderHostPage(await siteData.load(websiteOf(input)), name, {
    path: '',
    // The address holds what opens an order: it is for no script but ours.
    hasOwnerCode: false,
    guard: 'private',
    content,
    contentCss: orderCss,
  })
  return input.reply
    .code(page.status)
    .headers(page.headers ?? {})
    .header('content-type', page.contentType)
    .header('cache-control', 'private, no-store')
    .header('referrer-policy', 'same-origin')
    .header('x-robots-tag', 'noindex')
    .send(page.body)
}

export function websiteOf({ target }: RouteInput) {
  if (target?.kind !== 'site') throw new Error('a checkout was asked for where there is no site')
  return target.website
}

function paymentOf({ request }: RouteInput): string {
  return (request.params as { paymentId?: string }).paymentId ?? ''
}

export async function buyerOf(input: RouteInput): Promise<Buyer> {
  const tokens = readBuyerTokens(input.request.headers.cookie)
  const member = await input.findMember()
  return { website: websiteOf(input), memberId: member?.id ?? null, tokens }
}
