import { RestockPage, type RestockTold } from '@sitewright/blocks/store/restock-page'
import { restockRequest } from '@sitewright/model/commerce/products/restock'
import { restockFields, restockStopField, restockTextView } from '@sitewright/model/commerce/products/restock-form'
import { isFailure } from '@sitewright/model/failures/catalog'
import { toFieldErrors } from '@sitewright/model/failures/field-errors'
import { sayFailure } from '@sitewright/model/failures/say-failure'
import { id } from '@sitewright/model/id'
import { paths } from '@sitewright/model/routes/paths'
import { fillWords } from '@sitewright/model/strings/fill-words'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import { readForm } from '../../../browser-forms/read-form'
import type { Route, RouteInput } from '../../../http/mount-routes'
import type { VisitRenderer } from '../../../render/render-visit'
import type { SiteDataSource } from '../../../render/site-data'
import type { AwaitedVariant } from './find-awaited'
import type { RestockRequests } from './requests'

interface RestockRouteParts {
  readonly requests: RestockRequests
  readonly siteData: SiteDataSource
  readonly renderer: Pick<VisitRenderer, 'renderHostPage'>
}

interface Told extends RestockTold {
  readonly status: number
}

const perMinute = 30

/** Takes the form of a sold-out variant, which stands on pages that are the same for everybody. */
export function restockRoutes(parts: RestockRouteParts): Route[] {
  return [
    {
      method: 'POST',
      path: paths.restock,
      on: 'site',
      perMinute,
      needsNoCrumb: true,
      handle: async (input) => {
        const form = readForm(input.request, Object.values(restockFields))
        const { texts } = await parts.siteData.load(websiteOf(input))
        const told = await takeForm(parts, input, { form, texts })
        return form.view === restockTextView ? sayText(input, told) : show(parts, input, () => told)
      },
    },
  ]
}

/** Where the emails lead: looking changes nothing, the button does. */
export function restockStopRoutes(parts: RestockRouteParts): Route[] {
  const { requests } = parts
  const rules = { on: 'site', perMinute } as const
  return [
    {
      ...rules,
      method: 'GET',
      path: paths.restockStopLink,
      handle: async (input) => {
        const { code = '' } = input.request.params as { code?: string }
        const email = await requests.readStop(websiteOf(input).id, code)
        return show(parts, input, (texts) =>
          email === null ? tellUnknown(texts.unknownLink) : tellStopping(email, code, texts),
        )
      },
    },
    {
      ...rules,
      method: 'POST',
      path: paths.restockStop,
      // The code is what proves it.
      needsNoCrumb: true,
      handle: async (input) => {
        const { code = '' } = readForm(input.request, [restockStopField])
        const email = await requests.stop(websiteOf(input).id, code)
        return show(parts, input, (texts) =>
          email === null ? tellUnknown(texts.unknownLink) : tellStopped(email, texts),
        )
      },
    },
  ]
}

async function takeForm(
  { requests }: RestockRouteParts,
  input: RouteInput,
  { form, texts: all }: { readonly form: Readonly<Record<string, string>>; readonly texts: VisitorTexts },
): Promise<Told> {
  const texts = all.store.restock
  const website = websiteOf(input)
  const { variantId = '', email = '' } = form
  const asked = restockRequest.safeParse({ variantId, email })
  if (!asked.success) {
    const awaited = id.safeParse(variantId).success ? await requests.find(website, variantId) : null
    const error = toFieldErrors(asked.error, all.fields).email ?? ''
    return awaited === null ? tellUnknown(texts.unknownProduct) : tellWrong(awaited, { variantId, email, error }, texts)
  }
  const awaited = await requests.ask(website, input.address, asked.data)
  if (isFailure(awaited)) {
    if (awaited.status === 404) return tellUnknown(texts.unknownProduct)
    return { status: awaited.status, heading: texts.tooMany, text: sayFailure(awaited, all).text }
  }
  const { name: product, isForSale } = awaited
  const link = linkTo(awaited, texts)
  if (isForSale) {
    const { heading, text } = texts.inStock
    return { status: 409, heading, text: fillWords(text, { product }), link }
  }
  const text = fillWords(texts.promise, { whom: asked.data.email, product })
  return { status: 200, heading: texts.onList, text, link }
}

type Texts = VisitorTexts['store']['restock']

function linkTo({ name, path }: AwaitedVariant, texts: Texts) {
  return { label: fillWords(texts.viewProduct, { product: name }), href: path }
}

interface Typed {
  readonly variantId: string
  readonly email: string
  readonly error: string
}

function tellWrong(awaited: AwaitedVariant, typed: Typed, texts: Texts): Told {
  const again = { ...typed, hint: fillWords(texts.promise, { whom: texts.you, product: awaited.name }) }
  return { status: 400, heading: texts.wrongEmail, text: typed.error, again, link: linkTo(awaited, texts) }
}

function tellUnknown({ heading, text }: Texts['unknownLink']): Told {
  return { status: 404, heading, text }
}

function tellStopping(email: string, code: string, { stopping }: Texts): Told {
  return { status: 200, heading: stopping.heading, text: fillWords(stopping.text, { email }), stopCode: code }
}

function tellStopped(email: string, { stopped }: Texts): Told {
  return { status: 200, heading: stopped.heading, text: fillWords(stopped.text, { email }) }
}

function sayText({ reply }: RouteInput, { status, text }: Told) {
  return reply
    .code(status)
    .header('content-type', 'text/plain; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .send(text)
}

async function show({ siteData, renderer }: RestockRouteParts, input: RouteInput, tell: (texts: Texts) => Told) {
  const site = await siteData.load(websiteOf(input))
  const { status, ...told } = tell(site.texts.store.restock)
  const page = await renderer.renderHostPage(site, 'restock', {
    path: '',
    // The address may hold a code, which is for no script but ours.
    hasOwnerCode: false,
    guard: 'private',
    content: <RestockPage {...told} texts={site.texts} />,
  })
  return input.reply
    .code(status)
    .headers(page.headers ?? {})
    .header('content-type', page.contentType)
    .header('cache-control', 'private, no-store')
    .header('referrer-policy', 'same-origin')
    .header('x-robots-tag', 'noindex')
    .send(page.body)
}

function websiteOf({ target }: RouteInput) {
  if (target?.kind !== 'site') throw new Error('a store was asked for where there is no site')
  return target.website
}
