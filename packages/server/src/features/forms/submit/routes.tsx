import { confirmAnchor, doneAnchor } from '@sitewright/blocks/form/island/done-anchor'
import { FormPage } from '@sitewright/blocks/host-pages/form-page'
import { blockCss } from '@sitewright/blocks/registry/block-css'
import { type Failure, isFailure } from '@sitewright/model/failures/catalog'
import { sayFailure } from '@sitewright/model/failures/say-failure'
import { showToVisitors } from '@sitewright/model/forms/definition'
import { collectFormValues } from '@sitewright/model/forms/fields/field-values'
import {
  honeypotName,
  type PostedValues,
  readPostedInputs,
  ticketName,
} from '@sitewright/model/forms/fields/posted-inputs'
import { describeErrorBlocks } from '@sitewright/model/forms/submissions/submission-answer'
import { paths } from '@sitewright/model/routes/paths'
import type { Route, RouteDescription, RouteInput } from '../../../http/mount-routes'
import type { VisitRenderer } from '../../../render/render-visit'
import type { SiteData, SiteDataSource } from '../../../render/site-data'
import type { LiveForm } from '../definitions/form-rows'
import type { FormSource } from '../definitions/form-source'
import { findReturn } from './posted-page'
import type { SubmissionSaver } from './save-submission'

interface FormRouteParts {
  readonly forms: FormSource
  readonly saver: Pick<SubmissionSaver, 'savePosted' | 'renewTicket'>
  readonly siteData: SiteDataSource
  readonly renderer: Pick<VisitRenderer, 'renderHostPage'>
}

const perMinute = 60
/** A page for those who ask for one. */
const told = ['text/html', 'application/json']
const description: RouteDescription = {
  id: 'postForm',
  summary: 'Submit a form without JavaScript. Redirects back to the page, or returns a page with the errors.',
  group: 'Forms',
  answers: { 303: [], 400: told, 401: told, 403: told, 404: told, 413: told, 415: told, 429: told, 503: told },
}

/** Where forms of pages without scripts are posted to. */
export function formRoutes(parts: FormRouteParts): Route[] {
  const handle = (input: RouteInput) => takeForm(parts, input)
  return [{ method: 'POST', path: paths.formPost, on: 'site', perMinute, needsNoCrumb: true, handle, description }]
}

async function takeForm(parts: FormRouteParts, input: RouteInput) {
  const { target, request, reply, address } = input
  if (target?.kind !== 'site') throw new Error('a form was posted where there is no site')
  const websiteId = target.website.id
  const { formId = '' } = request.params as { formId?: string }
  const [form, site] = await Promise.all([parts.forms.find(websiteId, formId), parts.siteData.load(target.website)])
  if (form === null) return showPage(parts, input, { site, name: 'notFound', status: 404 })

  const posted = (request.body ?? {}) as PostedValues
  const { fields, successUrl } = form.definition
  const page = findReturn({ posted, request, form, site })
  const values = collectFormValues(fields, readPostedInputs(fields, posted), page.query)
  const readExtra = (name: string) => String([posted[name] ?? ''].flat()[0] ?? '').trim()
  const given = { values, honeypot: readExtra(honeypotName), ticket: readExtra(ticketName), page }
  const sender = { websiteId, address, texts: site.texts.forms }
  const saved = await parts.saver.savePosted(form, sender, given)
  if (isFailure(saved)) {
    const ticket = await parts.saver.renewTicket(form, sender, given.ticket)
    return showAgain(parts, input, {
      site,
      form,
      posted,
      failure: sayFailure(saved, site.texts),
      returnTo: page.address,
      ticket,
    })
  }
  const anchor = saved.confirmByMail ? confirmAnchor(form.id) : doneAnchor(form.id)
  return reply
    .code(303)
    .header('cache-control', 'no-store')
    .header('location', successUrl === '' ? page.addressAfter(form.id, anchor) : successUrl)
    .send('')
}

interface RefusedForm {
  readonly site: SiteData
  readonly form: LiveForm
  readonly posted: PostedValues
  readonly failure: Failure
  readonly returnTo: string
  readonly ticket: string
}

async function showAgain(parts: FormRouteParts, input: RouteInput, refused: RefusedForm) {
  const { site, form, posted, failure, returnTo, ticket } = refused
  const errors = failure.errors ?? {}
  const problem = describeErrorBlocks(
    { fieldErrors: errors, message: failure.text },
    { isNewsletter: form.kind === 'newsletter', texts: site.texts.forms.problems },
  )
  const { crumb } = await input.findCaller()
  const { retryAfterSeconds } = failure.details.values ?? {}
  if (retryAfterSeconds !== undefined) input.reply.header('retry-after', String(retryAfterSeconds))
  return showPage(parts, input, {
    site,
    name: 'form',
    status: failure.status,
    contentCss: blockCss.form,
    content: (
      <FormPage
        heading={site.texts.pages.form.heading}
        formId={form.id}
        form={showToVisitors(form.definition)}
        texts={site.texts.forms}
        errors={errors}
        problem={problem}
        filledIn={posted}
        returnTo={returnTo}
        ticket={ticket}
        crumb={crumb}
      />
    ),
  })
}

interface ShownPage {
  readonly site: SiteData
  readonly name: 'form' | 'notFound'
  readonly status: number
  readonly content?: React.ReactNode
  readonly contentCss?: string
}

/** Never kept: what somebody typed is in it. */
async function showPage(
  { renderer }: FormRouteParts,
  { reply }: RouteInput,
  { site, name, status, ...rest }: ShownPage,
) {
  const page = await renderer.renderHostPage(site, name, { path: '', hasOwnerCode: false, ...rest })
  return reply
    .code(status)
    .headers(page.headers ?? {})
    .header('content-type', page.contentType)
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .send(page.body)
}
