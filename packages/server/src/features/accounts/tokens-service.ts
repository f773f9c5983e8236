import type { AccessToken, NewToken } from '@sitewright/model/accounts/account-answers'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import type { SignedInAccount } from '../../http/endpoint'
import { hashSecret, makeSecret } from '../../security/secrets'
import type { Services } from '../../services/services'
import type { Accounts } from './service'
import { deleteToken, insertToken, listTokens } from './store/token-rows'

/** Makes a leaked token recognizable to people and to secret scanners. */
const tokenPrefix = 'swt_'
const maxTokens = 50

export type Tokens = ReturnType<typeof createTokens>

/** Personal access tokens: the account's own permissions, or some parts of them, without a browser. */
export function createTokens(services: Services, accounts: Accounts) {
  const { database } = services
  return {
    list: (account: SignedInAccount): Promise<AccessToken[]> => database.platform((tx) => listTokens(tx, account.id)),

    async create(account: SignedInAccount, input: NewToken): Promise<Result<AccessToken & { secret: string }>> {
      const wrong = await accounts.confirmPassword(account, input.password)
      if (isFailure(wrong)) return wrong
      const secret = tokenPrefix + makeSecret(services)
      const createdAt = new Date(services.now())
      const { name, scopes } = input
      const token = { id: services.newId(), name, scopes, createdAt: createdAt.toISOString(), lastUsedAt: null }
      return database.platform(async (tx) => {
        if ((await listTokens(tx, account.id)).length >= maxTokens) {
          return fail('account.too-many-tokens', { values: { limit: maxTokens } })
        }
        await insertToken(tx, { ...token, createdAt, accountId: account.id, tokenHash: hashSecret(secret) })
        return { ...token, secret }
      })
    },

    async revoke(account: SignedInAccount, tokenId: string): Promise<Result<Record<string, never>>> {
      const isGone = await database.platform((tx) => deleteToken(tx, account.id, tokenId))
      return isGone ? {} : fail('request.not-found')
    },
  }
}
