import type { PasswordChange, SignIn, SignUp } from '@sitewright/model/accounts/account-answers'
import { isFailure, type Result } from '@sitewright/model/failures/catalog'
import type { SignedInAccount } from '../../http/endpoint'
import { checkNewPassword, namesOfPerson } from '../../security/check-new-password'
import type { Passwords } from '../../security/passwords'
import { hashSecret } from '../../security/secrets'
import { countTry, signUpLimits } from '../../security/try-limits'
import type { Services } from '../../services/services'
import { changePassword } from './change-password'
import { type CheckedPassword, checkKnown, checkPassword, confirmPassword } from './check-password'
import { type Door, type OpenedSession, openSession } from './sessions'
import { findLastIdentity } from './store/code-rows'
import { deleteSessions, findAccountByEmail, insertAccount } from './store/rows'
import { tellOfSignIn } from './tell-of-sign-in'
import type { EmailVerification } from './verify-email'

export type Accounts = ReturnType<typeof createAccounts>

export function createAccounts(services: Services, passwords: Passwords, verification: EmailVerification) {
  const { database } = services

  async function createAccount(input: SignUp): Promise<Result<SignedInAccount>> {
    const passwordHash = await passwords.hash(input.password)
    if (isFailure(passwordHash)) return passwordHash
    const account = { id: services.newId(), email: input.email, displayName: input.displayName }
    const createdAt = new Date(services.now())
    await database.platform(async (tx) => {
      await insertAccount(tx, { ...account, passwordHash, createdAt })
      await verification.writeMail(tx, account)
    })
    return account
  }

  function open(checked: CheckedPassword, door: Door): Promise<OpenedSession> {
    return database.platform(async (tx) => {
      await tellOfSignIn(tx, services, checked, door.address)
      return openSession(tx, services, { account: checked.account, ...door })
    })
  }

  async function signIn(input: SignIn, door: Door): Promise<Result<OpenedSession>> {
    const given = { ...input, address: door.address, device: door.brought.lastIdentity }
    const checked = await checkPassword(services, passwords, given)
    return isFailure(checked) ? checked : open(checked, door)
  }

  /**
   * Nobody is told whether the address has an account: there is a new one each time, and the mail to the address says the
   * rest. Who knows the password of the account that there is comes into that one.
   */
  async function signUp(input: SignUp, door: Door): Promise<Result<OpenedSession>> {
    const refusal = await checkNewPassword(input.password, { field: 'password', names: namesOfPerson(input) })
    if (refusal !== null) return refusal
    const over = await database.platform((tx) => countTry(tx, signUpLimits(door.address), services))
    if (over !== null) return over
    const known = await checkKnown(services, passwords, input, door.brought.lastIdentity)
    if (!isFailure(known)) return open(known, door)
    if (known.code === 'server.busy') return known
    const account = await createAccount(input)
    if (isFailure(account)) return account
    return database.platform((tx) => openSession(tx, services, { account, ...door }))
  }

  return {
    signIn,
    signUp,
    createAccount,

    async signOut(sessionTokens: readonly string[]): Promise<void> {
      await database.platform((tx) => deleteSessions(tx, sessionTokens.map(hashSecret)))
    },

    confirmPassword: (account: SignedInAccount, password: string) =>
      confirmPassword(services, passwords, account, password),

    changePassword: (account: SignedInAccount, change: PasswordChange, door: Door) =>
      changePassword(services, passwords, account, { change, door }),

    async findLastEmail(lastIdentity: string | null): Promise<string> {
      if (lastIdentity === null) return ''
      const now = new Date(services.now())
      const found = await database.platform((tx) => findLastIdentity(tx, hashSecret(lastIdentity), now))
      return found?.email ?? ''
    },

    confirmEmail: verification.confirm,

    findByEmail: (email: string) => database.platform((tx) => findAccountByEmail(tx, email)),
  }
}
