import { createHmac, timingSafeEqual } from 'node:crypto'
import { identityCookies } from '@sitewright/model/accounts/identity-cookies'
import { isFailure, type Result } from '@sitewright/model/failures/catalogue'
import { readCookies, writeCookie } from '../../http/cookies'
import type { Services } from '../../services'
import type { Passwords } from '../accounts/passwords'
import { countTry, forgiveTry } from '../accounts/try-limits'
import { readPasswordHash } from '../pages/password-rows'

export interface PageLock {
  /** True when the visitor's cookies hold proof of the page's present password. */
  isOpenTo(page: LockedPage, cookieHeader: string | undefined): Promise<boolean>
  /** The line of the cookie that opens the page; null when the password is wrong. */
  open(page: LockedPage, password: string, address: string): Promise<Result<string | null>>
}

interface LockedPage {
  readonly websiteId: string
  readonly pageId: string
}

const openSeconds = 24 * 60 * 60
/** Wrong tries in a quarter of an hour. */
const tryLimits = { fromAddress: 10, ofPage: 300 } as const

export function createPageLock(
  services: Pick<Services, 'database' | 'now' | 'settings'>,
  passwords: Passwords,
): PageLock {
  const { database, now, settings } = services
  const readHash = (page: LockedPage) => database.site(page.websiteId, (tx) => readPasswordHash(tx, page))

  return {
    async isOpenTo(page, cookieHeader) {
      const proofs = readCookies(cookieHeader, cookieNameOf(page))
      if (proofs.length === 0) return false
      const hash = await readHash(page)
      return hash !== null && proofs.some((proof) => isProof(proof, page, hash, now()))
    },
    async open(page, password, address) {
      const limits = limitsOf(page, address)
      const refusal = await database.platform((tx) => countTry(tx, limits, { now }))
      if (isFailure(refusal)) return refusal
      const hash = await readHash(page)
      const isRight = await passwords.matches(hash, password)
      if (isFailure(isRight)) return isRight
      if (!isRight || hash === null) return null
      await database.platform((tx) => forgiveTry(tx, limits, { now }))
      const expiresAt = now() + openSeconds * 1000
      const value = `${expiresAt}.${sign(page, hash, expiresAt)}`
      const isSecure = settings.PUBLIC_SCHEME === 'https'
      return writeCookie(cookieNameOf(page), value, { maxAgeSeconds: openSeconds, isSecure, isHttpOnly: true })
    },
  }
}

function cookieNameOf({ pageId }: LockedPage): string {
  return `${identityCookies.locked}_${pageId}`
}

/** Signed with the salted hash of the password, which never leaves: another password makes every earlier proof worthless. */
function sign({ websiteId, pageId }: LockedPage, hash: string, expiresAt: number): string {
  return createHmac('sha256', hash).update(`${websiteId} ${pageId} ${expiresAt}`).digest('base64url')
}

function isProof(proof: string, page: LockedPage, hash: string, now: number): boolean {
  const [, expiry = '', signature = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(proof) ?? []
  if (signature === '' || Number(expiry) <= now) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(page, hash, Number(expiry))))
}

function limitsOf({ websiteId, pageId }: LockedPage, address: string) {
  return [
    { key: `page-lock ${websiteId} ${pageId} ${address}`, most: tryLimits.fromAddress },
    { key: `page-lock ${websiteId} ${pageId}`, most: tryLimits.ofPage },
  ]
}
