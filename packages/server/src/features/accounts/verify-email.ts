import { fail, type Result } from '@sitewright/model/failures/catalogue'
import { places } from '@sitewright/model/routes/places'
import { platformAddress } from '../../hosts/host-names'
import { mailJob } from '../../mail/mail'
import { verifyEmailMail } from '../../mail/templates/verify-email'
import type { Services } from '../../services'
import type { Tx } from '../../storage/database'
import { deleteCodesOfAccount, insertCode, takeCode } from './code-rows'
import { isEmailVerified, markEmailVerified } from './rows'
import { hashSecret, makeSecret } from './secrets'
import { countTry, verifyMailLimits } from './try-limits'

const codeMs = 3 * 24 * 60 * 60_000
const purpose = 'verify-email'

export type EmailVerification = ReturnType<typeof createEmailVerification>

/** Proof that somebody reads the mails of their account. The code is of one address: with another it is worth nothing. */
export function createEmailVerification(services: Services) {
  const { database, jobs, mail, now, settings } = services

  async function writeMail(tx: Tx, account: { id: string; email: string }): Promise<void> {
    const code = makeSecret(services)
    const at = new Date(now())
    await insertCode(
      tx,
      {
        codeHash: hashSecret(code),
        accountId: account.id,
        purpose,
        boundTo: '',
        expiresAt: new Date(now() + codeMs),
      },
      at,
    )
    const address = `${platformAddress(settings)}${places.platformConfirmEmail}?code=${code}`
    await mail.send(tx, {
      websiteId: null,
      to: account.email,
      template: verifyEmailMail,
      data: { address },
      key: mailKey(account.id),
    })
  }

  async function markVerified(tx: Tx, accountId: string): Promise<void> {
    await markEmailVerified(tx, accountId, new Date(now()))
    await deleteCodesOfAccount(tx, accountId, purpose)
    await jobs.cancel(tx, { kind: mailJob, websiteId: null, key: mailKey(accountId) })
  }

  return {
    writeMail,

    async sendAgain(account: { id: string; email: string }): Promise<Result<null>> {
      return database.platform(async (tx) => {
        const over = await countTry(tx, verifyMailLimits(account.id), services)
        if (over !== null) return over
        if (!(await isEmailVerified(tx, account.id))) await writeMail(tx, account)
        return null
      })
    },

    async finish(code: string): Promise<Result<null>> {
      return database.platform(async (tx) => {
        const taken = await takeCode(tx, { codeHash: hashSecret(code), purpose, boundTo: '' })
        if (taken === null || taken.expiresAt.getTime() <= now()) return fail('account.code-expired')
        await markVerified(tx, taken.accountId)
        return null
      })
    },

    isVerified: (accountId: string) => database.platform((tx) => isEmailVerified(tx, accountId)),

    /** For accounts that the host itself makes, and for tests. */
    confirm: (accountId: string) => database.platform((tx) => markVerified(tx, accountId)),
  }
}

function mailKey(accountId: string): string {
  return `verify-email ${accountId}`
}
