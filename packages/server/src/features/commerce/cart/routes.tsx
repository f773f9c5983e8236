import { CartContents } from '@sitewright/blocks/cart/cart-contents'
import { cartCss } from '@sitewright/blocks/cart/cart-css'
import type { CartContentsInput } from '@sitewright/blocks/cart/cart-input'
import { CartPage } from '@sitewright/blocks/cart/cart-page'
import { isFailure } from '@sitewright/model/failures/catalog'
import { sayFailure } from '@sitewright/model/failures/say-failure'
import { paths } from '@sitewright/model/routes/paths'
import { renderToStaticMarkup } from 'react-dom/server'
import { goTo } from '../../../browser-forms/go-to'
import type { Settings } from '../../../ground/settings'
import type { Route, RouteInput } from '../../../http/mount-routes'
import type { VisitRenderer } from '../../../render/render-visit'
import { hasStorePage } from '../../../render/shown-site'
import type { SiteDataSource } from '../../../render/site-data'
import { readCartCookies, writeCartCookies } from './cart-cookies'
import { describeProblem, readCartForm, takeCartForm } from './cart-forms'
import type { Carts, CartVisit, ShownCart } from './carts'

interface CartRouteParts {
  readonly settings: Settings
  readonly carts: Carts
  readonly siteData: SiteDataSource
  readonly renderer: Pick<VisitRenderer, 'renderHostPage'>
  /** Answers as any other address of the site would. */
  readonly showInstead: (input: RouteInput) => Promise<unknown>
}

const perMinute = 240
/** In the address, the line whose removal is asked about. */
const askParameter = 'remove'
const html = 'text/html; charset=utf-8'

/** The page of the cart and the forms that change it: those of products stand on pages that are the same for everybody. */
export function cartRoutes(parts: CartRouteParts): Route[] {
  const base = { path: paths.cart, on: 'site', perMinute } as const
  return [
    { ...base, method: 'GET', handle: (input) => showCart(parts, input) },
    { ...base, method: 'POST', needsNoCrumb: true, handle: (input) => takeForm(parts, input) },
  ]
}

async function showCart(parts: CartRouteParts, input: RouteInput) {
  const visit = await readVisit(parts, input)
  if (visit === null) return parts.showInstead(input)
  const asked = (input.request.query as Record<string, unknown>)[askParameter]
  const shown = await parts.carts.read(visit)
  return answerPage(parts, input, { shown, askedEntryId: typeof asked === 'string' ? asked : undefined })
}

async function takeForm(parts: CartRouteParts, input: RouteInput) {
  const visit = await readVisit(parts, input)
  if (visit === null) return input.reply.callNotFound()
  const form = readCartForm(input.request)
  if (form.asksFor !== null && form.view === null) {
    return goTo(input.reply, `${paths.cart}?${new URLSearchParams({ [askParameter]: form.asksFor })}`)
  }
  const taken = await takeCartForm(parts.carts, visit, form)
  if (isFailure(taken)) {
    const shown = await parts.carts.read(visit)
    const { texts } = await parts.siteData.load(visit.website)
    const told = describeProblem(form, sayFailure(taken, texts), texts.cart)
    return answerPage(parts, input, { shown, ...told, view: form.view, status: taken.status })
  }
  if (form.view !== null) return answerPage(parts, input, { shown: taken, view: form.view })
  writeCartCookies(input.reply, parts.settings, { cookies: cookiesOf(input), ...taken })
  const { store } = await parts.siteData.load(visit.website)
  const isExpress = form.action === 'add' && store.expressCheckout
  return goTo(input.reply, isExpress ? paths.gotoCheckout : paths.cart)
}

interface Answered extends Pick<CartContentsInput, 'problem' | 'codeProblem' | 'askedEntryId'> {
  readonly shown: ShownCart
  /** That part alone, for a script that puts it into its page. */
  readonly view?: 'page' | 'drawer' | null
  readonly status?: number
}

async function answerPage(parts: CartRouteParts, input: RouteInput, answered: Answered) {
  const { shown, view = null, status = 200, ...rest } = answered
  const { cart, pictures, site } = shown
  const { locale, texts, storePath } = site
  const contents = { cart, pictures, locale, texts, storePath, ...rest }
  const { body, headers = {} } =
    view === null
      ? await renderWhole(parts, input, contents)
      : {
          body: renderToStaticMarkup(
            <>
              {/* Our own file, named by the policy of the page that it is put into. */}
              {view === 'drawer' && <style dangerouslySetInnerHTML={{ __html: cartCss }} />}
              <CartContents {...contents} place={view} />
            </>,
          ),
        }
  writeCartCookies(input.reply, parts.settings, { cookies: cookiesOf(input), ...shown })
  return input.reply
    .code(status)
    .headers(headers)
    .header('content-type', html)
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .send(body)
}

async function renderWhole(parts: CartRouteParts, input: RouteInput, contents: Omit<CartContentsInput, 'place'>) {
  const { target } = input
  if (target?.kind !== 'site') throw new Error('a cart was asked for where there is no site')
  return parts.renderer.renderHostPage(await parts.siteData.load(target.website), 'cart', {
    path: paths.cart,
    hasOwnerCode: true,
    content: <CartPage {...contents} />,
    contentCss: cartCss,
  })
}

/** Null where there is no store: then there is no cart either. */
async function readVisit({ siteData }: CartRouteParts, input: RouteInput): Promise<CartVisit | null> {
  const { target } = input
  if (target?.kind !== 'site') throw new Error('a cart was asked for where there is no site')
  if (!hasStorePage(await siteData.load(target.website))) return null
  const member = await input.findMember()
  const { address, request } = input
  return {
    website: target.website,
    memberId: member?.id ?? null,
    tokens: cookiesOf(input).tokens,
    address,
    cookie: request.headers.cookie,
    canViewSite: (await input.findCaller()).permissions.has('site.view'),
  }
}

function cookiesOf({ request }: RouteInput) {
  return readCartCookies(request.headers.cookie)
}
