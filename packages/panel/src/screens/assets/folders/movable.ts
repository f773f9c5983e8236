import type { Asset } from '@sitewright/model/assets/asset-answers'
import { findFolderObstacle } from '@sitewright/model/assets/asset-folder-tree'
import type { AssetFolder } from '@sitewright/model/assets/asset-folders'
import { countFiles } from '../../../parts/count-files'

/** What is moved at one go. */
export type Movable =
  | { readonly kind: 'files'; readonly assets: readonly Asset[] }
  | { readonly kind: 'folder'; readonly folder: AssetFolder }

export function nameMovable(what: Movable): string {
  if (what.kind === 'folder') return what.folder.name
  const [only, ...more] = what.assets
  return only && more.length === 0 ? only.name : countFiles(what.assets.length)
}

const obstacleWords = {
  missing: 'No longer exists',
  'in-itself': 'Can’t move into itself',
  'too-deep': 'Too many levels',
} as const

/** Why it cannot be moved there, in words; null where it can. */
export function findMoveObstacle(what: Movable, folderId: string | null, all: readonly AssetFolder[]): string | null {
  const from = what.kind === 'folder' ? [what.folder.parentId] : what.assets.map((asset) => asset.folderId)
  if (from.every((it) => it === folderId)) return 'Already here'
  if (what.kind === 'files') return null
  const obstacle = findFolderObstacle(what.folder.id, folderId, all)
  return obstacle && obstacleWords[obstacle]
}
