import { memberCalls } from '@sitewright/model/calls/members'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../../../ground/settings'
import { type Caller, defineEndpoint, type Endpoint } from '../../../http/endpoint'
import type { MemberBelongings } from './member-belongings'
import { clearMemberCookies, readMemberTokens, setMemberCookies } from './session-cookies'
import type { MemberDoor, MemberSessions, OpenedMemberSession } from './sessions'

interface SessionParts {
  readonly settings: Settings
  readonly sessions: MemberSessions
  readonly belongings: MemberBelongings
}

const group = 'Members'

/** What opens or ends sessions of members. */
export function memberSessionEndpoints({ settings, sessions, belongings }: SessionParts): Endpoint[] {
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
    defineEndpoint(memberCalls.signInAsMember, {
      summary: 'Sign in as a member. Send the token in the header X-Siteuser-Xsrf-Token with later calls.',
      group,
      access: 'public',
      handle: async ({ body, caller, request, reply }) => {
        const door = doorOf(caller, request)
        if (door === null) return fail('request.not-found')
        const opened = await sessions.signIn(body, door)
        if (!isFailure(opened)) {
          await belongings.takeAlong({ websiteId: door.websiteId, memberId: opened.memberId }, { request, reply })
        }
        return welcome(reply, opened)
      },
      failures: ['account.wrong-sign-in'],
    }),
    defineEndpoint(memberCalls.signOutAsMember, {
      summary: 'Sign out as a member. `cloneCart` keeps the cart’s items for the visitor.',
      group,
      access: 'member',
      handle: async ({ query, caller, member, request, reply }) => {
        const door = doorOf(caller, request)
        if (door === null || member === null) return fail('request.not-found')
        await sessions.signOut(door)
        const { id: memberId, websiteId } = member
        const asCopy = query.cloneCart === 'true'
        await belongings.leaveBehind({ websiteId, memberId }, { request, reply }, { asCopy })
        clearMemberCookies(reply, settings)
        return {}
      },
    }),
    defineEndpoint(memberCalls.changeMemberPassword, {
      summary: 'Change your password as a member. All your other sessions end.',
      group,
      access: 'member',
      handle: async ({ body, caller, member, request, reply }) => {
        const door = doorOf(caller, request)
        if (door === null || member === null) return fail('request.unauthorized')
        return welcome(reply, await sessions.changePassword(member, body, door))
      },
      failures: ['account.wrong-password', 'account.password-common', 'account.password-personal'],
    }),
  ]
}
