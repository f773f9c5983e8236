import { memberCalls } from '@sitewright/model/calls/members'
import { fail } from '@sitewright/model/failures/catalog'
import { readNextPath } from '../../browser-forms/next-path'
import type { Settings } from '../../ground/settings'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import type { SiteDataSource } from '../../render/site-data'
import type { MemberJoining } from './joining/join'
import type { MemberReset } from './joining/reset'
import { listMemberLinks } from './pages/member-links'
import type { MemberBelongings } from './sessions/member-belongings'
import { memberSessionEndpoints } from './sessions/session-endpoints'
import type { MemberSessions } from './sessions/sessions'

interface MemberParts {
  readonly settings: Settings
  readonly siteData: SiteDataSource
  readonly sessions: MemberSessions
  readonly joining: MemberJoining
  readonly reset: MemberReset
  readonly belongings: MemberBelongings
}

const group = 'Members'

/** What members of a site do themselves, on any address of it. */
export function memberEndpoints(parts: MemberParts): Endpoint[] {
  const { settings, siteData, sessions, joining, reset, belongings } = parts
  return [
    defineEndpoint(memberCalls.joinAsMember, {
      summary: 'Join as a member, if the site allows it. An email asks for confirmation.',
      group,
      access: 'public',
      perMinute: 30,
      handle: async ({ body, caller }) => {
        if (caller.website === null) return fail('request.not-found')
        const asked = { ...body, next: readNextPath(body.next, '') }
        return (await joining.request(caller.website.id, asked, caller.address)) ?? {}
      },
      failures: ['member.sign-up-closed', 'account.password-common', 'account.password-personal'],
    }),
    defineEndpoint(memberCalls.readMemberAccount, {
      summary: 'Get the signed-in member and the members-only pages',
      group,
      access: 'member',
      handle: async ({ caller, member }) => {
        if (caller.website === null || member === null) return fail('request.unauthorized')
        const { email, name, xsrfToken } = member
        return { email, name, xsrfToken, navigation: listMemberLinks(await siteData.load(caller.website)) }
      },
    }),
    defineEndpoint(memberCalls.changeMemberAccount, {
      summary: 'Change your name as a member',
      group,
      access: 'member',
      handle: async ({ body, member }) => {
        if (member === null) return fail('request.unauthorized')
        await sessions.changeName(member, body.name)
        return body
      },
    }),
    defineEndpoint(memberCalls.askForMemberPassword, {
      summary: 'Send a member an email to choose a new password. The response is the same for every address.',
      group,
      access: 'public',
      perMinute: 30,
      handle: async ({ body, caller }) => {
        if (caller.website === null) return fail('request.not-found')
        return (await reset.request(body.email, { websiteId: caller.website.id, address: caller.address })) ?? {}
      },
    }),
    defineEndpoint(memberCalls.resetMemberPassword, {
      summary:
        'Set a new password with the code from that email or from an invitation. All sessions of the member end.',
      group,
      access: 'public',
      perMinute: 30,
      handle: async ({ body, caller }) => {
        if (caller.website === null) return fail('request.not-found')
        const asker = { websiteId: caller.website.id, address: caller.address }
        return (await reset.finish(body.code, body.password, asker)) ?? {}
      },
      failures: ['account.code-expired', 'account.password-common', 'account.password-personal'],
    }),
    ...memberSessionEndpoints({ settings, sessions, belongings }),
  ]
}
