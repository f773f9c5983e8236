import { Resolver } from 'node:dns/promises'

/** The texts of all TXT records of a name; none when there is no such name. Null when DNS does not answer. */
export type LookUpTxt = (name: string) => Promise<string[] | null>

const timeoutMs = 3000
const absent = new Set(['ENOTFOUND', 'ENODATA'])

export async function lookUpTxt(name: string): Promise<string[] | null> {
  const resolver = new Resolver({ timeout: timeoutMs, tries: 2 })
  try {
    // A long text comes in several pieces.
    return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''))
  } catch (error) {
    return absent.has((error as NodeJS.ErrnoException).code ?? '') ? [] : null
  }
}
