import { passwordChange } from '@sitewright/model/accounts/account-answers'
import { siteUserLogin, siteUserLoginAnswer } from '@sitewright/model/accounts/site-user-session'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalogue'
import { api } from '@sitewright/model/routes/api'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Caller, defineEndpoint, type Endpoint } from '../../http/endpoint'
import type { Settings } from '../../settings'
import { clearMemberCookies, readMemberTokens, setMemberCookies } from './session-cookies'
import type { MemberDoor, MemberSessions, OpenedMemberSession } from './sessions'

interface SessionParts {
  readonly settings: Settings
  readonly sessions: MemberSessions
}

const group = 'Members'
const nothing = z.strictObject({})
const boolean = z.enum(['true', 'false']).default('true')

/** What opens or ends sessions of members. */
export function memberSessionEndpoints({ settings, sessions }: SessionParts): Endpoint[] {
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
  ]
}
