import { z } from 'zod'
import { id } from '../id'
import { fillPath } from '../routes/fill-path'
import { places } from '../routes/places'

export const assetKinds = ['image', 'video', 'audio', 'file'] as const
export const assetKind = z.enum(assetKinds)
export type AssetKind = z.infer<typeof assetKind>

/** An uploaded file as the API gives it. */
export const asset = z.strictObject({
  id,
  name: z.string(),
  kind: assetKind,
  contentType: z.string(),
  byteLength: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  isAnimated: z.boolean(),
  /** SVG and animations are served as they are, without other widths. */
  hasWidths: z.boolean(),
  altText: z.string(),
  /** Where the original is served. */
  address: z.string(),
  createdAt: z.iso.datetime(),
})
export type Asset = z.infer<typeof asset>

export const assetList = z.strictObject({ assets: z.array(asset), nextCursor: z.string().nullable() })

export const assetListQuery = z.strictObject({
  cursor: z.string().max(200).optional(),
  search: z.string().trim().max(200).optional(),
  kind: assetKind.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})
export type AssetListQuery = z.infer<typeof assetListQuery>

export const assetChange = z.strictObject({
  name: z.string().trim().min(1).max(200).optional(),
  altText: z.string().trim().max(1000).optional(),
})
export type AssetChange = z.infer<typeof assetChange>

export function fileAddress(assetId: string, name: string): string {
  return fillPath(places.file, { assetId, name })
}
