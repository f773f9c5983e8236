import { passwordChange, session, signIn, signUp } from '@sitewright/model/accounts/account-answers'
import { levelOf } from '@sitewright/model/accounts/permissions'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalogue'
import { api } from '@sitewright/model/routes/api'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { type Caller, defineEndpoint, type Endpoint } from '../../http/endpoint'
import type { Settings } from '../../settings'
import { readDoor } from './doors'
import type { Handover } from './handover'
import type { Accounts } from './service'
import { clearSessionCookies, setCrumbCookie, setSessionCookies } from './session-cookies'
import type { OpenedSession } from './sessions'

const group = 'Accounts'
const signedIn = z.strictObject({ account: session.shape.account.unwrap(), crumb: z.string() })

export function accountsEndpoints(settings: Settings, accounts: Accounts, handover: Handover): Endpoint[] {
  /** A program that proves itself by a token wants no cookies. */
  function welcome(reply: FastifyReply, opened: Result<OpenedSession>, by: Caller['by'] = null) {
    if (isFailure(opened)) return opened
    if (by !== 'token') setSessionCookies(reply, settings, opened)
    return { account: opened.account, crumb: opened.crumb }
  }

  return [
    defineEndpoint({
      id: 'signUp',
      method: 'POST',
      path: api.signup,
      summary: 'Make an account and sign in. Only on the platform’s own address.',
      group,
      access: 'public',
      body: signUp,
      answer: signedIn,
      status: 201,
      handle: async ({ body, caller, request, reply }) => {
        if (caller.website !== null) return fail('request.not-found')
        return welcome(reply, await accounts.signUp(body, readDoor(request, caller, settings)))
      },
    }),
    defineEndpoint({
      id: 'signIn',
      method: 'POST',
      path: api.login,
      summary: 'Sign in, on the platform’s address or on the built-in address of a site.',
      group,
      access: 'public',
      body: signIn,
      answer: signedIn,
      handle: async ({ body, caller, request, reply }) => {
        if (caller.website?.isBuiltInAddress === false) return fail('request.not-found')
        return welcome(reply, await accounts.signIn(body, readDoor(request, caller, settings)))
      },
    }),
    defineEndpoint({
      id: 'signOut',
      method: 'POST',
      path: api.logout,
      summary: 'End this session.',
      group,
      access: 'public',
      answer: z.strictObject({}),
      handle: async ({ caller, request, reply }) => {
        if (caller.by === 'session') await accounts.signOut(readDoor(request, caller, settings).brought.sessionTokens)
        clearSessionCookies(reply, settings)
        return {}
      },
    }),
    defineEndpoint({
      id: 'readSession',
      method: 'GET',
      path: api.session,
      summary: 'Who is signed in here, and what they may do on this site.',
      group,
      access: 'public',
      answer: session,
      handle: async ({ caller, reply }) => {
        if (caller.crumb !== null) setCrumbCookie(reply, settings, caller.crumb)
        return describeSession(caller)
      },
    }),
    defineEndpoint({
      id: 'startHandover',
      method: 'POST',
      path: api.handover,
      summary: 'Get a one-time address that signs you in on the built-in address of a site.',
      group,
      access: 'account',
      body: z.strictObject({ identifier: z.string().max(60) }),
      answer: z.strictObject({ address: z.string() }),
      perMinute: 60,
      handle: async ({ body, caller }) => {
        if (caller.website !== null || caller.account === null) return fail('request.not-found')
        const address = await handover.start(caller.account, body.identifier)
        return isFailure(address) ? address : { address }
      },
    }),
    defineEndpoint({
      id: 'changePassword',
      method: 'PUT',
      path: api.password,
      summary: 'Change the password. Every other session of the account ends.',
      group,
      access: 'account',
      body: passwordChange,
      answer: signedIn,
      handle: async ({ body, caller, request, reply }) => {
        if (caller.account === null) return fail('request.unauthorized')
        const changed = await accounts.changePassword(caller.account, body, readDoor(request, caller, settings))
        return welcome(reply, changed, caller.by)
      },
    }),
  ]
}

function describeSession(caller: Caller): z.infer<typeof session> {
  const { account, website } = caller
  return {
    account,
    website: website === null ? null : { id: website.id, identifier: website.identifier },
    permissions: [...caller.permissions],
    permissionLevel: account === null ? null : levelOf(caller.permissions),
    crumb: caller.crumb,
  }
}
