import { type AssetFolder, maxAssetFolderDepth } from './asset-folders'

type Node = Pick<AssetFolder, 'id' | 'parentId'>

export function foldersIn<Folder extends Node>(parentId: string | null, all: readonly Folder[]): Folder[] {
  return all.filter((it) => it.parentId === parentId)
}

/** From the top down to the folder itself; empty for none. */
export function wayToFolder<Folder extends Node>(folderId: string | null, all: readonly Folder[]): Folder[] {
  const folder = all.find(({ id }) => id === folderId)
  return folder === undefined ? [] : [...wayToFolder(folder.parentId, all), folder]
}

/** The folder and all below it. */
export function branchOfFolder<Folder extends Node>(folderId: string, all: readonly Folder[]): Folder[] {
  const own = all.filter(({ id }) => id === folderId)
  return [...own, ...foldersIn(folderId, all).flatMap(({ id }) => branchOfFolder(id, all))]
}

/** Every folder, each followed by those inside of it. */
export function listInTreeOrder<Folder extends Node>(all: readonly Folder[], parentId: string | null = null): Folder[] {
  return foldersIn(parentId, all).flatMap((folder) => [folder, ...listInTreeOrder(all, folder.id)])
}

/** Why the folder cannot stand below this parent; null where it can. */
export function findFolderObstacle(
  folderId: string,
  parentId: string | null,
  all: readonly Node[],
): 'missing' | 'in-itself' | 'too-deep' | null {
  if (parentId === null) return null
  const way = wayToFolder(parentId, all)
  if (way.length === 0) return 'missing'
  if (way.some(({ id }) => id === folderId)) return 'in-itself'
  return way.length + countLevels(folderId, all) > maxAssetFolderDepth ? 'too-deep' : null
}

/** With those below it: 1 for a folder without folders, and for one that is yet to be made. */
function countLevels(folderId: string, all: readonly Node[]): number {
  return 1 + Math.max(0, ...foldersIn(folderId, all).map(({ id }) => countLevels(id, all)))
}
