import { passwordChange } from '@sitewright/model/accounts/account-answers'
import {
  memberAccount,
  memberProfileChange,
  memberReset,
  memberResetRequest,
  memberSignUp,
} from '@sitewright/model/accounts/members'
import { siteUserLogin, siteUserLoginAnswer } from '@sitewright/model/accounts/site-user-session'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalogue'
import { api } from '@sitewright/model/routes/api'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Caller, defineEndpoint, type Endpoint } from '../../http/endpoint'
import type { SiteDataSource } from '../../render/site-data'
import type { Settings } from '../../settings'
import { readNextPath } from '../platform/next-path'
import type { MemberJoining } from './join'
import { listMemberLinks } from './member-links'
import type { MemberReset } from './reset'
import { clearMemberCookies, readMemberTokens, setMemberCookies } from './session-cookies'
import type { MemberDoor, MemberSessions, OpenedMemberSession } from './sessions'

interface MemberParts {
  readonly settings: Settings
  readonly siteData: SiteDataSource
  readonly sessions: MemberSessions
  readonly joining: MemberJoining
  readonly reset: MemberReset
}

const group = 'Members'
const nothing = z.strictObject({})
const boolean = z.enum(['true', 'false']).default('true')

/** What members of a site do themselves, on any address of it. */
export function memberEndpoints({ settings, siteData, sessions, joining, reset }: MemberParts): Endpoint[] {
  function doorOf(caller: Caller, request: FastifyRequest): MemberDoor | null {
    if (caller.website === null) return null
    const broughtTokens = readMemberTokens(request.headers.cookie, settings)
    return { websiteId: caller.website.id, address: caller.address, broughtTokens }
  }

  function welcome(reply: FastifyReply, opened: Result<OpenedMemberSession>) {
    if (isFailure(opened)) return opened
    setMemberCookies(reply, settings, opened)
    return { xsrfToken: opened.xsrfToken }
  }

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
      id: 'signInAsMember',
      method: 'POST',
      path: api.siteUserSession,
      summary: 'Sign in as a member. Later calls carry the token in the header X-Siteuser-Xsrf-Token.',
      group,
      access: 'public',
      body: siteUserLogin,
      answer: siteUserLoginAnswer,
      handle: async ({ body, caller, request, reply }) => {
        const door = doorOf(caller, request)
        return door === null ? fail('request.not-found') : welcome(reply, await sessions.signIn(body, door))
      },
    }),
    defineEndpoint({
      id: 'signOutAsMember',
      method: 'DELETE',
      path: api.siteUserSession,
      summary: 'End this session of a member. `cloneCart` keeps what is in the cart for the visitor.',
      group,
      access: 'member',
      query: z.strictObject({ cloneCart: boolean }),
      answer: nothing,
      handle: async ({ caller, request, reply }) => {
        const door = doorOf(caller, request)
        if (door === null) return fail('request.not-found')
        await sessions.signOut(door)
        clearMemberCookies(reply, settings)
        return {}
      },
    }),
    defineEndpoint({
      id: 'changeMemberPassword',
      method: 'PUT',
      path: api.siteUserPassword,
      summary: 'Change your password as a member. Every other session of yours ends.',
      group,
      access: 'member',
      body: passwordChange,
      answer: siteUserLoginAnswer,
      handle: async ({ body, caller, member, request, reply }) => {
        const door = doorOf(caller, request)
        if (door === null || member === null) return fail('request.unauthorized')
        return welcome(reply, await sessions.changePassword(member, body, door))
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
  ]
}
