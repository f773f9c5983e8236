import { NewsletterPage, type NewsletterPageForm } from '@sitewright/blocks/host-pages/newsletter-page'
import { type Failure, isFailure } from '@sitewright/model/failures/catalog'
import { sayFailure } from '@sitewright/model/failures/say-failure'
import { paths } from '@sitewright/model/routes/paths'
import { fillWords } from '@sitewright/model/strings/fill-words'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
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

type Tell = (texts: VisitorTexts) => Told

/** A person presses a few buttons; guessing codes takes far more. */
const perMinute = 30

/** The pages that mails to a list lead to, in the design of the site. Only their buttons change anything. */
export function listRoutes(parts: ListRouteParts): Route[] {
  const show = (input: RouteInput, page: HostPageName, tell: Tell) => showPage(parts, input, page, tell)
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
        return show(input, 'newsletterConfirm', (texts) =>
          isFailure(found) ? tellFailure(found, texts) : tellOpen(found, code, texts),
        )
      },
    },
    {
      ...rules,
      method: 'POST',
      path: paths.newsletterConfirm,
      handle: async (input) => {
        const { code = '' } = readForm(input.request, ['code'])
        const found = await answers.confirm(websiteOf(input).id, code)
        return show(input, 'newsletterConfirm', (texts) =>
          isFailure(found) ? tellFailure(found, texts) : tellSubscribed(found, texts),
        )
      },
    },
    {
      ...rules,
      method: 'GET',
      path: paths.newsletterLeaveLink,
      handle: async (input) => {
        const { code = '' } = input.request.params as { code?: string }
        const found = await answers.lookAtLeaving(websiteOf(input).id, code)
        return show(input, 'newsletterLeave', (texts) =>
          isFailure(found) ? tellFailure(found, texts) : tellLeaving(found, code, texts),
        )
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
          return show(input, 'newsletterLeave', (texts) =>
            isFailure(back) ? tellFailure(back, texts) : tellSubscribed(back, texts),
          )
        }
        const left = await answers.leave(id, code)
        return show(input, 'newsletterLeave', (texts) =>
          isFailure(left) ? tellFailure(left, texts) : tellLeft(code, texts),
        )
      },
    },
  ]
}

async function showPage({ siteData, renderer }: ListRouteParts, input: RouteInput, name: HostPageName, tell: Tell) {
  const { crumb } = await input.findCaller()
  const site = await siteData.load(websiteOf(input))
  const { status, ...told } = tell(site.texts)
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

function tellFailure(failure: Failure, { lists: { refused }, ...texts }: VisitorTexts): Told {
  const { status, text } = sayFailure(failure, texts)
  const heading = status === 409 ? refused.notLeft : status === 410 ? refused.tooLate : refused.unknown
  return { heading, text, status }
}

function tellOpen(membership: Membership, code: string, texts: VisitorTexts): Told {
  if (membership.isSubscribed) return tellSubscribed(membership, texts)
  const { heading, text, confirm } = texts.lists.open
  return {
    heading,
    text: fillWords(text, namesOf(membership)),
    form: { action: paths.newsletterConfirm, code, wants: 'confirm', label: confirm, kind: 'primary' },
  }
}

function tellSubscribed(membership: Membership, { lists: { subscribed } }: VisitorTexts): Told {
  return { heading: subscribed.heading, text: fillWords(subscribed.text, namesOf(membership)) }
}

function tellLeaving(membership: Membership, code: string, { lists: { leaving } }: VisitorTexts): Told {
  return {
    heading: leaving.heading,
    text: fillWords(leaving.text, namesOf(membership)),
    form: { action: paths.newsletterLeave, code, wants: 'leave', label: leaving.leave, kind: 'primary' },
  }
}

function tellLeft(code: string, { lists: { left } }: VisitorTexts): Told {
  return {
    heading: left.heading,
    text: left.text,
    form: { action: paths.newsletterLeave, code, wants: 'come-back', label: left.comeBack, kind: 'secondary' },
  }
}

function namesOf({ email, listName }: Membership) {
  return { email, list: listName }
}
