import { places } from '@sitewright/model/routes/places'
import type { FastifyReply } from 'fastify'
import { kindOfVisit, type PageCache } from '../../cache/page-cache'
import { sendAnswer } from '../../cache/send-answer'
import type { Place, PlaceInput } from '../../http/mount-places'
import type { Services } from '../../services'
import { StorageUnavailable } from '../../storage/storage-errors'
import type { ErrorPages } from './error-pages'
import type { Visits } from './visits'

interface PublishedParts {
  readonly cache: PageCache
  readonly visits: Visits
  readonly errorPages: ErrorPages
  readonly log: Services['log']
}

/** What is not cached costs some work; this is far above what people and crawlers ask for. */
const perMinute = 6000

/** Every address of a site that nothing else answers; on a custom domain there is no panel, and its address is as good as any. */
export function publishedPlaces(parts: PublishedParts): Place[] {
  return ['/*', '/config', `${places.config}*`].map((path) => ({
    method: 'GET',
    path,
    on: 'site',
    perMinute,
    handle: (input) => answerVisit(parts, input),
  }))
}

async function answerVisit({ cache, visits, errorPages, log }: PublishedParts, { target, request, reply }: PlaceInput) {
  if (target?.kind !== 'site') throw new Error('a page was asked for where there is no site')
  const { website } = target
  const hostHeader = request.headers.host ?? ''
  const addressKind = website.isBuiltInAddress ? 'built-in' : 'custom'
  const kind = kindOfVisit(addressKind, request.headers.cookie)
  try {
    const answer = await visits.answer({ website, host: { websiteId: website.id, kind }, url: request.raw.url ?? '/' })
    cache.learnHost(hostHeader, { websiteId: website.id, kind: addressKind })
    if (answer.kind === 'redirect') return sendRedirect(reply, answer)
    reply.hijack()
    sendAnswer(request.raw, reply.raw, answer.answer)
    return reply
  } catch (error) {
    const name = error instanceof StorageUnavailable ? 'busy' : 'failed'
    log.error({ error: error instanceof Error ? error.stack : String(error), websiteId: website.id }, 'a page failed')
    const page = await errorPages.render(website, name)
    reply.code(page.status).header('cache-control', 'no-store').header('content-type', page.contentType)
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
