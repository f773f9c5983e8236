import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import type { Passwords } from '../../../security/passwords'
import { hashSecret } from '../../../security/secrets'
import { countTry } from '../../../security/try-limits'
import type { Services } from '../../../services/services'
import { checkMemberPassword } from '../sessions/check-member-password'
import { memberCodeLimits, memberResetLimits } from '../sessions/limits'
import { deleteMemberCodes, takeMemberCode } from '../store/code-rows'
import { resetMailJob } from '../store/job-kinds'
import { findMemberByEmail, moveMember, updateMember } from '../store/rows'
import { deleteSessionsOfMember } from '../store/session-rows'

const purposes = ['reset', 'invite'] as const

interface Asker {
  readonly websiteId: string
  readonly address: string
}

export type MemberReset = ReturnType<typeof createMemberReset>

/** A password by email: a new one, or the first one of who was invited. */
export function createMemberReset(services: Services, passwords: Passwords) {
  const { database, jobs, now } = services
  return {
    /** All that differs between known and unknown addresses happens in the background. */
    async request(email: string, asker: Asker): Promise<Result<null>> {
      const { websiteId } = asker
      const over = await database.platform((tx) => countTry(tx, memberResetLimits(asker), services))
      if (over !== null) return over
      await database.site(websiteId, (tx) =>
        jobs.add(tx, { kind: resetMailJob, websiteId, key: hashSecret(email), payload: { email } }),
      )
      return null
    },

    /** The code works once. A password that is refused leaves it as it is. Every session of the member ends. */
    async finish(code: string, password: string, asker: Asker): Promise<Result<null>> {
      const { websiteId } = asker
      const key = { codeHash: hashSecret(code), purposes }
      const over = await database.platform((tx) => countTry(tx, memberCodeLimits(asker), services))
      if (over !== null) return over
      // Hashing is dear: only a code that is good gets so far.
      const open = await database.site(websiteId, (tx) => takeMemberCode(tx, websiteId, key, new Date(now())))
      if (open === null) return fail('account.code-expired')
      const refusal = await checkMemberPassword(services, { websiteId, ...open, password, field: 'password' })
      if (refusal !== null) return refusal
      const passwordHash = await passwords.hash(password)
      if (isFailure(passwordHash)) return passwordHash
      return database.site(websiteId, async (tx) => {
        const at = new Date(now())
        const taken = await takeMemberCode(tx, websiteId, key, at)
        const member = taken && (await findMemberByEmail(tx, websiteId, taken.email))
        if (member === null) return fail('account.code-expired')
        const memberKey = { websiteId, memberId: member.id }
        if (member.state === 'active') await updateMember(tx, memberKey, { passwordHash })
        // Who reads the mail has the address.
        else if ((await moveMember(tx, memberKey, 'accept', { passwordHash, confirmedAt: at })) === null)
          return fail('account.code-expired')
        await deleteSessionsOfMember(tx, memberKey)
        await deleteMemberCodes(tx, websiteId, member.email)
        return null
      })
    },
  }
}
