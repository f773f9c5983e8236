import { createHash } from 'node:crypto'
import type { Chance } from '../ground/time-and-chance'

/** 256 random bits in characters that need no escaping in cookies, addresses and headers. */
export function makeSecret({ randomBytes }: Chance): string {
  return Buffer.from(randomBytes(32)).toString('base64url')
}

/** What is stored in a secret's place. Secrets are random, so a fast hash is enough. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
