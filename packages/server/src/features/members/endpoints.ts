import {
  memberAccount,
  memberProfileChange,
  memberReset,
  memberResetRequest,
  memberSignUp,
} from '@sitewright/model/accounts/members'
import { fail } from '@sitewright/model/failures/catalogue'
import { api } from '@sitewright/model/routes/api'
import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import type { SiteDataSource } from '../../render/site-data'
import type { Settings } from '../../settings'
import { readNextPath } from '../platform/next-path'
import type { MemberJoining } from './join'
import { listMemberLinks } from './member-links'
import type { MemberReset } from './reset'
import { memberSessionEndpoints } from './session-endpoints'
import type { MemberSessions } from './sessions'

interface MemberParts {
  readonly settings: Settings
  readonly siteData: SiteDataSource
  readonly sessions: MemberSessions
  readonly joining: MemberJoining
  readonly reset: MemberReset
}

const group = 'Members'
const nothing = z.strictObject({})

/** What members of a site do themselves, on any address of it. */
export function memberEndpoints({ settings, siteData, sessions, joining, reset }: MemberParts): Endpoint[] {
  return [
    defineEndpoint({
      id: 'joinAsMember',
      method: 'POST',
      path: api.siteUserAccount,
      summary: 'Ask to become a member, where the site allows it. A mail asks for a confirmation.',
      group,
      access: 'public',
      body: memberSignUp,
      answer: nothing,
      perMinute: 30,
      handle: async ({ body, caller }) => {
        if (caller.website === null) return fail('request.not-found')
        const asked = { ...body, next: readNextPath(body.next, '') }
        return (await joining.request(caller.website.id, asked, caller.address)) ?? {}
      },
    }),
    defineEndpoint({
      id: 'readMemberAccount',
      method: 'GET',
      path: api.siteUserAccount,
      summary: 'Who is signed in as a member, and the pages that are for members.',
      group,
      access: 'member',
      answer: memberAccount,
      handle: async ({ caller, member }) => {
        if (caller.website === null || member === null) return fail('request.unauthorized')
        const { email, name, xsrfToken } = member
        return { email, name, xsrfToken, navigation: listMemberLinks(await siteData.load(caller.website)) }
      },
    }),
    defineEndpoint({
      id: 'changeMemberAccount',
      method: 'PATCH',
      path: api.siteUserAccount,
      summary: 'Change your name as a member.',
      group,
      access: 'member',
      body: memberProfileChange,
      answer: memberProfileChange,
      handle: async ({ body, member }) => {
        if (member === null) return fail('request.unauthorized')
        await sessions.changeName(member, body.name)
        return body
      },
    }),
    defineEndpoint({
      id: 'askForMemberPassword',
      method: 'POST',
      path: api.siteUserReset,
      summary: 'Have a mail sent by which a member chooses a new password. The answer is the same for every address.',
      group,
      access: 'public',
      body: memberResetRequest,
      answer: nothing,
      perMinute: 30,
      handle: async ({ body, caller }) => {
        if (caller.website === null) return fail('request.not-found')
        return (await reset.request(body.email, { websiteId: caller.website.id, address: caller.address })) ?? {}
      },
    }),
    defineEndpoint({
      id: 'resetMemberPassword',
      method: 'PUT',
      path: api.siteUserReset,
      summary: 'Choose a new password by the code of that mail, or of an invitation. Every session of the member ends.',
      group,
      access: 'public',
      body: memberReset,
      answer: nothing,
      perMinute: 30,
      handle: async ({ body, caller }) => {
        if (caller.website === null) return fail('request.not-found')
        const asker = { websiteId: caller.website.id, address: caller.address }
        return (await reset.finish(body.code, body.password, asker)) ?? {}
      },
    }),
    ...memberSessionEndpoints({ settings, sessions }),
  ]
}
