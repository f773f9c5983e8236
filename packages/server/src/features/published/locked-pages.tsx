import { LockScreen } from '@sitewright/blocks/host-pages/lock-screen'
import { MembersNotice } from '@sitewright/blocks/host-pages/members-notice'
import { decidePageAccess } from '@sitewright/model/accounts/page-access'
import { type Failure, isFailure } from '@sitewright/model/failures/catalogue'
import type { FastifyReply } from 'fastify'
import type { RenderedPage } from '../../cache/page-cache'
import type { Website } from '../../http/endpoint'
import type { PlaceInput } from '../../http/mount-places'
import type { SiteDataSource } from '../../render/site-data'
import type { LivePage } from '../../render/site-rows'
import { listMemberLinks } from '../members/member-links'
import { readForm } from '../platform/read-form'
import { hostPages } from './host-pages'
import type { PageLock } from './page-lock'
import type { VisitRenderer } from './render-visit'

interface LockedVisit {
  readonly website: Pick<Website, 'id' | 'identifier'>
  readonly page: LivePage
  readonly path: string
  readonly hasOwnerCode: boolean
}

export interface LockedPages {
  /** The content to who may see it; to everybody else the lock screen, or what is for members alone. */
  show(visit: LockedVisit, input: PlaceInput): Promise<FastifyReply>
  /** Takes the form of the lock screen. */
  open(visit: LockedVisit, input: PlaceInput): Promise<FastifyReply>
}

interface LockedPagesParts {
  readonly lock: PageLock
  readonly siteData: SiteDataSource
  readonly renderer: VisitRenderer
}

const wrongPassword = 'This is not the password. Please try again.'

/** Pages with a password, and those for members, differ between visitors: none of their answers is kept by anybody. */
export function createLockedPages({ lock, siteData, renderer }: LockedPagesParts): LockedPages {
  async function showLockScreen(visit: LockedVisit, input: PlaceInput, problem?: string | Failure) {
    const { heading, text } = hostPages.password
    const { crumb } = await input.findCaller()
    const words = isFailure(problem) ? problem.text : problem
    const screen = { heading, text, crumb, ...(words === undefined ? {} : { problem: words }) }
    const rendered = await renderer.renderHostPage(await siteData.load(visit.website), 'password', {
      path: visit.path,
      hasOwnerCode: visit.hasOwnerCode,
      content: <LockScreen {...screen} />,
    })
    if (!isFailure(problem)) return sendPrivately(input.reply, rendered)
    const { retryAfterSeconds } = problem.details.values ?? {}
    if (retryAfterSeconds !== undefined) input.reply.header('retry-after', String(retryAfterSeconds))
    return sendPrivately(input.reply, { ...rendered, status: problem.status })
  }

  async function showNotice({ website, path, hasOwnerCode }: LockedVisit, input: PlaceInput) {
    const site = await siteData.load(website)
    const { heading, text } = hostPages.members
    const content = <MembersNotice heading={heading} text={text} path={path} canJoin={site.members.allowSignUp} />
    const rendered = await renderer.renderHostPage(site, 'members', { path, hasOwnerCode, content })
    return sendPrivately(input.reply, rendered)
  }

  return {
    async show(visit, input) {
      const { website, page, path, hasOwnerCode } = visit
      const member = await input.findMember()
      const access = decidePageAccess({
        access: page.settings.access,
        isUnlocked: await lock.isOpenTo({ websiteId: website.id, pageId: page.id }, input.request.headers.cookie),
        isMember: member !== null,
        canViewSite: (await input.findCaller()).permissions.has('site.view'),
      })
      if (access === 'members-only-notice') return showNotice(visit, input)
      if (access !== 'content') return showLockScreen(visit, input)
      const site = await siteData.load(website)
      const memberNavigation = member === null ? undefined : listMemberLinks(site)
      const options = { path, hasOwnerCode, isUnlocked: true, memberNavigation }
      return sendPrivately(input.reply, await renderer.renderLivePage(site, page, options))
    },
    async open(visit, input) {
      const { password = '' } = readForm(input.request, ['password'])
      const page = { websiteId: visit.website.id, pageId: visit.page.id }
      const cookie = await lock.open(page, password.slice(0, 256), input.address)
      if (isFailure(cookie) || cookie === null) return showLockScreen(visit, input, cookie ?? wrongPassword)
      return input.reply
        .code(303)
        .header('set-cookie', cookie)
        .header('cache-control', 'private, no-store')
        .header('location', visit.path)
        .send('')
    },
  }
}

function sendPrivately(reply: FastifyReply, { status, contentType, body }: RenderedPage): FastifyReply {
  return reply
    .code(status)
    .header('content-type', contentType)
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .send(body)
}
