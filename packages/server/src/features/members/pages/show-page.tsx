import type { HostFormState } from '@sitewright/blocks/host-pages/host-form'
import { MemberNote } from '@sitewright/blocks/host-pages/member-forms'
import type { Failure } from '@sitewright/model/failures/catalog'
import { sayFailure } from '@sitewright/model/failures/say-failure'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import type { ReactNode } from 'react'
import { formOfFailure } from '../../../browser-forms/read-form'
import type { Website } from '../../../hosts/website'
import type { RouteInput } from '../../../http/mount-routes'
import type { HostPageName } from '../../../render/host-pages'
import type { VisitRenderer } from '../../../render/render-visit'
import type { SiteDataSource } from '../../../render/site-data'
import { listMemberLinks } from './member-links'

export interface MemberPageParts {
  readonly siteData: SiteDataSource
  readonly renderer: Pick<VisitRenderer, 'renderHostPage'>
}

interface Shown {
  readonly content: ReactNode
  readonly status?: number
}

export type ShowMemberPage = ReturnType<typeof createMemberPages>

/** Pages that the host makes for members, in the design of the site. They differ between visitors: nobody keeps them. */
export function createMemberPages({ siteData, renderer }: MemberPageParts) {
  async function show(input: RouteInput, name: HostPageName, { content, status }: Shown) {
    const site = await siteData.load(websiteOf(input))
    const member = await input.findMember()
    const page = await renderer.renderHostPage(site, name, {
      path: '',
      hasOwnerCode: false,
      // Passwords are typed here.
      guard: 'private',
      content,
      memberNavigation: member === null ? undefined : listMemberLinks(site),
    })
    return input.reply
      .code(status ?? page.status)
      .headers(page.headers ?? {})
      .header('content-type', page.contentType)
      .header('cache-control', 'private, no-store')
      .header('x-frame-options', 'DENY')
      .header('referrer-policy', 'same-origin')
      .header('x-robots-tag', 'noindex')
      .send(page.body)
  }

  async function textsOf(input: RouteInput): Promise<VisitorTexts> {
    return (await siteData.load(websiteOf(input))).texts
  }

  return {
    show,
    texts: textsOf,
    /** What was typed, with what was wrong about it. */
    async stateOfFailure(
      input: RouteInput,
      values: Readonly<Record<string, string>>,
      failure: Failure,
    ): Promise<HostFormState> {
      const { retryAfterSeconds } = failure.details.values ?? {}
      if (retryAfterSeconds !== undefined) input.reply.header('retry-after', String(retryAfterSeconds))
      const said = sayFailure(failure, await textsOf(input))
      return { ...formOfFailure(values, said), crumb: (await input.findCaller()).crumb }
    },
    note: (input: RouteInput, name: HostPageName, note: Parameters<typeof MemberNote>[0], status = 200) =>
      show(input, name, { content: <MemberNote {...note} />, status }),
  }
}

export function websiteOf({ target }: RouteInput): Website {
  if (target?.kind !== 'site') throw new Error('members were asked for where there is no site')
  return target.website
}

export async function emptyState({ findCaller }: RouteInput, values = {}): Promise<HostFormState> {
  return { values, errors: {}, crumb: (await findCaller()).crumb }
}
