import { createHmac, timingSafeEqual } from 'node:crypto'
import { identityCookies } from '@sitewright/model/accounts/identity-cookies'
import { isFailure, type Result } from '@sitewright/model/failures/catalog'
import { readSitePasswordHash } from '../../content/standing-rows'
import { readCookies, writeCookie } from '../../http/cookies'
import type { Passwords } from '../../security/passwords'
import { countTry, forgiveTry } from '../../security/try-limits'
import type { Services } from '../../services/services'
import { readPasswordHash } from '../pages/store/password-rows'

export interface PageLock {
  /** True when the visitor's cookies hold proof of the present password. */
  isOpenTo(place: LockedPlace, cookieHeader: string | undefined): Promise<boolean>
  /** The line of the cookie that opens it; null when the password is wrong. */
  open(place: LockedPlace, password: string, address: string): Promise<Result<string | null>>
}

/** A page, or the whole site. */
interface LockedPlace {
  readonly websiteId: string
  readonly pageId?: string
}

const openSeconds = 24 * 60 * 60
/** Wrong tries in a quarter of an hour. */
const tryLimits = { fromAddress: 10, ofPlace: 300 } as const

export function createPageLock(
  services: Pick<Services, 'database' | 'now' | 'settings'>,
  passwords: Passwords,
): PageLock {
  const { database, now, settings } = services
  async function readHash({ websiteId, pageId }: LockedPlace): Promise<string | null> {
    if (pageId === undefined) return database.platform((tx) => readSitePasswordHash(tx, websiteId))
    return database.site(websiteId, (tx) => readPasswordHash(tx, { websiteId, pageId }))
  }

  return {
    async isOpenTo(place, cookieHeader) {
      const proofs = readCookies(cookieHeader, cookieNameOf(place))
      if (proofs.length === 0) return false
      const hash = await readHash(place)
      return hash !== null && proofs.some((proof) => isProof(proof, place, hash, now()))
    },
    async open(place, password, address) {
      const limits = limitsOf(place, address)
      const refusal = await database.platform((tx) => countTry(tx, limits, { now }))
      if (isFailure(refusal)) return refusal
      const hash = await readHash(place)
      const isRight = await passwords.matches(hash, password)
      if (isFailure(isRight)) return isRight
      if (!isRight || hash === null) return null
      await database.platform((tx) => forgiveTry(tx, limits, { now }))
      const expiresAt = now() + openSeconds * 1000
      const value = `${expiresAt}.${sign(place, hash, expiresAt)}`
      const isSecure = settings.PUBLIC_SCHEME === 'https'
      return writeCookie(cookieNameOf(place), value, { maxAgeSeconds: openSeconds, isSecure, isHttpOnly: true })
    },
  }
}

const wholeSite = 'site'

function cookieNameOf({ pageId = wholeSite }: LockedPlace): string {
  return `${identityCookies.locked}_${pageId}`
}

/** Signed with the salted hash of the password, which never leaves: another password makes every earlier proof worthless. */
function sign({ websiteId, pageId = wholeSite }: LockedPlace, hash: string, expiresAt: number): string {
  return createHmac('sha256', hash).update(`${websiteId} ${pageId} ${expiresAt}`).digest('base64url')
}

function isProof(proof: string, place: LockedPlace, hash: string, now: number): boolean {
  const [, expiry = '', signature = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(proof) ?? []
  if (signature === '' || Number(expiry) <= now) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(place, hash, Number(expiry))))
}

function limitsOf({ websiteId, pageId = wholeSite }: LockedPlace, address: string) {
  return [
    { key: `page-lock ${websiteId} ${pageId} ${address}`, max: tryLimits.fromAddress },
    { key: `page-lock ${websiteId} ${pageId}`, max: tryLimits.ofPlace },
  ]
}
