import { CommentStopPage } from '@sitewright/blocks/collections/comments-page'
import { commentStopField } from '@sitewright/model/comments/comment-form'
import { paths } from '@sitewright/model/routes/paths'
import { fillWords } from '@sitewright/model/strings/fill-words'
import { readForm } from '../../browser-forms/read-form'
import type { Route, RouteInput } from '../../http/mount-routes'
import type { VisitRenderer } from '../../render/render-visit'
import type { SiteDataSource } from '../../render/site-data'
import type { CommentMails } from './comment-mails'

interface StopRouteParts {
  readonly mails: CommentMails
  readonly siteData: SiteDataSource
  readonly renderer: Pick<VisitRenderer, 'renderHostPage'>
}

const perMinute = 30

/** Where emails about comments lead to stop: looking changes nothing, the button does. */
export function commentStopRoutes(parts: StopRouteParts): Route[] {
  const { mails } = parts
  const rules = { on: 'site', perMinute } as const
  return [
    {
      ...rules,
      method: 'GET',
      path: paths.commentsStopLink,
      async handle(input) {
        const { code = '' } = input.request.params as { code?: string }
        const email = await mails.readStop(websiteOf(input).id, code)
        return show(parts, input, { email, name: 'stopping', code })
      },
    },
    {
      ...rules,
      method: 'POST',
      path: paths.commentsStop,
      // The code is what proves it.
      needsNoCrumb: true,
      async handle(input) {
        const { [commentStopField]: code = '' } = readForm(input.request, [commentStopField])
        const email = await mails.stop(websiteOf(input).id, code)
        return show(parts, input, { email, name: 'stopped' })
      },
    },
  ]
}

interface Told {
  readonly email: string | null
  readonly name: 'stopping' | 'stopped'
  readonly code?: string
}

async function show({ siteData, renderer }: StopRouteParts, input: RouteInput, { email, name, code }: Told) {
  const site = await siteData.load(websiteOf(input))
  const { comments } = site.texts
  const { heading, text } = email === null ? comments.unknownLink : comments[name]
  const told = { heading, text: fillWords(text, { email: email ?? '' }), code: email === null ? undefined : code }
  const page = await renderer.renderHostPage(site, 'comments', {
    path: '',
    // The address may hold a code, which is for no script but ours.
    hasOwnerCode: false,
    guard: 'private',
    content: <CommentStopPage {...told} texts={site.texts} />,
  })
  return input.reply
    .code(email === null ? 404 : 200)
    .headers(page.headers ?? {})
    .header('content-type', page.contentType)
    .header('cache-control', 'private, no-store')
    .header('referrer-policy', 'same-origin')
    .header('x-robots-tag', 'noindex')
    .send(page.body)
}

function websiteOf({ target }: RouteInput) {
  if (target?.kind !== 'site') throw new Error('comments were asked for where there is no site')
  return target.website
}
