import { newPassword } from '@sitewright/model/accounts/account-answers'
import { isCommonPassword } from '@sitewright/model/accounts/common-passwords'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalogue'
import type { Services } from '../../services'
import type { Passwords } from '../accounts/passwords'
import { hashSecret } from '../accounts/secrets'
import { countTry } from '../accounts/try-limits'
import { deleteMemberCodes, takeMemberCode } from './code-rows'
import { resetMailJob } from './job-kinds'
import { memberCodeLimits, memberResetLimits } from './limits'
import { findMemberByEmail, updateMember } from './rows'
import { deleteSessionsOfMember } from './session-rows'

const purposes = ['reset', 'invite'] as const

interface Asker {
  readonly websiteId: string
  readonly address: string
}

export type MemberReset = ReturnType<typeof createMemberReset>

/** A password by e-mail: a new one, or the first one of who was invited. */
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
      const parsed = newPassword.safeParse(password)
      if (!parsed.success)
        return fail('request.invalid', { errors: { password: parsed.error.issues[0]?.message ?? '' } })
      if (isCommonPassword(password)) {
        const common = fail('account.password-common')
        return fail('account.password-common', { errors: { password: common.text } })
      }
      const key = { codeHash: hashSecret(code), purposes }
      const over = await database.platform((tx) => countTry(tx, memberCodeLimits(asker), services))
      if (over !== null) return over
      // Hashing is dear: only a code that is good gets so far.
      const open = await database.site(websiteId, (tx) => takeMemberCode(tx, websiteId, key, new Date(now())))
      if (open === null) return fail('account.code-expired')
      const passwordHash = await passwords.hash(password)
      if (isFailure(passwordHash)) return passwordHash
      return database.site(websiteId, async (tx) => {
        const at = new Date(now())
        const taken = await takeMemberCode(tx, websiteId, key, at)
        const member = taken && (await findMemberByEmail(tx, websiteId, taken.email))
        if (member === null || member.state === 'suspended') return fail('account.code-expired')
        const memberKey = { websiteId, memberId: member.id }
        // Who reads the mail has the address.
        const joined = member.state === 'invited' ? ({ state: 'active', confirmedAt: at } as const) : {}
        await updateMember(tx, memberKey, { passwordHash, ...joined })
        await deleteSessionsOfMember(tx, memberKey)
        await deleteMemberCodes(tx, websiteId, member.email)
        return null
      })
    },
  }
}
