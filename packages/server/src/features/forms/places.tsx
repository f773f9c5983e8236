import { blockCss } from '@sitewright/blocks/block-css'
import { confirmAnchor, doneAnchor } from '@sitewright/blocks/form/done-anchor'
import { FormPage } from '@sitewright/blocks/host-pages/form-page'
import { type Failure, isFailure } from '@sitewright/model/failures/catalogue'
import { showToVisitors } from '@sitewright/model/forms/definition'
import { collectFormValues } from '@sitewright/model/forms/field-values'
import { honeypotName, type PostedValues, readPostedInputs } from '@sitewright/model/forms/posted-inputs'
import { describeErrorBlocks } from '@sitewright/model/forms/submission-answer'
import { places } from '@sitewright/model/routes/places'
import type { Place, PlaceInput } from '../../http/mount-places'
import type { SiteData, SiteDataSource } from '../../render/site-data'
import { hostPages } from '../published/host-pages'
import type { VisitRenderer } from '../published/render-visit'
import type { LiveForm } from './form-rows'
import type { FormSource } from './form-source'
import { findReturn } from './posted-page'
import type { SubmissionSaver } from './save-submission'

interface FormPlaceParts {
  readonly forms: FormSource
  readonly saver: Pick<SubmissionSaver, 'savePosted'>
  readonly siteData: SiteDataSource
  readonly renderer: Pick<VisitRenderer, 'renderHostPage'>
}

const perMinute = 60

/** Where forms of pages without scripts are posted to. */
export function formPlaces(parts: FormPlaceParts): Place[] {
  const handle = (input: PlaceInput) => takeForm(parts, input)
  return [{ method: 'POST', path: places.formPost, on: 'site', perMinute, needsNoCrumb: true, handle }]
}

async function takeForm(parts: FormPlaceParts, input: PlaceInput) {
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
  const honeypot = String([posted[honeypotName] ?? ''].flat()[0] ?? '').trim()
  const saved = await parts.saver.savePosted(form, { websiteId, address }, { values, honeypot, page })
  if (isFailure(saved)) return showAgain(parts, input, { site, form, posted, failure: saved, returnTo: page.address })
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
}

async function showAgain(parts: FormPlaceParts, input: PlaceInput, refused: RefusedForm) {
  const { site, form, posted, failure, returnTo } = refused
  const errors = failure.details.errors ?? {}
  const problem = describeErrorBlocks(
    { fieldErrors: errors, message: failure.text },
    { isNewsletter: form.kind === 'newsletter' },
  )
  const { crumb } = await input.findCaller()
  const { retryAfterSeconds } = failure.details.values ?? {}
  if (retryAfterSeconds !== undefined) input.reply.header('retry-after', String(retryAfterSeconds))
  return showPage(parts, input, {
    site,
    name: 'form',
    status: failure.status,
    contentCss: blockCss.form ?? '',
    content: (
      <FormPage
        heading={hostPages.form.heading}
        formId={form.id}
        form={showToVisitors(form.definition)}
        errors={errors}
        problem={problem}
        filledIn={posted}
        returnTo={returnTo}
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
  { renderer }: FormPlaceParts,
  { reply }: PlaceInput,
  { site, name, status, ...rest }: ShownPage,
) {
  const page = await renderer.renderHostPage(site, name, { path: '', hasOwnerCode: false, ...rest })
  return reply
    .code(status)
    .header('content-type', page.contentType)
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .send(page.body)
}
