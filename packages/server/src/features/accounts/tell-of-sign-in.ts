import { isFailure } from '@sitewright/model/failures/catalog'
import { paths } from '@sitewright/model/routes/paths'
import { platformAddress } from '../../hosts/host-names'
import { signInAlertMail } from '../../mail/templates/sign-in-alert'
import { alertMailLimits, countTry } from '../../security/try-limits'
import type { Services } from '../../services/services'
import type { Tx } from '../../storage/database'
import type { CheckedPassword } from './check-password'

/** Writes to the owner of an account when it signs in with a browser for the first time. */
export async function tellOfSignIn(
  tx: Tx,
  services: Services,
  { account, isConfirmed, isKnownDevice }: CheckedPassword,
  from: string,
): Promise<void> {
  if (isKnownDevice || !isConfirmed) return
  if (isFailure(await countTry(tx, alertMailLimits(account.id), services))) return
  const { mail, now, settings } = services
  await mail.send(tx, {
    websiteId: null,
    to: account.email,
    template: signInAlertMail,
    data: {
      time: new Date(now()).toISOString(),
      from,
      address: `${platformAddress(settings)}${paths.platformForgotPassword}`,
    },
  })
}
