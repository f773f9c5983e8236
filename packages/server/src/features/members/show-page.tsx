import type { HostFormState } from '@sitewright/blocks/host-pages/host-form'
import { MemberNote } from '@sitewright/blocks/host-pages/member-forms'
import type { Failure } from '@sitewright/model/failures/catalogue'
import type { ReactNode } from 'react'
import type { Website } from '../../http/endpoint'
import type { PlaceInput } from '../../http/mount-places'
import type { SiteDataSource } from '../../render/site-data'
import { formOfFailure } from '../platform/read-form'
import type { HostPageName } from '../published/host-pages'
import type { VisitRenderer } from '../published/render-visit'
import { listMemberLinks } from './member-links'

export interface MemberPageParts {
  readonly siteData: SiteDataSource
  readonly renderer: Pick<VisitRenderer, 'renderHostPage'>
}

/** Passwords are typed here: no frame around it, no script but ours, and no form that leads elsewhere. */
const policy = "script-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'"

interface Shown {
  readonly content: ReactNode
  readonly status?: number
}

export type ShowMemberPage = ReturnType<typeof createMemberPages>

/** Pages that the host makes for members, in the design of the site. They differ between visitors: nobody keeps them. */
export function createMemberPages({ siteData, renderer }: MemberPageParts) {
  async function show(input: PlaceInput, name: HostPageName, { content, status }: Shown) {
    const site = await siteData.load(websiteOf(input))
    const member = await input.findMember()
    const page = await renderer.renderHostPage(site, name, {
      path: '',
      hasOwnerCode: false,
      content,
      memberNavigation: member === null ? undefined : listMemberLinks(site),
    })
    return input.reply
      .code(status ?? page.status)
      .header('content-type', page.contentType)
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', policy)
      .header('x-frame-options', 'DENY')
      .header('referrer-policy', 'same-origin')
      .header('x-robots-tag', 'noindex')
      .send(page.body)
  }

  return {
    show,
    note: (input: PlaceInput, name: HostPageName, note: Parameters<typeof MemberNote>[0], status = 200) =>
      show(input, name, { content: <MemberNote {...note} />, status }),
  }
}

export function websiteOf({ target }: PlaceInput): Website {
  if (target?.kind !== 'site') throw new Error('members were asked for where there is no site')
  return target.website
}

export async function emptyState({ findCaller }: PlaceInput, values = {}): Promise<HostFormState> {
  return { values, errors: {}, crumb: (await findCaller()).crumb }
}

/** What was typed, with what was wrong about it. */
export async function stateOfFailure(
  input: PlaceInput,
  values: Readonly<Record<string, string>>,
  failure: Failure,
): Promise<HostFormState> {
  const { retryAfterSeconds } = failure.details.values ?? {}
  if (retryAfterSeconds !== undefined) input.reply.header('retry-after', String(retryAfterSeconds))
  return { ...formOfFailure(values, failure), crumb: (await input.findCaller()).crumb }
}
