import type { Permission } from '@sitewright/model/accounts/permissions'
import type { FastifyReply } from 'fastify'
import type { Website } from '../../hosts/website'
import type { Caller } from '../../http/endpoint'
import { hashSecret, makeSecret } from '../../security/secrets'
import type { Services } from '../../services/services'
import { findRights } from './find-rights'
import { clearMarkCookies, readMarkTokens, readState, setMarkCookies, setStateCookie } from './mark-cookies'
import { readSessionTokens } from './session-cookies'
import { isSessionOver } from './sessions'
import { claimMark, deleteOlderMarks, findMarkedSession, offerMark } from './store/mark-rows'
import { findSession } from './store/rows'

const offeredMs = 60_000

/** What a site's own address may know of who works on it: enough to lead them to their panel, and no right to change anything. */
export interface MarkedContributor {
  readonly account: { readonly id: string; readonly displayName: string }
  readonly permissions: ReadonlySet<Permission>
  readonly roles: readonly number[]
}

export type Marks = ReturnType<typeof createMarks>

/**
 * A site's built-in address has no session. A browser that belongs to somebody who works there is marked by a hand-over: the
 * site's address gives the browser a secret state, the panel's address a code bound to that state, and only who brings both
 * back is marked. The mark ends with the session.
 */
export function createMarks(services: Services) {
  const { database, settings } = services
  return {
    /** For the panel's address to bind its code to. */
    begin(reply: FastifyReply): string {
      const state = makeSecret(services)
      setStateCookie(reply, settings, state)
      return hashSecret(state)
    },

    /** The code to take back to the site; null for who does not work there. */
    async offer(caller: Caller, website: Website, cookies: string | undefined, stateHash: string) {
      if (caller.by !== 'session' || caller.permissions.size === 0) return null
      const code = makeSecret(services)
      const createdAt = new Date(services.now())
      const isOffered = await database.platform(async (tx) => {
        const session = await findSession(tx, readSessionTokens(cookies, settings).map(hashSecret), caller.host)
        if (session === null) return false
        const mark = { tokenHash: hashSecret(code), sessionHash: session.tokenHash, websiteId: website.id, createdAt }
        await deleteOlderMarks(tx, mark, new Date(services.now() - offeredMs))
        await offerMark(tx, { ...mark, stateHash })
        return true
      })
      return isOffered ? code : null
    },

    async take(reply: FastifyReply, website: Website, cookies: string | undefined, code: string): Promise<void> {
      const state = readState(cookies, settings)
      if (state === null) return
      const token = makeSecret(services)
      const claim = { codeHash: hashSecret(code), stateHash: hashSecret(state), websiteId: website.id }
      const offeredAfter = new Date(services.now() - offeredMs)
      const isTaken = await database.platform((tx) => claimMark(tx, { ...claim, offeredAfter }, hashSecret(token)))
      if (isTaken) setMarkCookies(reply, settings, token)
    },

    async find(website: Website, cookies: string | undefined): Promise<MarkedContributor | null> {
      const tokens = website.door === 'built-in' ? readMarkTokens(cookies, settings) : []
      if (tokens.length === 0) return null
      return database.platform(async (tx) => {
        const session = await findMarkedSession(tx, tokens.map(hashSecret), website.id)
        if (session === null || isSessionOver(session, services.now())) return null
        const { permissions, roles } = await findRights(tx, website, session.account)
        return permissions.size > 0 ? { account: session.account, permissions, roles } : null
      })
    },

    forget: (reply: FastifyReply) => clearMarkCookies(reply, settings),
  }
}
