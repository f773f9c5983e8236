import { z } from 'zod'
import { id } from '../id'
import { fillPath } from '../routes/fill-path'
import { paths } from '../routes/paths'

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
  /** The folder it is in; null outside of all. A file in the bin is restored to there. */
  folderId: id.nullable(),
  /** Three colors of an opaque picture, from top to bottom, such as '#a3b1c2 #8d9a70 #4c4a3f': what it looks like until it has come. */
  placeholder: z.string().nullable(),
  /** Between which colors those of an opaque picture lie, such as '#0a0b10 #f2efe9': whether a text can be read on it. */
  tones: z.string().nullable(),
  /** Where the original is served. */
  address: z.string(),
  createdAt: z.iso.datetime(),
  /** Set while the file is in the bin. */
  deletedAt: z.iso.datetime().nullable(),
})
export type Asset = z.infer<typeof asset>

export const assetList = z.strictObject({ assets: z.array(asset), nextCursor: z.string().nullable() })

export const assetSorts = ['newest', 'oldest', 'name', 'largest'] as const
export type AssetSort = (typeof assetSorts)[number]

export const assetListQuery = z.strictObject({
  cursor: z.string().max(200).optional(),
  search: z.string().trim().max(200).optional(),
  kind: assetKind.optional(),
  /** The files of one folder, or 'top': those outside of all folders. Without it, all files. */
  folder: z.union([id, z.literal('top')]).optional(),
  sort: z.enum(assetSorts).default('newest'),
  bin: z.enum(['true', 'false']).default('false'),
  limit: z.coerce.number<number>().int().min(1).max(100).default(50),
})
export type AssetListQuery = z.infer<typeof assetListQuery>

/** The texts stand before the file, for the host reads all in one go. */
export const assetUpload = z.strictObject({
  altText: z.string().optional(),
  /** Where it is kept; at the top without it. */
  folderId: id.optional(),
  file: z.file(),
})
export const assetReplacement = assetUpload.pick({ file: true })

export const assetChange = z.strictObject({
  name: z.string().trim().min(1).max(200).optional(),
  altText: z.string().trim().max(1000).optional(),
})
export type AssetChange = z.infer<typeof assetChange>

export const maxAssetsAtOnce = 100
export const assetChoice = z.strictObject({ assetIds: z.array(id).min(1).max(maxAssetsAtOnce) })

/** `assetIds` with commas between them. */
export const assetUsesQuery = z.strictObject({
  assetIds: z
    .string()
    .max(maxAssetsAtOnce * 25)
    .transform((text) => text.split(','))
    .pipe(z.array(id).min(1).max(maxAssetsAtOnce)),
})

/** One place that shows or links a file. */
export const assetUse = z.strictObject({
  assetId: id,
  /**
   * 'page' is the content of a page, 'page-settings' its settings, 'product' and 'category' are of the store; others are names of
   * the site's documents.
   */
  place: z.string(),
  pageId: id.nullable(),
  /** What the page, product or category is called; empty for documents of the site. */
  title: z.string(),
  /** What the section is called, or its number on the page. */
  section: z.string().nullable(),
  inDraft: z.boolean(),
  inPublished: z.boolean(),
})
export type AssetUse = z.infer<typeof assetUse>

/** A replaced file has another address, so that nobody sees the old one out of a cache. */
export function fileAddress({ id: assetId, name, version }: { id: string; name: string; version: number }): string {
  return fillPath(paths.file, { assetId, name }) + (version > 1 ? `?v=${version}` : '')
}
