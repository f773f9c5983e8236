import type { session } from '@sitewright/model/accounts/account-answers'
import { levelOf } from '@sitewright/model/accounts/permissions'
import { accountCalls } from '@sitewright/model/calls/accounts'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import type { Settings } from '../../ground/settings'
import { builtInAddress } from '../../hosts/host-names'
import { type Caller, defineEndpoint, type Endpoint } from '../../http/endpoint'
import { readDoor } from './doors'
import type { Marks } from './marks'
import type { Accounts } from './service'
import { clearSessionCookies, setCrumbCookie, setSessionCookies } from './session-cookies'
import type { OpenedSession } from './sessions'

const group = 'Accounts'

export function accountsEndpoints(settings: Settings, accounts: Accounts, marks: Marks): Endpoint[] {
  /** A program that proves itself by a token wants no cookies. */
  function welcome(reply: FastifyReply, opened: Result<OpenedSession>, by: Caller['by'] = null) {
    if (isFailure(opened)) return opened
    if (by !== 'token') setSessionCookies(reply, settings, opened)
    return { account: opened.account, crumb: opened.crumb }
  }

  return [
    defineEndpoint(accountCalls.signUp, {
      summary: 'Create an account and sign in. Only on the platform’s own host.',
      group,
      access: 'public',
      handle: async ({ body, caller, request, reply }) => {
        if (!isOnPlatform(caller)) return fail('request.not-found')
        return welcome(reply, await accounts.signUp(body, readDoor(request, caller, settings)))
      },
      failures: ['account.password-common', 'account.password-personal'],
    }),
    defineEndpoint(accountCalls.signIn, {
      summary: 'Sign in. Only on the platform’s own host.',
      group,
      access: 'public',
      handle: async ({ body, caller, request, reply }) => {
        if (!isOnPlatform(caller)) return fail('request.not-found')
        return welcome(reply, await accounts.signIn(body, readDoor(request, caller, settings)))
      },
      failures: ['account.wrong-sign-in'],
    }),
    defineEndpoint(accountCalls.signOut, {
      summary: 'Sign out',
      group,
      access: 'public',
      handle: async ({ caller, request, reply }) => {
        if (caller.by === 'session') await accounts.signOut(readDoor(request, caller, settings).brought.sessionTokens)
        clearSessionCookies(reply, settings)
        return {}
      },
    }),
    defineEndpoint(accountCalls.readSession, {
      summary: 'Get the signed-in account and its permissions on this site',
      group,
      access: 'public',
      handle: async ({ caller, reply }) => {
        if (caller.crumb !== null) setCrumbCookie(reply, settings, caller.crumb)
        return describeSession(settings, caller)
      },
    }),
    defineEndpoint(accountCalls.readContributor, {
      summary: 'Check whether this browser belongs to someone who works on the site',
      group,
      access: 'public',
      handle: async ({ caller, request, reply }) => {
        const { website } = caller
        const marked = caller.account === null && website && (await marks.find(website, request.headers.cookie))
        const { account, permissions, roles } = marked || caller
        if (account === null) marks.forget(reply)
        return {
          account: account && { id: account.id, displayName: account.displayName },
          permissions: [...permissions],
          websiteRoles: [...roles],
        }
      },
    }),
    defineEndpoint(accountCalls.changePassword, {
      summary: 'Change your password. All your other sessions end.',
      group,
      access: 'account',
      handle: async ({ body, caller, request, reply }) => {
        if (caller.account === null) return fail('request.unauthorized')
        const changed = await accounts.changePassword(caller.account, body, readDoor(request, caller, settings))
        return welcome(reply, changed, caller.by)
      },
      failures: ['account.wrong-password', 'account.password-common', 'account.password-personal'],
    }),
  ]
}

/** Where the scripts of no site run. */
function isOnPlatform({ website }: Caller): boolean {
  return website === null || website.door === 'panel'
}

function describeSession(settings: Settings, caller: Caller): z.infer<typeof session> {
  const { account, isEmailConfirmed, website } = caller
  return {
    account,
    isEmailConfirmed,
    website: website && {
      id: website.id,
      identifier: website.identifier,
      address: builtInAddress(settings, website.identifier),
    },
    permissions: [...caller.permissions],
    websiteRoles: [...caller.roles],
    permissionLevel: account === null ? null : levelOf(caller.permissions),
    crumb: caller.crumb,
  }
}
