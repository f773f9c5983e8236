import type { Asset } from '@sitewright/model/assets/asset-answers'
import type { StoredAsset } from '../../../content/asset-rows'

/** Without what only the server knows. */
export function toAnswer({ blobKey: _blobKey, version: _version, ...asset }: StoredAsset): Asset {
  return asset
}
