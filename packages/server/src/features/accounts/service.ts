import type { PasswordChange, SignIn, SignUp } from '@sitewright/model/accounts/account-answers'
import { isCommonPassword } from '@sitewright/model/accounts/common-passwords'
import { type Failure, fail, isFailure, type Result } from '@sitewright/model/failures/catalogue'
import type { SignedInAccount } from '../../http/endpoint'
import type { Services } from '../../services'
import { findLastIdentity } from './code-rows'
import type { Passwords } from './passwords'
import { deleteSessions, deleteSessionsOfAccount, findAccountByEmail, insertAccount, updatePasswordHash } from './rows'
import { hashSecret } from './secrets'
import { type BroughtCookies, type OpenedSession, openSession } from './sessions'
import { countTry, forgiveTry, signInLimits, signUpLimits } from './try-limits'
import type { EmailVerification } from './verify-email'

/** From where somebody signs in or up, and with which cookies. */
export interface Door {
  readonly host: string
  readonly address: string
  readonly brought: BroughtCookies
}

export type Accounts = ReturnType<typeof createAccounts>

export function createAccounts(services: Services, passwords: Passwords, verification: EmailVerification) {
  const { database } = services

  /** The account whose password this is. The same work and words whether the account exists or not. */
  async function checkPassword(email: string, password: string, address: string): Promise<Result<SignedInAccount>> {
    const limits = signInLimits(email, address)
    const found = await database.platform(async (tx) => {
      const over = await countTry(tx, limits, services)
      return over ?? { account: await findAccountByEmail(tx, email) }
    })
    if (isFailure(found)) return found
    const isMatch = await passwords.matches(found.account?.passwordHash ?? null, password)
    if (isFailure(isMatch)) return isMatch
    if (!isMatch || found.account === null) return fail('account.wrong-sign-in')
    await database.platform((tx) => forgiveTry(tx, limits, services))
    const { passwordHash: _hash, ...account } = found.account
    return account
  }

  /** Null when another account has the e-mail address. */
  async function createAccount(input: SignUp): Promise<Result<SignedInAccount | null>> {
    const passwordHash = await passwords.hash(input.password)
    if (isFailure(passwordHash)) return passwordHash
    const account = { id: services.newId(), email: input.email, displayName: input.displayName }
    const createdAt = new Date(services.now())
    const isNew = await database.platform(async (tx) => {
      const isInserted = await insertAccount(tx, { ...account, passwordHash, createdAt })
      if (isInserted) await verification.writeMail(tx, account)
      return isInserted
    })
    return isNew ? account : null
  }

  async function signIn(input: SignIn, door: Door): Promise<Result<OpenedSession>> {
    const account = await checkPassword(input.email, input.password, door.address)
    if (isFailure(account)) return account
    return database.platform((tx) => openSession(tx, services, { account, ...door }))
  }

  /** Somebody who has an account already is signed in by its password, and told no more than at the sign-in otherwise. */
  async function signUp(input: SignUp, door: Door): Promise<Result<OpenedSession>> {
    const refusal = checkNewPassword(input.password, 'password')
    if (refusal !== null) return refusal
    const known = await database.platform(async (tx) => {
      const over = await countTry(tx, signUpLimits(door.address), services)
      return over ?? { account: await findAccountByEmail(tx, input.email) }
    })
    if (isFailure(known)) return known
    if (known.account !== null) return signIn(input, door)
    const account = await createAccount(input)
    if (isFailure(account)) return account
    if (account === null) return signIn(input, door)
    return database.platform((tx) => openSession(tx, services, { account, ...door }))
  }

  return {
    signIn,
    signUp,
    createAccount,

    async signOut(sessionTokens: readonly string[]): Promise<void> {
      await database.platform((tx) => deleteSessions(tx, sessionTokens.map(hashSecret)))
    },

    /** Asked again before anything that would let a borrowed session become a lasting one. */
    async confirmPassword(account: SignedInAccount, password: string, address: string): Promise<Result<null>> {
      const confirmed = await checkPassword(account.email, password, address)
      if (!isFailure(confirmed)) return null
      return confirmed.code === 'account.wrong-sign-in' ? fail('account.wrong-password') : confirmed
    },

    /** Every session ends; the one at `door` starts anew. */
    async changePassword(account: SignedInAccount, change: PasswordChange, door: Door): Promise<Result<OpenedSession>> {
      const wrong = await this.confirmPassword(account, change.oldPassword, door.address)
      if (wrong !== null) return withField(wrong, 'oldPassword')
      const refusal = checkNewPassword(change.newPassword, 'newPassword')
      if (refusal !== null) return refusal
      const passwordHash = await passwords.hash(change.newPassword)
      if (isFailure(passwordHash)) return passwordHash
      return database.platform(async (tx) => {
        await updatePasswordHash(tx, account.id, passwordHash)
        await deleteSessionsOfAccount(tx, account.id)
        return openSession(tx, services, { account, ...door })
      })
    },

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

function checkNewPassword(password: string, field: string): Failure | null {
  if (!isCommonPassword(password)) return null
  return withField(fail('account.password-common'), field)
}

function withField(failure: Failure, field: string): Failure {
  return failure.code === 'request.too-many' ? failure : fail(failure.code, { errors: { [field]: failure.text } })
}
