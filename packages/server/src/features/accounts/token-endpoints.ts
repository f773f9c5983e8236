import { accessToken, createdToken, newToken } from '@sitewright/model/accounts/account-answers'
import { fail } from '@sitewright/model/failures/catalogue'
import { id } from '@sitewright/model/id'
import { api } from '@sitewright/model/routes/api'
import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import type { Tokens } from './tokens-service'

const group = 'Access tokens'

export function tokenEndpoints(tokens: Tokens): Endpoint[] {
  return [
    defineEndpoint({
      id: 'listTokens',
      method: 'GET',
      path: api.tokens,
      summary: 'List your access tokens. Their secrets are not told again.',
      group,
      access: 'account',
      answer: z.strictObject({ tokens: z.array(accessToken) }),
      handle: async ({ caller }) =>
        caller.account === null ? fail('request.unauthorized') : { tokens: await tokens.list(caller.account) },
    }),
    defineEndpoint({
      id: 'createToken',
      method: 'POST',
      path: api.tokens,
      summary: 'Make an access token. It asks for your password; the secret is told once.',
      group,
      access: 'account',
      body: newToken,
      answer: createdToken,
      status: 201,
      handle: async ({ body, caller }) =>
        caller.account === null ? fail('request.unauthorized') : tokens.create(caller.account, body, caller.address),
    }),
    defineEndpoint({
      id: 'revokeToken',
      method: 'DELETE',
      path: api.token,
      summary: 'Revoke an access token.',
      group,
      access: 'account',
      params: z.strictObject({ tokenId: id }),
      answer: z.strictObject({}),
      handle: async ({ params, caller }) =>
        caller.account === null ? fail('request.unauthorized') : tokens.revoke(caller.account, params.tokenId),
    }),
  ]
}
