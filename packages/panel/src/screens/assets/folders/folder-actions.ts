import type { Asset } from '@sitewright/model/assets/asset-answers'
import { foldersIn } from '@sitewright/model/assets/asset-folder-tree'
import type { AssetFolder } from '@sitewright/model/assets/asset-folders'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { textOfError } from '../../../data/calls/call-error'
import { changeFolder, deleteFolder, putIntoFolder, restoreFolder } from '../../../data/files/asset-folders'
import { describeFolder } from '../../../fields/assets/folder-words'
import { type Movable, nameMovable } from './movable'

type Work = () => Promise<unknown>

async function attempt(work: Work): Promise<void> {
  try {
    await work()
  } catch (error) {
    toasts.show({ kind: 'error', text: textOfError(error) })
  }
}

function tell(text: string, undo: Work): void {
  toasts.show({ text, action: { label: 'Undo', run: () => void attempt(undo) } })
}

export function moveInto(what: Movable, folderId: string | null, all: readonly AssetFolder[]): Promise<void> {
  return attempt(async () => {
    const undo =
      what.kind === 'folder' ? await moveFolder(what.folder, folderId) : await moveFiles(what.assets, folderId)
    tell(`${nameMovable(what)} moved to ${describeFolder(folderId, all)}`, undo)
  })
}

async function moveFolder({ id, parentId }: AssetFolder, toId: string | null): Promise<Work> {
  await changeFolder(id, { parentId: toId })
  return () => changeFolder(id, { parentId })
}

/** Found by a search they come from several folders: each goes back to its own. */
async function moveFiles(assets: readonly Asset[], toId: string | null): Promise<Work> {
  const moved = assets.filter(({ folderId }) => folderId !== toId)
  await putIntoFolder(
    moved.map(({ id }) => id),
    toId,
  )
  return async () => {
    for (const from of new Set(moved.map(({ folderId }) => folderId)))
      await putIntoFolder(
        moved.filter(({ folderId }) => folderId === from).map(({ id }) => id),
        from,
      )
  }
}

export function tellCreated({ id, name }: AssetFolder): void {
  tell(`Folder ${name} created`, () => deleteFolder(id))
}

export function tellRenamed({ id, name: before }: AssetFolder, name: string): void {
  tell(`Folder renamed to ${name}`, () => changeFolder(id, { name: before }))
}

export function removeFolder(folder: AssetFolder, all: readonly AssetFolder[]): Promise<void> {
  const { id, name, parentId, assetCount } = folder
  const isEmpty = assetCount === 0 && foldersIn(id, all).length === 0
  return attempt(async () => {
    await deleteFolder(id)
    const destination = isEmpty ? '' : `, contents moved to ${describeFolder(parentId, all)}`
    tell(`Folder ${name} deleted${destination}`, () => restoreFolder(id))
  })
}
