import type { SignedInAccount } from '../../http/endpoint'
import { hashSecret, makeSecret } from '../../security/secrets'
import type { Services } from '../../services/services'
import type { Tx } from '../../storage/database'
import { sessionMs } from './session-cookies'
import { findLastIdentity, insertCode } from './store/code-rows'
import { deleteSessions, insertSession } from './store/rows'

/** What a browser brought along in its cookies. */
export interface BroughtCookies {
  readonly sessionTokens: readonly string[]
  readonly lastIdentity: string | null
}

/** From where somebody signs in or up, and with which cookies. */
export interface Door {
  readonly host: string
  readonly address: string
  readonly brought: BroughtCookies
}

export interface OpenedSession {
  readonly account: SignedInAccount
  readonly token: string
  readonly crumb: string
  readonly lastIdentity: string
}

/** Nobody came for too long, or it began too long ago. */
export function isSessionOver(session: { lastSeenAt: Date; expiresAt: Date }, now: number): boolean {
  return now - session.lastSeenAt.getTime() >= sessionMs.idle || now >= session.expiresAt.getTime()
}

const identityMs = 365 * 24 * 60 * 60_000

/** The token is always new: one that was planted before the sign-in is worth nothing after it. */
export async function openSession(
  tx: Tx,
  services: Services,
  opening: { account: SignedInAccount; host: string; brought: BroughtCookies },
): Promise<OpenedSession> {
  const { account, host, brought } = opening
  const createdAt = new Date(services.now())
  const token = makeSecret(services)
  const crumb = makeSecret(services)
  await deleteSessions(tx, brought.sessionTokens.map(hashSecret))
  await insertSession(tx, {
    tokenHash: hashSecret(token),
    accountId: account.id,
    host,
    crumb,
    createdAt,
    expiresAt: new Date(services.now() + sessionMs.absolute),
  })
  return { account, token, crumb, lastIdentity: await rememberIdentity(tx, services, account.id, brought.lastIdentity) }
}

/** The code by which a browser knows who signed in last, and by which the account knows the browser. */
export async function rememberIdentity(
  tx: Tx,
  services: Services,
  accountId: string,
  brought: string | null,
): Promise<string> {
  const now = new Date(services.now())
  const known = brought === null ? null : await findLastIdentity(tx, hashSecret(brought), now)
  if (brought !== null && known?.id === accountId) return brought
  const code = makeSecret(services)
  const expiresAt = new Date(services.now() + identityMs)
  await insertCode(tx, { codeHash: hashSecret(code), accountId, purpose: 'last-identity', boundTo: '', expiresAt }, now)
  return code
}
