import { fail, type Result } from '@sitewright/model/failures/catalogue'
import type { AssetPosition } from './rows'

export function writeCursor(last: { createdAt: string; id: string }): string {
  return Buffer.from(`${Date.parse(last.createdAt)}.${last.id}`).toString('base64url')
}

export function readCursor(cursor: string): Result<AssetPosition> {
  const match = /^(\d{1,15})\.([0-9a-f]{24})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'))
  if (match === null) return fail('request.invalid', { errors: { cursor: 'This is not a place in the list.' } })
  return { createdAt: new Date(Number(match[1])), id: String(match[2]) }
}
