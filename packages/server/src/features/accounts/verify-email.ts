import { fail, type Result } from '@sitewright/model/failures/catalog'
import { hashSecret } from '../../security/secrets'
import { countTry, verifyMailLimits } from '../../security/try-limits'
import type { Services } from '../../services/services'
import type { Tx } from '../../storage/database'
import { deleteCodesOfAccount, takeCode } from './store/code-rows'
import { findAccountById, isEmailVerified, markEmailVerified } from './store/rows'
import { confirmationPurpose, welcomeJob } from './welcome'

interface Addressed {
  readonly id: string
  readonly email: string
}

export type EmailVerification = ReturnType<typeof createEmailVerification>

/** Proof that somebody reads the mails of their account. The code is of one account, and of its address. */
export function createEmailVerification(services: Services) {
  const { database, jobs, now } = services

  /** What the mail says depends on who else has the address: that is looked up in the background. */
  async function writeMail(tx: Tx, { id: accountId }: Addressed): Promise<void> {
    await jobs.add(tx, { kind: welcomeJob, websiteId: null, key: accountId, payload: { accountId } })
  }

  /** False when the address is another account's. */
  async function markVerified(tx: Tx, account: Addressed): Promise<boolean> {
    const isTheirs = await markEmailVerified(tx, account, new Date(now()))
    await deleteCodesOfAccount(tx, account.id, confirmationPurpose)
    await jobs.cancel(tx, { kind: welcomeJob, websiteId: null, key: account.id })
    return isTheirs
  }

  return {
    writeMail,
    markVerified,

    async sendAgain(account: Addressed): Promise<Result<null>> {
      return database.platform(async (tx) => {
        const over = await countTry(tx, verifyMailLimits(account.id), services)
        if (over !== null) return over
        if (!(await isEmailVerified(tx, account.id))) await writeMail(tx, account)
        return null
      })
    },

    async finish(code: string): Promise<Result<null>> {
      return database.platform(async (tx) => {
        const taken = await takeCode(tx, { codeHash: hashSecret(code), purpose: confirmationPurpose, boundTo: '' })
        if (taken === null || taken.expiresAt.getTime() <= now()) return fail('account.code-expired')
        const account = await findAccountById(tx, taken.accountId)
        return account !== null && (await markVerified(tx, account)) ? null : fail('account.code-expired')
      })
    },

    isVerified: (accountId: string) => database.platform((tx) => isEmailVerified(tx, accountId)),

    /** For accounts that the host itself makes, and for tests. */
    confirm: (accountId: string) =>
      database.platform(async (tx) => {
        const account = await findAccountById(tx, accountId)
        if (account !== null) await markVerified(tx, account)
      }),
  }
}
