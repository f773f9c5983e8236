import { accountCalls } from '@sitewright/model/calls/accounts'
import { fail } from '@sitewright/model/failures/catalog'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import type { Tokens } from './tokens-service'

const group = 'API keys'

export function tokenEndpoints(tokens: Tokens): Endpoint[] {
  return [
    defineEndpoint(accountCalls.listTokens, {
      summary: 'List your API keys, without their secrets',
      group,
      access: 'account',
      handle: async ({ caller }) =>
        caller.account === null ? fail('request.unauthorized') : { tokens: await tokens.list(caller.account) },
    }),
    defineEndpoint(accountCalls.createToken, {
      summary: 'Create an API key. Needs your password. The secret is returned only once.',
      group,
      access: 'account',
      handle: async ({ body, caller }) =>
        caller.account === null ? fail('request.unauthorized') : tokens.create(caller.account, body),
      failures: ['account.wrong-password', 'account.too-many-tokens'],
    }),
    defineEndpoint(accountCalls.revokeToken, {
      summary: 'Revoke an API key',
      group,
      access: 'account',
      handle: async ({ params, caller }) =>
        caller.account === null ? fail('request.unauthorized') : tokens.revoke(caller.account, params.tokenId),
    }),
  ]
}
