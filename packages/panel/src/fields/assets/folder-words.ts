import type { Asset } from '@sitewright/model/assets/asset-answers'
import { branchOfFolder, foldersIn, wayToFolder } from '@sitewright/model/assets/asset-folder-tree'
import type { AssetFolder } from '@sitewright/model/assets/asset-folders'
import { countFiles } from '../../parts/count-files'

/** What the place outside of all folders is called. */
export const topWords = 'Assets'

/** With the files of the folders below it. */
export function countWithin({ id }: AssetFolder, all: readonly AssetFolder[]): string {
  return countFiles(branchOfFolder(id, all).reduce((sum, it) => sum + it.assetCount, 0))
}

/** `Clay / Cups`, or the name of the top. */
export function describeFolder(folderId: string | null, all: readonly AssetFolder[]): string {
  const names = wayToFolder(folderId, all).map(({ name }) => name)
  return names.length === 0 ? topWords : names.join(' / ')
}

/** The folder that is open, among all of the site. */
export interface OpenFolder {
  readonly id: string | null
  readonly all: readonly AssetFolder[]
}

/** After the name of a file: ` in Clay / Cups` where it is, ` to Clay / Cups` where it went. */
export function writePlace(
  { folderId }: Pick<Asset, 'folderId'>,
  all: readonly AssetFolder[],
  preposition: 'in' | 'to' = 'in',
): string {
  const isFiled = folderId !== null && all.some(({ id }) => id === folderId)
  return isFiled ? ` ${preposition} ${describeFolder(folderId, all)}` : ''
}

/** Those in the open folder; while something is searched for, those of that name, wherever they are. */
export function listShownFolders({ id, all }: OpenFolder, search: string): AssetFolder[] {
  const wanted = search.trim().toLowerCase()
  return wanted === '' ? foldersIn(id, all) : all.filter(({ name }) => name.toLowerCase().includes(wanted))
}
