import type { AssetSort } from '@sitewright/model/assets/asset-answers'
import { fail, type Result } from '@sitewright/model/failures/catalog'
import { id } from '@sitewright/model/id'
import { storedTime } from '@sitewright/model/stored-values'
import { z } from 'zod'
import type { StoredAsset } from '../../../content/asset-rows'
import { readStorableJson } from '../../../http/check-text'
import type { AssetPosition } from './rows'

const stored = z.tuple([z.union([z.string().max(300), z.number().int()]), id])

/** Where a list ended, in the order it had. */
export function writeCursor(sort: AssetSort, last: StoredAsset): string {
  const values = {
    newest: last.createdAt,
    oldest: last.createdAt,
    name: last.name.toLowerCase(),
    largest: last.byteLength,
  }
  return Buffer.from(JSON.stringify([values[sort], last.id])).toString('base64url')
}

export function readCursor(sort: AssetSort, cursor: string): Result<AssetPosition> {
  const [value, assetId] = parseCursor(cursor) ?? []
  const wrong = fail('request.invalid', { errors: { cursor: 'Invalid cursor.' } })
  if (value === undefined || assetId === undefined) return wrong
  if (sort === 'largest') return typeof value === 'number' ? { value, id: assetId } : wrong
  if (typeof value !== 'string') return wrong
  if (sort === 'name') return { value, id: assetId }
  return storedTime.safeParse(value).success ? { value: new Date(value), id: assetId } : wrong
}

function parseCursor(cursor: string): z.infer<typeof stored> | null {
  const parsed = stored.safeParse(readStorableJson(Buffer.from(cursor, 'base64url').toString('utf8')))
  return parsed.success ? parsed.data : null
}
