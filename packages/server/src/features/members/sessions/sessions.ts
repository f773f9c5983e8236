import type { PasswordChange } from '@sitewright/model/accounts/account-answers'
import type { SiteUserLogin } from '@sitewright/model/accounts/site-user-session'
import { rememberedMs } from '@sitewright/model/accounts/site-user-storage'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import type { SignedInMember } from '../../../http/endpoint'
import type { Passwords } from '../../../security/passwords'
import { hashSecret, makeSecret } from '../../../security/secrets'
import { countTry, forgiveTry } from '../../../security/try-limits'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import { findMemberByEmail, type MemberKey, type StoredMember, updateMember } from '../store/rows'
import { deleteMemberSessions, deleteSessionsOfMember, insertMemberSession } from '../store/session-rows'
import { checkMemberPassword } from './check-member-password'
import { memberSignInLimits } from './limits'

/** From where a member signs in, and with which tokens in the cookies. */
export interface MemberDoor {
  readonly websiteId: string
  readonly address: string
  readonly broughtTokens: readonly string[]
}

export interface OpenedMemberSession {
  readonly memberId: string
  readonly token: string
  readonly xsrfToken: string
  readonly isRemembered: boolean
}

export type MemberSessions = ReturnType<typeof createMemberSessions>

export function createMemberSessions(services: Services, passwords: Passwords) {
  const { database, now } = services

  /** The same work and words whether there is such a member or not, and for those who may not come in. */
  async function checkPassword(door: MemberDoor, typed: string, password: string): Promise<Result<StoredMember>> {
    const { websiteId } = door
    const email = typed.trim().toLowerCase()
    const limits = memberSignInLimits(door, email)
    const over = await database.platform((tx) => countTry(tx, limits, services))
    if (over !== null) return over
    const member = await database.site(websiteId, (tx) => findMemberByEmail(tx, websiteId, email))
    const isMatch = await passwords.matches(member?.passwordHash ?? null, password)
    if (isFailure(isMatch)) return isMatch
    if (!isMatch || member?.state !== 'active') return fail('account.wrong-sign-in')
    await database.platform((tx) => forgiveTry(tx, limits, services))
    return member
  }

  /** The token is always new: one that was planted before the sign-in is worth nothing after it. */
  async function open(tx: Tx, key: MemberKey, door: MemberDoor, isRemembered: boolean): Promise<OpenedMemberSession> {
    const token = makeSecret(services)
    const xsrfToken = makeSecret(services)
    await deleteMemberSessions(tx, key.websiteId, door.broughtTokens.map(hashSecret))
    const times = { createdAt: new Date(now()), expiresAt: new Date(now() + rememberedMs) }
    await insertMemberSession(tx, key, { tokenHash: hashSecret(token), xsrfToken, isRemembered, ...times })
    await updateMember(tx, key, { signedInAt: new Date(now()) })
    return { memberId: key.memberId, token, xsrfToken, isRemembered }
  }

  return {
    async signIn(login: SiteUserLogin, door: MemberDoor): Promise<Result<OpenedMemberSession>> {
      const { websiteId } = door
      const member = await checkPassword(door, login.email, login.password)
      if (isFailure(member)) return member
      const key = { websiteId, memberId: member.id }
      return database.site(websiteId, (tx) => open(tx, key, door, login.rememberMe))
    },

    async signOut({ websiteId, broughtTokens }: Pick<MemberDoor, 'websiteId' | 'broughtTokens'>): Promise<void> {
      await database.site(websiteId, (tx) => deleteMemberSessions(tx, websiteId, broughtTokens.map(hashSecret)))
    },

    /** Every session of the member ends; the one at `door` starts anew. */
    async changePassword(
      member: SignedInMember,
      change: PasswordChange,
      door: MemberDoor,
    ): Promise<Result<OpenedMemberSession>> {
      const confirmed = await checkPassword(door, member.email, change.oldPassword)
      if (isFailure(confirmed)) {
        if (confirmed.code !== 'account.wrong-sign-in') return confirmed
        return fail('account.wrong-password', { field: 'oldPassword' })
      }
      const chosen = { ...member, password: change.newPassword, field: 'newPassword' }
      const refusal = await checkMemberPassword(services, chosen)
      if (refusal !== null) return refusal
      const passwordHash = await passwords.hash(change.newPassword)
      if (isFailure(passwordHash)) return passwordHash
      const key = { websiteId: member.websiteId, memberId: member.id }
      return database.site(member.websiteId, async (tx) => {
        await updateMember(tx, key, { passwordHash })
        await deleteSessionsOfMember(tx, key)
        return open(tx, key, door, member.isRemembered)
      })
    },

    changeName: (member: SignedInMember, name: string): Promise<void> =>
      database.site(member.websiteId, (tx) =>
        updateMember(tx, { websiteId: member.websiteId, memberId: member.id }, { name }),
      ),
  }
}
