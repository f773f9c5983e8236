import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ProofChallenge } from '@sitewright/model/forms/proof-of-work/proof-challenge'

const keyLifeMs = 60 * 60_000
/** Another process may have made it, whose clock is ahead of this one's. */
const clockSkewMs = 60_000
/** A moment on a desk machine, about a second on an old phone. */
const difficulty = 14

export interface SubmissionKey {
  /** The id of the submission that comes with it: a second one finds its place taken. */
  readonly id: string
  readonly issuedAt: number
}

export interface KeyHolder {
  readonly secret: string
  readonly websiteId: string
  /** A ticket of a form without scripts belongs to that form alone. */
  readonly formId?: string
}

export function writeKey({ id, issuedAt }: SubmissionKey, holder: KeyHolder): string {
  const content = `${id}.${issuedAt.toString(36)}`
  return `${content}.${sign(content, holder)}`
}

/** Null for a key that is forged, of another site, too old or of the future. */
export function readKey(key: string, holder: KeyHolder, now: number): SubmissionKey | null {
  const signed = readSignedKey(key, holder)
  if (signed === null) return null
  return signed.issuedAt <= now + clockSkewMs && now - signed.issuedAt < keyLifeMs ? signed : null
}

/** However old it is: what came with it once may come again, from a browser that heard no answer. */
export function readSignedKey(key: string, holder: KeyHolder): SubmissionKey | null {
  const [, content = '', id = '', time = '', signature = ''] =
    /^(([0-9a-f]{24})\.([0-9a-z]{1,11}))\.([\w-]{43})$/.exec(key) ?? []
  const right = Buffer.from(sign(content, holder))
  const given = Buffer.from(signature)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  return { id, issuedAt: Number.parseInt(time, 36) }
}

/** The puzzle of a key. Its salt is short, for it is hashed some ten thousand times. */
export function challengeOf(key: string): ProofChallenge {
  return { salt: key.slice(-22), difficulty }
}

function sign(content: string, { secret, websiteId, formId }: KeyHolder): string {
  const holder = formId === undefined ? websiteId : `${websiteId} ticket ${formId}`
  return createHmac('sha256', secret).update(`form-key ${holder} ${content}`).digest('base64url')
}
