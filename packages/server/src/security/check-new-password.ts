import { newPassword } from '@sitewright/model/accounts/account-answers'
import { type Failure, fail } from '@sitewright/model/failures/catalog'
import { z } from 'zod'
import { isCommonPassword } from './common-passwords'

const shortestName = 4
/** What must be left of a password when the names in it are taken away. */
const fewestOthers = 4
const platformName = 'Sitewright'

interface NewPassword {
  /** The name of the form's field, for the failure. */
  readonly field: string
  /** What anybody who knows the person or the site would try first. */
  readonly names: readonly string[]
}

/** Null for a password that may be chosen. */
export async function checkNewPassword(password: string, { field, names }: NewPassword): Promise<Failure | null> {
  const parsed = z.object({ [field]: newPassword }).safeParse({ [field]: password })
  if (!parsed.success) return fail('request.invalid', { issues: parsed.error })
  if (await isCommonPassword(password)) return fail('account.password-common', { field })
  return isMadeOfNames(password, [...names, platformName]) ? fail('account.password-personal', { field }) : null
}

/** The names that a person's email address and display name give away, whole and in parts. */
export function namesOfPerson({ email, displayName }: { email: string; displayName: string }): string[] {
  const local = email.split('@')[0] ?? ''
  return [email, local, displayName, ...local.split(/[^\p{L}\p{N}]+/u), ...displayName.split(/\s+/)]
}

function isMadeOfNames(password: string, names: readonly string[]): boolean {
  const whole = toLetters(password)
  const known = names.map(toLetters).filter(({ length }) => length >= shortestName)
  const rest = known
    .sort((one, other) => other.length - one.length)
    .reduce((left, name) => left.replaceAll(name, ''), whole)
  return rest !== whole && rest.length < fewestOthers
}

/** Case, accents, spaces and signs make no other name. */
function toLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
