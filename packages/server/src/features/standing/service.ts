import { hasNewPassword } from '@sitewright/model/accounts/masked-password'
import type { ExperimentContext } from '@sitewright/model/experiments/context'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import {
  mayChangeStatus,
  mayChangeType,
  type SiteStanding,
  type SiteStandingChange,
  type StatusChanger,
} from '@sitewright/model/site/site-status'
import { standingTag } from '../../content/cache-tags'
import { findWebsiteId, readStanding, storeSitePasswordHash, writeStanding } from '../../content/standing-rows'
import type { SignedInAccount } from '../../http/endpoint'
import type { Passwords } from '../../security/passwords'
import type { Services } from '../../services/services'
import { isEmailVerified } from '../accounts/store/rows'

export type Standings = ReturnType<typeof createStandings>

export interface PlatformChange extends SiteStandingChange {
  readonly experiments?: Readonly<Record<string, ExperimentContext>> | undefined
}

/**
 * What a site is to the platform, status and type, and to its owner, visibility. Owners and operators change the former by the
 * same table.
 */
export function createStandings({ database, settings }: Pick<Services, 'database' | 'settings'>, passwords: Passwords) {
  const operators = new Set(settings.OPERATOR_EMAILS.split(',').map((email) => email.trim().toLowerCase()))

  async function change(
    websiteId: string,
    { status, type, experiments, visibility, password = '' }: PlatformChange,
    by: StatusChanger,
  ): Promise<Result<SiteStanding>> {
    // Hashed before the transaction, which would be held open meanwhile.
    const hash = hasNewPassword(password) ? await passwords.hash(password) : null
    if (isFailure(hash)) return hash
    return database.platform(async (tx) => {
      const stored = await readStanding(tx, websiteId, { lock: true })
      if (stored === null) return fail('request.not-found')
      const next = {
        ...stored,
        status: status ?? stored.status,
        type: type ?? stored.type,
        experiments: experiments ?? stored.experiments,
        visibility: visibility ?? stored.visibility,
        hasPassword: stored.hasPassword || hash !== null,
      }
      const isAllowed = mayChangeStatus(stored.status, next.status, by) && mayChangeType(stored.type, next.type, by)
      if (!isAllowed) return fail('site.standing-not-allowed')
      if (visibility === 'password' && !next.hasPassword)
        return fail('request.invalid', { errors: { password: 'Enter a password.' } })
      await writeStanding(tx, websiteId, next)
      if (hash !== null) await storeSitePasswordHash(tx, websiteId, hash)
      await database.announce(tx, { websiteId, tags: [standingTag] })
      return toAnswer(next)
    })
  }

  return {
    async read(websiteId: string): Promise<Result<SiteStanding>> {
      const stored = await database.platform((tx) => readStanding(tx, websiteId))
      return stored === null ? fail('request.not-found') : toAnswer(stored)
    },

    changeByOwner: (websiteId: string, wanted: SiteStandingChange) => change(websiteId, wanted, 'owner'),

    async changeByPlatform(identifier: string, wanted: PlatformChange): Promise<Result<SiteStanding>> {
      const websiteId = await database.platform((tx) => findWebsiteId(tx, identifier))
      return websiteId === null ? fail('request.not-found') : change(websiteId, wanted, 'platform')
    },

    /** By an address that is proven to be theirs: anybody can sign up with any. */
    async isOperator(account: SignedInAccount | null): Promise<boolean> {
      if (account === null || !operators.has(account.email.toLowerCase())) return false
      return database.platform((tx) => isEmailVerified(tx, account.id))
    },
  }
}

function toAnswer({ status, type, version, visibility, hasPassword }: SiteStanding): SiteStanding {
  return { status, type, version, visibility, hasPassword }
}
