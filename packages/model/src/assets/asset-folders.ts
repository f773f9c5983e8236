import { z } from 'zod'
import { id } from '../id'
import { assetKind, maxAssetsAtOnce } from './asset-answers'

export const maxAssetFolders = 500
/** As deep as categories: what lies deeper is found by search, not by opening one folder after the other. */
export const maxAssetFolderDepth = 3

/**
 * Names may be taken twice, for ids are what is meant: the folders inside of a deleted one move up, and no name may stand in
 * their way.
 */
const fields = {
  name: z.string().trim().min(1, 'Enter a name.').max(100, 'At most 100 characters.'),
  /** Null at the top. */
  parentId: id.nullable(),
}

/** A folder of files. Folders change no address: where a file is kept is nothing that visitors see. */
export const assetFolder = z.strictObject({
  id,
  ...fields,
  /** The files in the folder itself, not those in folders below it. */
  assetCount: z.int().min(0),
  createdAt: z.iso.datetime(),
})
export type AssetFolder = z.infer<typeof assetFolder>

/** By name. */
export const assetFolderList = z.strictObject({ folders: z.array(assetFolder) })

/** Files of this kind alone are counted. */
export const assetFolderListQuery = z.strictObject({ kind: assetKind.optional() })

export const newAssetFolder = z.strictObject({ name: fields.name, parentId: fields.parentId.default(null) })
export type NewAssetFolder = z.infer<typeof newAssetFolder>

export const assetFolderChange = z.strictObject(fields).partial()
export type AssetFolderChange = z.infer<typeof assetFolderChange>

/** Into a folder, or out of all of them. */
export const assetMove = z.strictObject({
  assetIds: z.array(id).min(1).max(maxAssetsAtOnce),
  folderId: id.nullable(),
})
