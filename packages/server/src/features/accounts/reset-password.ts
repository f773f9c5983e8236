import { email } from '@sitewright/model/accounts/account-answers'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import { paths } from '@sitewright/model/routes/paths'
import { z } from 'zod'
import { platformAddress } from '../../hosts/host-names'
import { defineJobKind, handleJob, type JobHandler } from '../../jobs/job-kind'
import { passwordResetMail } from '../../mail/templates/password-reset'
import { checkNewPassword, namesOfPerson } from '../../security/check-new-password'
import type { Passwords } from '../../security/passwords'
import { hashSecret, makeSecret } from '../../security/secrets'
import { countTry, resetFinishLimits, resetMailLimits, resetRequestLimits } from '../../security/try-limits'
import type { Services } from '../../services/services'
import { rememberIdentity } from './sessions'
import { deleteCodesOfAccount, findCodeAccount, insertCode, takeCode } from './store/code-rows'
import { deleteSessionsOfAccount, findAccountByEmail, listSiteIdentifiers, updatePasswordHash } from './store/rows'
import { deleteTokensOfAccount } from './store/token-rows'
import type { EmailVerification } from './verify-email'

const codeMs = 60 * 60_000
const purpose = 'password-reset'

const resetJob = defineJobKind({
  name: 'accounts.password-reset',
  label: 'Send password reset email',
  payload: z.strictObject({ email }),
})

export type PasswordReset = ReturnType<typeof createPasswordReset>

/**
 * A new password by email. Whoever asks is told the same in the same time, whether the account exists or not: all that
 * differs happens in the background.
 */
export function createPasswordReset(services: Services, passwords: Passwords, verification: EmailVerification) {
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

    /**
     * The code works once. A password that is refused leaves it as it is. Every session and access token of the account ends.
     * Answers a code by which the browser is known: its next try counts apart from those of strangers.
     */
    async finish(code: string, password: string, from: string): Promise<Result<{ device: string }>> {
      const key = { codeHash: hashSecret(code), purpose, boundTo: '' } as const
      // Hashing is dear: only a code that is good gets so far.
      const asked = await database.platform(async (tx) => {
        const over = await countTry(tx, resetFinishLimits(from), services)
        if (over !== null) return over
        const account = await findCodeAccount(tx, key, new Date(now()))
        return account === null ? null : { account, sites: await listSiteIdentifiers(tx, account.id) }
      })
      if (isFailure(asked)) return asked
      const names = asked === null ? [] : [...namesOfPerson(asked.account), ...asked.sites]
      const refusal = await checkNewPassword(password, { field: 'password', names })
      if (refusal !== null) return refusal
      if (asked === null) return fail('account.code-expired')
      const passwordHash = await passwords.hash(password)
      if (isFailure(passwordHash)) return passwordHash
      return database.platform(async (tx) => {
        const taken = await takeCode(tx, key)
        if (taken === null || taken.expiresAt.getTime() <= now()) return fail('account.code-expired')
        const { account } = asked
        await updatePasswordHash(tx, account.id, passwordHash)
        await deleteSessionsOfAccount(tx, account.id)
        await deleteTokensOfAccount(tx, account.id)
        await deleteCodesOfAccount(tx, account.id, purpose)
        // Who reads the mail has the address.
        await verification.markVerified(tx, account)
        return { device: await rememberIdentity(tx, services, account.id, null) }
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
        const address = `${platformAddress(settings)}${paths.platformNewPassword}?code=${code}`
        await mail.send(tx, { websiteId: null, to: account.email, template: passwordResetMail, data: { address } })
      }
      await job.finish(tx)
    })
  })
}
