import type { Permission } from '@sitewright/model/accounts/permissions'
import { permissionsOf } from '@sitewright/model/accounts/roles'
import type { FastifyRequest } from 'fastify'
import type { HostTarget } from '../../hosts/resolve-host'
import type { Caller, SignedInAccount, Website } from '../../http/endpoint'
import type { Services } from '../../services'
import type { Tx } from '../../storage/database'
import { StorageUnavailable } from '../../storage/storage-errors'
import { findRoles, findSession, touchSession } from './rows'
import { hashSecret } from './secrets'
import { readSessionTokens, sessionMs } from './session-cookies'
import { findTokenAccount, touchToken } from './token-rows'

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
      permissions: nobody,
      by: null,
      crumb: null,
      host: target.host,
      address,
    }
    // On a domain of its own a site runs its owner's scripts: nobody is signed in there.
    if (website !== null && !website.isBuiltInAddress) return visitor
    const bearer = readBearer(request.headers.authorization)
    const tokens = bearer === null ? readSessionTokens(request.headers.cookie, services.settings) : []
    if (bearer === null && tokens.length === 0) return visitor
    const found = await services.database.platform(async (tx) => {
      const identity =
        bearer === null ? await bySession(tx, tokens, target.host, services) : await byToken(tx, bearer, services)
      return identity && { identity, permissions: await findPermissions(tx, website, identity.account) }
    })
    if (found === null) return visitor
    const { touch, ...identity } = found.identity
    if (touch !== null && notesUse) await noteUse(services, touch)
    return { ...visitor, ...identity, permissions: found.permissions }
  }
}

type Touch = (tx: Tx) => Promise<void>

/** A transaction of its own: a disk with no room left refuses this write, and reading must go on. */
async function noteUse(services: Services, touch: Touch): Promise<void> {
  try {
    await services.database.platform(touch)
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error
    services.log.warn({ error }, 'When somebody was last seen could not be stored')
  }
}

function readBearer(header: string | undefined): string | null {
  return /^Bearer (\S{1,200})$/i.exec(header ?? '')?.[1] ?? null
}

type Identity = Pick<Caller, 'by' | 'crumb'> & {
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
  const idleSinceMs = now - session.lastSeenAt.getTime()
  if (idleSinceMs >= sessionMs.idle || now >= session.expiresAt.getTime()) return null
  const touch: Touch = (write) => touchSession(write, session.tokenHash, new Date(now))
  return {
    account: session.account,
    by: 'session',
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
  return { account: found.account, by: 'token', crumb: null, touch: isDue ? touch : null }
}

async function findPermissions(tx: Tx, website: Website | null, account: SignedInAccount) {
  if (website === null) return nobody
  const isOwner = website.ownerAccountId === account.id
  return permissionsOf(isOwner ? [] : await findRoles(tx, website.id, account.id), { isOwner })
}
