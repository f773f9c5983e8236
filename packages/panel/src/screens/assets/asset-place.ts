import { id } from '@sitewright/model/id'
import { goTo } from '../../ground/router'

/** What the address of the screen asks for: a folder, or the details of a file. */
export interface AssetPlace {
  readonly folderId: string | null
  readonly assetId: string | null
}

const folderPart = 'folder-'

export function readAssetPlace(part: string | null): AssetPlace {
  if (!part?.startsWith(folderPart)) return { folderId: null, assetId: part }
  return { folderId: id.safeParse(part.slice(folderPart.length)).data ?? null, assetId: null }
}

export function openFolder(folderId: string | null, how?: 'replace'): void {
  goTo({ screen: 'assets', part: folderId === null ? null : folderPart + folderId }, how)
}
