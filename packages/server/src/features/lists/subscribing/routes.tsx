import { NewsletterPage, type NewsletterPageForm } from '@sitewright/blocks/host-pages/newsletter-page'
import { type Failure, isFailure } from '@sitewright/model/failures/catalog'
import { paths } from '@sitewright/model/routes/paths'
import { readForm } from '../../../browser-forms/read-form'
import type { Route, RouteInput } from '../../../http/mount-routes'
import type { HostPageName } from '../../../render/host-pages'
import type { VisitRenderer } from '../../../render/render-visit'
import type { SiteDataSource } from '../../../render/site-data'
import type { MailAnswers, Membership } from './answer-mail'

interface ListRouteParts {
  readonly answers: MailAnswers
  readonly siteData: SiteDataSource
  readonly renderer: Pick<VisitRenderer, 'renderHostPage'>
}

interface Told {
  readonly heading: string
  readonly text: string
  readonly form?: NewsletterPageForm
  readonly status?: number
}

/** A person presses a few buttons; guessing codes takes far more. */
const perMinute = 30

/** The pages that mails to a list lead to, in the design of the site. Only their buttons change anything. */
export function listRoutes(parts: ListRouteParts): Route[] {
  const show = (input: RouteInput, page: HostPageName, told: Told) => showPage(parts, input, page, told)
  const { answers } = parts
  const rules = { on: 'site', perMinute } as const
  return [
    {
      ...rules,
      method: 'GET',
      path: paths.newsletterConfirm,
      handle: async (input) => {
        const code = String((input.request.query as { code?: unknown }).code ?? '')
        const found = await answers.lookAtConfirmation(websiteOf(input).id, code)
        return show(input, 'newsletterConfirm', isFailure(found) ? tellFailure(found) : tellOpen(found, code))
      },
    },
    {
      ...rules,
      method: 'POST',
      path: paths.newsletterConfirm,
      handle: async (input) => {
        const { code = '' } = readForm(input.request, ['code'])
        const found = await answers.confirm(websiteOf(input).id, code)
        return show(input, 'newsletterConfirm', isFailure(found) ? tellFailure(found) : tellSubscribed(found))
      },
    },
    {
      ...rules,
      method: 'GET',
      path: paths.newsletterLeaveLink,
      handle: async (input) => {
        const { code = '' } = input.request.params as { code?: string }
        const found = await answers.lookAtLeaving(websiteOf(input).id, code)
        return show(input, 'newsletterLeave', isFailure(found) ? tellFailure(found) : tellLeaving(found, code))
      },
    },
    {
      ...rules,
      method: 'POST',
      path: paths.newsletterLeave,
      handle: async (input) => {
        const { code = '', wants } = readForm(input.request, ['code', 'wants'])
        const { id } = websiteOf(input)
        if (wants === 'come-back') {
          const back = await answers.comeBack(id, code)
          return show(input, 'newsletterLeave', isFailure(back) ? tellFailure(back) : tellSubscribed(back))
        }
        const left = await answers.leave(id, code)
        return show(input, 'newsletterLeave', isFailure(left) ? tellFailure(left) : tellLeft(code))
      },
    },
  ]
}

async function showPage(
  { siteData, renderer }: ListRouteParts,
  input: RouteInput,
  name: HostPageName,
  { status, ...told }: Told,
) {
  const { crumb } = await input.findCaller()
  const site = await siteData.load(websiteOf(input))
  const page = await renderer.renderHostPage(site, name, {
    path: '',
    // The address holds a code, which is for no script but ours.
    hasOwnerCode: false,
    guard: 'private',
    content: <NewsletterPage {...told} goHomeText={site.texts.page.goHome} crumb={crumb} />,
  })
  return (
    input.reply
      .code(status ?? page.status)
      .headers(page.headers ?? {})
      .header('content-type', page.contentType)
      .header('cache-control', 'private, no-store')
      // The code is told to no other site; without any origin browsers could not press the button.
      .header('referrer-policy', 'same-origin')
      .header('x-robots-tag', 'noindex')
      .send(page.body)
  )
}

function websiteOf({ target }: RouteInput) {
  if (target?.kind !== 'site') throw new Error('a list was asked for where there is no site')
  return target.website
}

const failureHeadings: Readonly<Record<number, string>> = { 409: 'Nothing to take back', 410: 'Too late' }

function tellFailure(failure: Failure): Told {
  return { heading: failureHeadings[failure.status] ?? 'Not found', text: failure.text, status: failure.status }
}

function tellOpen(membership: Membership, code: string): Told {
  if (membership.isSubscribed) return tellSubscribed(membership)
  const form = { action: paths.newsletterConfirm, code, wants: 'confirm', label: 'Yes, subscribe me' } as const
  return {
    heading: 'Confirm your subscription',
    text: `“${membership.listName}” is for ${membership.email}.`,
    form: { ...form, kind: 'primary' },
  }
}

function tellSubscribed({ email, listName }: Membership): Told {
  return { heading: 'You are subscribed', text: `“${listName}” comes to ${email} from now on.` }
}

function tellLeaving({ email, listName }: Membership, code: string): Told {
  const form = { action: paths.newsletterLeave, code, wants: 'leave', label: 'Unsubscribe' } as const
  return {
    heading: 'Unsubscribe?',
    text: `${email} gets no more mails of “${listName}”.`,
    form: { ...form, kind: 'primary' },
  }
}

function tellLeft(code: string): Told {
  const form = { action: paths.newsletterLeave, code, wants: 'come-back', label: 'Subscribe again' } as const
  return {
    heading: 'You are unsubscribed',
    text: 'You get no more mails of this list. Was it a mistake?',
    form: { ...form, kind: 'secondary' },
  }
}
