import type { Permission } from '@sitewright/model/accounts/permissions'
import type { FastifyRequest } from 'fastify'
import type { HostTarget } from '../../hosts/resolve-host'
import type { Caller, SignedInAccount } from '../../http/endpoint'
import { hashSecret } from '../../security/secrets'
import type { Services } from '../../services/services'
import type { Tx } from '../../storage/database'
import { StorageUnavailable } from '../../storage/storage-errors'
import { findRights } from './find-rights'
import { readSessionTokens } from './session-cookies'
import { isSessionOver } from './sessions'
import { findSession, touchSession } from './store/rows'
import { findTokenAccount, touchToken } from './store/token-rows'

/** How exact 'last seen' is: a write with every request would cost more than it tells. */
const touchAfterMs = 10 * 60_000
const nobody: ReadonlySet<Permission> = new Set()

/** A window that only listens is no sign of life: without `notesUse` the session grows old all the same. */
export function createCallerFinder(services: Services, { notesUse = true } = {}) {
  return async (request: FastifyRequest, target: HostTarget, address: string): Promise<Caller> => {
    const website = target.kind === 'site' ? target.website : null
    const visitor: Caller = {
      website,
      account: null,
      isEmailConfirmed: false,
      permissions: nobody,
      roles: [],
      by: null,
      scopes: null,
      crumb: null,
      host: target.host,
      address,
    }
    if (website?.door === 'domain') return visitor
    const bearer = readBearer(request.headers.authorization)
    // Where visitors go a site runs the scripts of its owner: nobody is signed in there.
    const mayHaveSession = bearer === null && (website === null || website.door === 'panel')
    const tokens = mayHaveSession ? readSessionTokens(request.headers.cookie, services.settings) : []
    if (bearer === null && tokens.length === 0) return visitor
    const found = await services.database.platform(async (tx) => {
      const identity =
        bearer === null ? await bySession(tx, tokens, target.host, services) : await byToken(tx, bearer, services)
      return identity && { identity, ...(await findRights(tx, website, identity.account)) }
    })
    if (found === null) return visitor
    const { touch, ...identity } = found.identity
    if (touch !== null && notesUse) await noteUse(services, touch)
    return { ...visitor, ...identity, permissions: limitUnconfirmed(found), roles: found.roles }
  }
}

type Touch = (tx: Tx) => Promise<void>

/** A transaction of its own: a disk with no room left refuses this write, and reading must go on. */
async function noteUse(services: Services, touch: Touch): Promise<void> {
  try {
    await services.database.platform(touch)
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error
    services.log.warn({ error }, 'Could not store when an account was last seen')
  }
}

function readBearer(header: string | undefined): string | null {
  return /^Bearer (\S{1,200})$/i.exec(header ?? '')?.[1] ?? null
}

type Identity = Pick<Caller, 'by' | 'scopes' | 'crumb' | 'isEmailConfirmed'> & {
  account: SignedInAccount
  /** Stores that they were here, where that is due. */
  touch: Touch | null
}

async function bySession(
  tx: Tx,
  tokens: readonly string[],
  host: string,
  services: Services,
): Promise<Identity | null> {
  const session = await findSession(tx, tokens.map(hashSecret), host)
  if (session === null) return null
  const now = services.now()
  if (isSessionOver(session, now)) return null
  const idleSinceMs = now - session.lastSeenAt.getTime()
  const touch: Touch = (write) => touchSession(write, session.tokenHash, new Date(now))
  return {
    account: session.account,
    isEmailConfirmed: session.isEmailConfirmed,
    by: 'session',
    scopes: null,
    crumb: session.crumb,
    touch: idleSinceMs >= touchAfterMs ? touch : null,
  }
}

async function byToken(tx: Tx, token: string, services: Services): Promise<Identity | null> {
  const found = await findTokenAccount(tx, hashSecret(token))
  if (found === null) return null
  const now = services.now()
  const touch: Touch = (write) => touchToken(write, found.tokenId, new Date(now))
  const isDue = found.lastUsedAt === null || now - found.lastUsedAt.getTime() >= touchAfterMs
  const { account, isEmailConfirmed, scopes } = found
  return { account, isEmailConfirmed, by: 'token', scopes, crumb: null, touch: isDue ? touch : null }
}

/** Code runs for every visitor: nobody puts it on a site who cannot be reached. */
function limitUnconfirmed({ identity, permissions }: { identity: Identity; permissions: ReadonlySet<Permission> }) {
  if (identity.isEmailConfirmed) return permissions
  return new Set([...permissions].filter((permission) => permission !== 'code.inject'))
}
