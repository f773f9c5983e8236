import { fail, type Result } from '@sitewright/model/failures/catalogue'
import { places } from '@sitewright/model/routes/places'
import { builtInAddress, builtInHost } from '../../hosts/host-names'
import { findWebsiteByIdentifier } from '../../hosts/rows'
import type { SignedInAccount } from '../../http/endpoint'
import type { Services } from '../../services'
import { insertCode, takeCode } from './code-rows'
import { findAccountById, findRoles } from './rows'
import { hashSecret, makeSecret } from './secrets'
import type { Door } from './service'
import { type OpenedSession, openSession } from './sessions'

const handoverMs = 60_000

export type Handover = ReturnType<typeof createHandover>

/** Carries a sign-in from the platform's address to the built-in address of a site, where cookies of the former do not reach. */
export function createHandover(services: Services) {
  const { database, settings } = services
  return {
    /** The address to open; its code works once, for a minute, on that one site. */
    async start(account: SignedInAccount, identifier: string): Promise<Result<string>> {
      const code = makeSecret(services)
      const boundTo = builtInHost(settings, identifier)
      const isAllowed = await database.platform(async (tx) => {
        const website = await findWebsiteByIdentifier(tx, identifier)
        if (website === null) return false
        const isOwner = website.ownerAccountId === account.id
        if (!isOwner && (await findRoles(tx, website.id, account.id)).length === 0) return false
        const now = services.now()
        await insertCode(
          tx,
          {
            codeHash: hashSecret(code),
            accountId: account.id,
            purpose: 'handover',
            boundTo,
            expiresAt: new Date(now + handoverMs),
          },
          new Date(now),
        )
        return true
      })
      if (!isAllowed) return fail('request.not-found')
      return `${builtInAddress(settings, identifier)}${places.configEnter}?code=${code}`
    },

    async finish(code: string, door: Door): Promise<Result<OpenedSession>> {
      return database.platform(async (tx) => {
        const taken = await takeCode(tx, { codeHash: hashSecret(code), purpose: 'handover', boundTo: door.host })
        if (taken === null || taken.expiresAt.getTime() <= services.now()) return fail('request.unauthorized')
        const account = await findAccountById(tx, taken.accountId)
        if (account === null) return fail('request.unauthorized')
        const { passwordHash: _hash, ...known } = account
        return openSession(tx, services, { account: known, ...door })
      })
    },
  }
}
