import type { FastifyRequest } from 'fastify'
import type { HostTarget } from '../../../hosts/resolve-host'
import type { SignedInMember } from '../../../http/endpoint'
import { hashSecret } from '../../../security/secrets'
import type { Services } from '../../../services/services'
import { StorageUnavailable } from '../../../storage/storage-errors'
import { findMemberSession, touchMemberSession } from '../store/session-rows'
import { readMemberTokens } from './session-cookies'
import { isSessionOver } from './session-times'

/** How exact 'last seen' is: a write with every request would cost more than it tells. */
const touchAfterMs = 10 * 60_000

/** The member of the site who asks, on whichever address of it; a session of another site is found nowhere here. */
export function createMemberFinder({ database, settings, now, log }: Services) {
  return async (request: FastifyRequest, target: HostTarget): Promise<SignedInMember | null> => {
    if (target.kind !== 'site') return null
    const websiteId = target.website.id
    const tokens = readMemberTokens(request.headers.cookie, settings)
    if (tokens.length === 0) return null
    const session = await database.site(websiteId, (tx) => findMemberSession(tx, websiteId, tokens.map(hashSecret)))
    if (session === null || isSessionOver(session, now())) return null
    if (now() - session.lastSeenAt.getTime() >= touchAfterMs) await noteUse(websiteId, session.tokenHash)
    return { ...session.member, websiteId, xsrfToken: session.xsrfToken, isRemembered: session.isRemembered }
  }

  /** A disk with no room left refuses this write, and reading must go on. */
  async function noteUse(websiteId: string, tokenHash: string): Promise<void> {
    try {
      await database.site(websiteId, (tx) => touchMemberSession(tx, websiteId, tokenHash, new Date(now())))
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error
      log.warn({ error }, 'Could not store when a member was last seen')
    }
  }
}
