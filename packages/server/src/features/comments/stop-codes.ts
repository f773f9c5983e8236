import type { SealedSecrets } from '../../security/sealed-secrets'

const purposeOf = (websiteId: string) => `comments stop ${websiteId}`

/** What an email carries so that its reader can stop such emails: the address, which only this host can read. */
export function stopCodeSealer(sealed: SealedSecrets, websiteId: string): Promise<(email: string) => string> {
  return sealed.sealerFor(purposeOf(websiteId))
}

export function openStopCode(sealed: SealedSecrets, websiteId: string, code: string): Promise<string | null> {
  return sealed.open(code, purposeOf(websiteId))
}
