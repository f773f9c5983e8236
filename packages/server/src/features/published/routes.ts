import type { FastifyReply } from 'fastify'
import type { PageCache } from '../../cache/page-cache'
import { sendAnswer } from '../../cache/send-answer'
import { domainAddress } from '../../hosts/host-names'
import type { Route, RouteInput } from '../../http/mount-routes'
import type { Services } from '../../services/services'
import { StorageUnavailable } from '../../storage/storage-errors'
import type { ErrorPages } from './error-pages'
import type { LockedPages } from './locked-pages'
import type { VisitAnswer } from './visit'
import type { Visits } from './visits'

export interface PublishedParts {
  readonly cache: PageCache
  readonly visits: Visits
  readonly lockedPages: LockedPages
  readonly errorPages: ErrorPages
  readonly log: Services['log']
  readonly settings: Services['settings']
}

/** What is not cached costs some work; this is far above what people and crawlers ask for. */
const perMinute = 6000
const formsPerMinute = 60

/** Every address of a site that nothing else answers. */
export function publishedRoutes(parts: PublishedParts): Route[] {
  const page: Route = {
    method: 'GET',
    path: '/*',
    on: 'site',
    perMinute,
    handle: (input) => answerVisit(parts, input),
  }
  const lockForm: Route = {
    method: 'POST',
    path: '/*',
    on: 'site',
    perMinute: formsPerMinute,
    takesFormsAlone: true,
    handle: (input) => answerForm(parts, input),
  }
  return [page, lockForm]
}

export async function answerVisit(parts: PublishedParts, input: RouteInput) {
  const { cache } = parts
  const { request, reply } = input
  const asked = readVisit(input)
  if (asked.movedTo !== null) {
    const location = `${domainAddress(parts.settings, asked.movedTo)}${asked.url}`
    return sendRedirect(reply, { status: 301, location })
  }
  return withErrorPages(parts, input, async () => {
    const answer = await parts.visits.answer(asked)
    cache.learnHost(request.headers.host ?? '', asked.host)
    if (answer.kind === 'redirect') return sendRedirect(reply, answer)
    if (answer.kind === 'site-locked') return parts.lockedPages.showSiteLock(asked.website, input)
    if (answer.kind === 'locked') return parts.lockedPages.show(lockedVisit(asked, answer), input)
    reply.hijack()
    sendAnswer(request.raw, reply.raw, answer.answer)
    return reply
  })
}

/** Only a page or a site with a password has a form; to all others a form is the wrong method. */
async function answerForm(parts: PublishedParts, input: RouteInput) {
  const asked = readVisit(input)
  return withErrorPages(parts, input, async () => {
    const answer = await parts.visits.answer(asked)
    if (answer.kind === 'site-locked') return parts.lockedPages.openSite(asked.website, input)
    if (answer.kind !== 'locked' || answer.page.settings.access !== 'password') {
      input.reply.callNotFound()
      return input.reply
    }
    return parts.lockedPages.open(lockedVisit(asked, answer), input)
  })
}

function readVisit({ target, request }: RouteInput) {
  if (target?.kind !== 'site') throw new Error('a page was asked for where there is no site')
  const { website, movedTo } = target
  const kind = website.door === 'domain' ? 'domain' : 'built-in'
  const host = { websiteId: website.id, kind } as const
  return { website, movedTo, host, url: request.raw.url ?? '/', cookies: request.headers.cookie }
}

function lockedVisit(
  { website }: ReturnType<typeof readVisit>,
  { page, path, render, renderTeaser }: Extract<VisitAnswer, { kind: 'locked' }>,
) {
  return { website, page, path, render, renderTeaser }
}

async function withErrorPages(
  { errorPages, log }: PublishedParts,
  { target, reply }: RouteInput,
  work: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await work()
  } catch (error) {
    if (target?.kind !== 'site') throw error
    const { website } = target
    const name = error instanceof StorageUnavailable ? 'busy' : 'failed'
    log.error({ error: error instanceof Error ? error.stack : String(error), websiteId: website.id }, 'a page failed')
    const page = await errorPages.render(website, name)
    reply.code(page.status).headers(page.headers ?? {})
    reply.header('cache-control', 'no-store').header('content-type', page.contentType)
    if (name === 'busy') reply.header('retry-after', '5')
    return reply.send(page.body)
  }
}

/** Not kept by browsers: an owner who undoes a redirect would else have lost those visitors for good. */
function sendRedirect(reply: FastifyReply, { status, location }: { status: number; location: string }) {
  return reply
    .code(status)
    .header('location', toAscii(location))
    .header('cache-control', 'public, max-age=0, must-revalidate')
    .send('')
}

/** A header holds ASCII alone; escapes that are there already stay. */
function toAscii(location: string): string {
  return location.replace(/\p{Cs}/gu, '').replace(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character))
}
