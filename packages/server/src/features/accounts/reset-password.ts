import { email, newPassword } from '@sitewright/model/accounts/account-answers'
import { isCommonPassword } from '@sitewright/model/accounts/common-passwords'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalogue'
import { places } from '@sitewright/model/routes/places'
import { z } from 'zod'
import { platformAddress } from '../../hosts/host-names'
import { defineJobKind, handleJob, type JobHandler } from '../../jobs/job-kind'
import { passwordResetMail } from '../../mail/templates/password-reset'
import type { Services } from '../../services'
import { deleteCodesOfAccount, insertCode, isCodeOpen, takeCode } from './code-rows'
import type { Passwords } from './passwords'
import { deleteSessionsOfAccount, findAccountByEmail, markEmailVerified, updatePasswordHash } from './rows'
import { hashSecret, makeSecret } from './secrets'
import { countTry, resetFinishLimits, resetMailLimits, resetRequestLimits } from './try-limits'

const codeMs = 60 * 60_000
const purpose = 'password-reset'

const resetJob = defineJobKind({
  name: 'accounts.password-reset',
  label: 'Write to somebody who forgot their password',
  payload: z.strictObject({ email }),
})

export type PasswordReset = ReturnType<typeof createPasswordReset>

/**
 * A new password by e-mail. Whoever asks is told the same in the same time, whether the account exists or not: all that
 * differs happens in the background.
 */
export function createPasswordReset(services: Services, passwords: Passwords) {
  const { database, jobs, now } = services
  return {
    async request(address: string, from: string): Promise<Result<null>> {
      return database.platform(async (tx) => {
        const over = await countTry(tx, resetRequestLimits(from), services)
        if (over !== null) return over
        await jobs.add(tx, {
          kind: resetJob,
          websiteId: null,
          key: hashSecret(address.toLowerCase()),
          payload: { email: address },
        })
        return null
      })
    },

    /** The code works once. A password that is refused leaves it as it is. Every session of the account ends. */
    async finish(code: string, password: string, from: string): Promise<Result<null>> {
      const parsed = newPassword.safeParse(password)
      if (!parsed.success)
        return fail('request.invalid', { errors: { password: parsed.error.issues[0]?.message ?? '' } })
      if (isCommonPassword(password)) {
        return fail('account.password-common', { errors: { password: fail('account.password-common').text } })
      }
      const key = { codeHash: hashSecret(code), purpose, boundTo: '' } as const
      // Hashing is dear: only a code that is good gets so far.
      const refusal = await database.platform(async (tx) => {
        const over = await countTry(tx, resetFinishLimits(from), services)
        return over ?? ((await isCodeOpen(tx, key, new Date(now()))) ? null : fail('account.code-expired'))
      })
      if (refusal !== null) return refusal
      const passwordHash = await passwords.hash(password)
      if (isFailure(passwordHash)) return passwordHash
      return database.platform(async (tx) => {
        const taken = await takeCode(tx, key)
        if (taken === null || taken.expiresAt.getTime() <= now()) return fail('account.code-expired')
        await updatePasswordHash(tx, taken.accountId, passwordHash)
        await deleteSessionsOfAccount(tx, taken.accountId)
        await deleteCodesOfAccount(tx, taken.accountId, purpose)
        // Who reads the mail has the address.
        await markEmailVerified(tx, taken.accountId, new Date(now()))
        return null
      })
    },
  }
}

export function passwordResetHandler(services: Services): JobHandler {
  const { database, mail, now, settings } = services
  return handleJob(resetJob, async (job) => {
    await database.platform(async (tx) => {
      const account = await findAccountByEmail(tx, job.payload.email)
      // A flood of requests must not become a flood of mails in somebody's box.
      const isOver = isFailure(await countTry(tx, resetMailLimits(job.payload.email), services))
      if (account !== null && !isOver) {
        const code = makeSecret(services)
        const at = new Date(now())
        const expiresAt = new Date(now() + codeMs)
        await insertCode(tx, { codeHash: hashSecret(code), accountId: account.id, purpose, boundTo: '', expiresAt }, at)
        const address = `${platformAddress(settings)}${places.platformNewPassword}?code=${code}`
        await mail.send(tx, { websiteId: null, to: account.email, template: passwordResetMail, data: { address } })
      }
      await job.finish(tx)
    })
  })
}
