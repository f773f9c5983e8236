import type { MemberSignUp } from '@sitewright/model/accounts/members'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import { readSiteDocument } from '../../../content/document-rows'
import type { Passwords } from '../../../security/passwords'
import { hashSecret } from '../../../security/secrets'
import { countTry } from '../../../security/try-limits'
import type { Services } from '../../../services/services'
import { checkMemberPassword } from '../sessions/check-member-password'
import { memberCodeLimits, memberJoinLimits } from '../sessions/limits'
import { deleteMemberCodes, emptyMemberCode, insertMemberCode, takeMemberCode } from '../store/code-rows'
import { codeMs, joinMailJob } from '../store/job-kinds'
import { findMemberByEmail, insertMember, moveMember } from '../store/rows'

export type MemberJoining = ReturnType<typeof createMemberJoining>

/** Becoming a member. Whoever asks is told the same in the same time, whether the address is a member's or not. */
export function createMemberJoining(services: Services, passwords: Passwords) {
  const { database, jobs, newId, now } = services
  return {
    isOpen: async (websiteId: string): Promise<boolean> =>
      (await database.site(websiteId, (tx) => readSiteDocument(tx, websiteId, 'members'))).body.allowSignUp,

    /** Nobody is a member by this alone: the password waits with the code until the mail was answered. */
    async request(websiteId: string, asked: MemberSignUp, address: string): Promise<Result<null>> {
      if (!(await this.isOpen(websiteId))) return fail('member.sign-up-closed')
      const refusal = await checkMemberPassword(services, { ...asked, websiteId, field: 'password' })
      if (refusal !== null) return refusal
      const over = await database.platform((tx) => countTry(tx, memberJoinLimits({ websiteId, address }), services))
      if (over !== null) return over
      const passwordHash = await passwords.hash(asked.password)
      if (isFailure(passwordHash)) return passwordHash
      const codeId = newId()
      await database.site(websiteId, async (tx) => {
        const { email, name, next: nextPath } = asked
        const expiresAt = new Date(now() + codeMs.join)
        const code = { id: codeId, purpose: 'join', email, name, passwordHash, nextPath, expiresAt } as const
        await insertMemberCode(tx, websiteId, { ...code, codeHash: null }, new Date(now()))
        await jobs.add(tx, { kind: joinMailJob, websiteId, key: codeId, payload: { codeId } })
      })
      return null
    },

    /** What the mail's button does. The password is the one that was chosen with this very code. */
    async confirm(websiteId: string, code: string, address: string): Promise<Result<{ nextPath: string }>> {
      const over = await database.platform((tx) => countTry(tx, memberCodeLimits({ websiteId, address }), services))
      if (over !== null) return over
      return database.site(websiteId, async (tx) => {
        const at = new Date(now())
        const key = { codeHash: hashSecret(code), purposes: ['join'] as const }
        const taken = await takeMemberCode(tx, websiteId, key, at)
        if (taken === null) return fail('account.code-expired')
        const { email, name, passwordHash, nextPath } = taken
        const known = await findMemberByEmail(tx, websiteId, email)
        if (known?.state === 'active') return { nextPath }
        if (passwordHash === null) return fail('account.code-expired')
        const joined = { name, passwordHash }
        if (known === null)
          await insertMember(tx, websiteId, { id: newId(), email, ...joined, state: 'active', createdAt: at })
        else {
          const accepted = { ...joined, confirmedAt: at }
          const moved = await moveMember(tx, { websiteId, memberId: known.id }, 'accept', accepted)
          if (moved === null) return fail('account.code-expired')
        }
        await emptyMemberCode(tx, websiteId, taken.id)
        await deleteMemberCodes(tx, websiteId, email, taken.id)
        return { nextPath }
      })
    },
  }
}
