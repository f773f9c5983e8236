import { createHmac, timingSafeEqual } from 'node:crypto'

interface Opened {
  readonly websiteId: string
  readonly orderId: string
}

/**
 * What opens an order for whoever has its link: 256 bits that follow from the host's own secret, so that every mail of an order
 * carries the same link and none is stored.
 */
export function makeOrderToken(secret: string, { websiteId, orderId }: Opened): string {
  return sign(secret, `order ${websiteId} ${orderId}`)
}

export function isOrderToken(secret: string, order: Opened, token: string): boolean {
  return isSame(makeOrderToken(secret, order), token)
}

interface Prepared {
  readonly websiteId: string
  readonly draftId: string
}

/** The same for an order that the store prepared. */
export function makeDraftToken(secret: string, { websiteId, draftId }: Prepared): string {
  return sign(secret, `draft ${websiteId} ${draftId}`)
}

export function isDraftToken(secret: string, draft: Prepared, token: string): boolean {
  return isSame(makeDraftToken(secret, draft), token)
}

function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}

function isSame(right: string, given: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
