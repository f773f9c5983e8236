import { isFailure } from '@sitewright/model/failures/catalog'
import { id } from '@sitewright/model/id'
import { paths } from '@sitewright/model/routes/paths'
import { z } from 'zod'
import { platformAddress } from '../../hosts/host-names'
import { defineJobKind, handleJob, type JobHandler } from '../../jobs/job-kind'
import { accountKnownMail } from '../../mail/templates/account-known'
import { verifyEmailMail } from '../../mail/templates/verify-email'
import { hashSecret, makeSecret } from '../../security/secrets'
import { countTry, welcomeMailLimits } from '../../security/try-limits'
import type { Services } from '../../services/services'
import type { Tx } from '../../storage/database'
import { insertCode } from './store/code-rows'
import { findAccountById, findConfirmedId } from './store/rows'

const codeMs = 3 * 24 * 60 * 60_000
export const confirmationPurpose = 'verify-email'

export const welcomeJob = defineJobKind({
  name: 'accounts.welcome',
  label: 'Send welcome email',
  payload: z.strictObject({ accountId: id }),
})

/**
 * Asks who signed up to confirm the address. Where somebody else has confirmed it before, they are told instead that it was
 * tried: whoever sits at the form learns of neither.
 */
export function welcomeHandler(services: Services): JobHandler {
  const { database, mail, settings } = services
  const platform = platformAddress(settings)
  return handleJob(welcomeJob, async ({ payload: { accountId }, finish }) => {
    await database.platform(async (tx) => {
      const account = await findAccountById(tx, accountId)
      const owner = account && (await findConfirmedId(tx, account.email))
      if (account !== null && owner !== accountId && (await mayWrite(tx, account.email))) {
        const envelope = { websiteId: null, to: account.email } as const
        if (owner === null) {
          const data = { address: `${platform}${paths.platformConfirmEmail}?code=${await makeCode(tx, accountId)}` }
          await mail.send(tx, { ...envelope, template: verifyEmailMail, data })
        } else {
          const data = {
            address: `${platform}${paths.platformLogin}`,
            resetAddress: `${platform}${paths.platformForgotPassword}`,
          }
          await mail.send(tx, { ...envelope, template: accountKnownMail, data })
        }
      }
      await finish(tx)
    })
  })

  /** Whoever types a stranger's address again and again fills nobody's mailbox. */
  async function mayWrite(tx: Tx, email: string): Promise<boolean> {
    return !isFailure(await countTry(tx, welcomeMailLimits(email), services))
  }

  async function makeCode(tx: Tx, accountId: string): Promise<string> {
    const code = makeSecret(services)
    const at = new Date(services.now())
    const expiresAt = new Date(services.now() + codeMs)
    const stored = {
      codeHash: hashSecret(code),
      accountId,
      purpose: confirmationPurpose,
      boundTo: '',
      expiresAt,
    } as const
    await insertCode(tx, stored, at)
    return code
  }
}
