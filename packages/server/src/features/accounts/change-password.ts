import type { PasswordChange } from '@sitewright/model/accounts/account-answers'
import { type Failure, fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import type { SignedInAccount } from '../../http/endpoint'
import { checkNewPassword, namesOfPerson } from '../../security/check-new-password'
import type { Passwords } from '../../security/passwords'
import type { Services } from '../../services/services'
import { confirmPassword } from './check-password'
import { type Door, type OpenedSession, openSession } from './sessions'
import { deleteSessionsOfAccount, listSiteIdentifiers, updatePasswordHash } from './store/rows'

/** Every session ends; the one at `door` starts anew. */
export async function changePassword(
  services: Services,
  passwords: Passwords,
  account: SignedInAccount,
  { change, door }: { readonly change: PasswordChange; readonly door: Door },
): Promise<Result<OpenedSession>> {
  const wrong = await confirmPassword(services, passwords, account, change.oldPassword)
  if (wrong !== null) return withField(wrong, 'oldPassword')
  const sites = await services.database.platform((tx) => listSiteIdentifiers(tx, account.id))
  const names = [...namesOfPerson(account), ...sites]
  const refusal = await checkNewPassword(change.newPassword, { field: 'newPassword', names })
  if (refusal !== null) return refusal
  const passwordHash = await passwords.hash(change.newPassword)
  if (isFailure(passwordHash)) return passwordHash
  return services.database.platform(async (tx) => {
    await updatePasswordHash(tx, account.id, passwordHash)
    await deleteSessionsOfAccount(tx, account.id)
    return openSession(tx, services, { account, ...door })
  })
}

function withField(failure: Failure, field: string): Failure {
  return failure.code === 'account.wrong-password' ? fail(failure.code, { field }) : failure
}
