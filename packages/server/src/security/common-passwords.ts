import { passwordLength } from '@sitewright/model/accounts/account-answers'

let known: Promise<ReadonlySet<string>> | undefined

/** Of some 49,000 passwords from leaks, most used first, those that are long enough to be chosen at all: 18,000. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= passwordLength.min))
}

/** The list is read when somebody first chooses a password: most processes of a host never need it. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= load()
  return (await known).has(password.toLowerCase())
}
