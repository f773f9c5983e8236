import { LockScreen } from '@sitewright/blocks/host-pages/lock-screen'
import { MembersNotice } from '@sitewright/blocks/host-pages/members-notice'
import { decidePageAccess } from '@sitewright/model/accounts/page-access'
import { type Failure, isFailure } from '@sitewright/model/failures/catalog'
import { sayFailure } from '@sitewright/model/failures/say-failure'
import type { FastifyReply } from 'fastify'
import { readNextPath } from '../../browser-forms/next-path'
import { readForm } from '../../browser-forms/read-form'
import type { RenderedPage } from '../../cache/page-cache'
import type { LivePage } from '../../content/site-rows'
import type { Website } from '../../hosts/website'
import type { RouteInput } from '../../http/mount-routes'
import type { VisitRenderer } from '../../render/render-visit'
import { asNoticeSite } from '../../render/shown-site'
import type { SiteDataSource } from '../../render/site-data'
import type { Marks } from '../accounts/marks'
import { listMemberLinks } from '../members/pages/member-links'
import type { PageLock } from './page-lock'
import type { LockedRender } from './visit'

interface LockedVisit {
  readonly website: Website
  readonly page: LivePage
  readonly path: string
  readonly render: LockedRender
  readonly renderTeaser?: LockedRender | undefined
}

/** What the lock screen stands before. */
interface LockedPlace {
  readonly website: Website
  readonly name: 'password' | 'siteLock'
  readonly path: string
  /** Where the password leads to, if not to the address of the form. */
  readonly next?: string
}

export interface LockedPages {
  /** The content to who may see it; to everybody else the lock screen, or what is for members alone. */
  show(visit: LockedVisit, input: RouteInput): Promise<FastifyReply>
  /** Takes the form of the lock screen. */
  open(visit: LockedVisit, input: RouteInput): Promise<FastifyReply>
  /** The lock screen of a whole site, at whatever address. */
  showSiteLock(website: Website, input: RouteInput): Promise<FastifyReply>
  openSite(website: Website, input: RouteInput): Promise<FastifyReply>
}

interface LockedPagesParts {
  readonly lock: PageLock
  readonly marks: Pick<Marks, 'find'>
  readonly siteData: SiteDataSource
  readonly renderer: VisitRenderer
}

/** Pages with a password, and those for members, differ between visitors: none of their answers is kept by anybody. */
export function createLockedPages({ lock, marks, siteData, renderer }: LockedPagesParts): LockedPages {
  async function showLockScreen(locked: LockedPlace, input: RouteInput, problem?: 'wrong' | Failure) {
    const { website, name, next } = locked
    const { crumb } = await input.findCaller()
    const site = await siteData.load(website)
    const { heading, text } = site.texts.pages[name]
    // A page of the owner's has its own words.
    const said = name === 'siteLock' ? { heading: site.settings.title, text } : { heading, text }
    const words = site.ownPages.lock === undefined ? said : undefined
    const { lock: texts } = site.texts
    const wrong = isFailure(problem) ? sayFailure(problem, site.texts).text : problem && texts.wrongPassword
    const content = <LockScreen {...{ texts, words, crumb, next, problem: wrong }} submit={texts.submit[name]} />
    const isBare = name === 'siteLock'
    const rendered = await renderer.renderHostPage(isBare ? asNoticeSite(site) : site, name, {
      path: locked.path,
      hasOwnerCode: !isBare,
      isBare,
      content,
    })
    if (!isFailure(problem)) return sendPrivately(input.reply, rendered)
    const { retryAfterSeconds } = problem.details.values ?? {}
    if (retryAfterSeconds !== undefined) input.reply.header('retry-after', String(retryAfterSeconds))
    return sendPrivately(input.reply, { ...rendered, status: problem.status })
  }

  async function showNotice({ website, path, renderTeaser }: LockedVisit, input: RouteInput) {
    if (renderTeaser !== undefined) return sendPrivately(input.reply, await renderTeaser({ hasOwnerCode: true }))
    const site = await siteData.load(website)
    const { heading, text } = site.texts.pages.members
    const content = (
      <MembersNotice
        texts={site.texts.members}
        heading={heading}
        text={text}
        path={path}
        canJoin={site.members.allowSignUp}
      />
    )
    const rendered = await renderer.renderHostPage(site, 'members', { path, hasOwnerCode: true, content })
    return sendPrivately(input.reply, rendered)
  }

  const siteLockAt = (website: Website, next: string): LockedPlace => ({ website, name: 'siteLock', path: '', next })

  return {
    showSiteLock: (website, input) => showLockScreen(siteLockAt(website, input.request.raw.url ?? '/'), input),
    async openSite(website, input) {
      const { password = '', next: asked = '/' } = readForm(input.request, ['password', 'next'])
      const next = readNextPath(asked, '/')
      const cookie = await lock.open({ websiteId: website.id }, password.slice(0, 256), input.address)
      if (isFailure(cookie) || cookie === null)
        return showLockScreen(siteLockAt(website, next), input, cookie ?? 'wrong')
      return sendOpened(input.reply, cookie, next)
    },
    async show(visit, input) {
      const { website, page, render } = visit
      const member = await input.findMember()
      const marked = await marks.find(website, input.request.headers.cookie)
      const access = decidePageAccess({
        access: page.settings.access,
        isUnlocked: await lock.isOpenTo({ websiteId: website.id, pageId: page.id }, input.request.headers.cookie),
        isMember: member !== null,
        canViewSite: marked?.permissions.has('site.view') === true,
      })
      if (access === 'members-only-notice') return showNotice(visit, input)
      if (access !== 'content') return showLockScreen(pageLockOf(visit), input)
      const site = await siteData.load(website)
      const memberNavigation = member === null ? undefined : listMemberLinks(site)
      return sendPrivately(input.reply, await render({ hasOwnerCode: true, isUnlocked: true, memberNavigation }))
    },
    async open(visit, input) {
      const { password = '' } = readForm(input.request, ['password'])
      const page = { websiteId: visit.website.id, pageId: visit.page.id }
      const cookie = await lock.open(page, password.slice(0, 256), input.address)
      if (isFailure(cookie) || cookie === null) return showLockScreen(pageLockOf(visit), input, cookie ?? 'wrong')
      return sendOpened(input.reply, cookie, visit.path)
    },
  }
}

function pageLockOf({ website, path }: LockedVisit): LockedPlace {
  return { website, name: 'password', path }
}

function sendOpened(reply: FastifyReply, cookie: string, location: string): FastifyReply {
  const headers = { 'set-cookie': cookie, 'cache-control': 'private, no-store', location }
  return reply.code(303).headers(headers).send('')
}

function sendPrivately(reply: FastifyReply, { status, contentType, body, headers = {} }: RenderedPage): FastifyReply {
  return reply
    .code(status)
    .headers(headers)
    .header('content-type', contentType)
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .send(body)
}
