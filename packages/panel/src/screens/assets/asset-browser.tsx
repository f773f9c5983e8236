import type { Asset } from '@sitewright/model/assets/asset-answers'
import type { AssetFolder } from '@sitewright/model/assets/asset-folders'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useAssets } from '../../data/files/assets'
import { FolderTiles } from '../../fields/assets/folder-tiles'
import { FolderWay } from '../../fields/assets/folder-way'
import { listShownFolders, type OpenFolder } from '../../fields/assets/folder-words'
import { useFolderFocus } from '../../fields/assets/use-folder-focus'
import { matchesKeys } from '../../ground/key-words'
import { AssetLibrary } from './asset-library'
import type { LibraryView } from './asset-tools'
import { assetKeys } from './folders/asset-keys'
import { focusBeside } from './folders/focus-beside'
import { moveInto, removeFolder } from './folders/folder-actions'
import { FolderMenu } from './folders/folder-menu'
import { findMoveObstacle, type Movable, nameMovable } from './folders/movable'
import { useAssetDrag } from './folders/use-asset-drag'
import type { AskAboutFolder } from './folders/use-folder-dialogs'

interface AssetBrowserProps {
  view: LibraryView
  folder: OpenFolder
  onOpenFolder: (folderId: string | null) => void
  ask: AskAboutFolder
  /** The file whose details the address asks for. */
  startId: string | null
  emptyAction: ReactNode
}

const nothing: ReadonlyMap<string, Asset> = new Map()

/** The open folder: the way to it, the folders and files in it, and how they are moved. A search looks into all folders. */
export function AssetBrowser({ view, folder, onOpenFolder, ask, startId, emptyAction }: AssetBrowserProps) {
  const { search, kind, sort } = view
  const { id, all } = folder
  const open = all.find((it) => it.id === id)
  const query = useAssets({ search, kind: kind === 'all' ? null : kind, sort, folderId: search ? undefined : id })
  const assets = query.data?.pages.flatMap((page) => page.assets) ?? []
  const [selection, setSelection] = useState({ folderId: id, chosen: nothing })
  const chosen = selection.folderId === id ? selection.chosen : nothing
  const choose = (next: ReadonlyMap<string, Asset>) => setSelection({ folderId: id, chosen: next })
  const selected = assets.filter((asset) => chosen.has(asset.id))
  useFolderFocus(id, all)

  function find(pressed: HTMLElement): Movable | null {
    const { assetId, folderId } = pressed.closest<HTMLElement>('[data-asset-id], [data-folder-id]')?.dataset ?? {}
    const asset = assets.find((it) => it.id === assetId)
    if (asset) return { kind: 'files', assets: chosen.has(asset.id) ? selected : [asset] }
    const pressedFolder = all.find((it) => it.id === folderId)
    return pressedFolder ? { kind: 'folder', folder: pressedFolder } : null
  }
  const askMove = (what: Movable) => ask({ kind: 'move', what, onMoved: () => choose(nothing) })
  const drag = useAssetDrag({
    find,
    canDrop: (what, folderId) => findMoveObstacle(what, folderId, all) === null,
    onDrop: (what, folderId) => {
      choose(nothing)
      void moveInto(what, folderId, all)
    },
  })
  function onKeyDown(event: KeyboardEvent) {
    const pressed = event.target as HTMLElement
    if (pressed.closest('dialog, [popover], .asset-details')) return
    if (open && matchesKeys(event, assetKeys.up.keys)) {
      event.preventDefault()
      onOpenFolder(open.parentId)
    }
    if (!matchesKeys(event, assetKeys.move.keys)) return
    const what: Movable | null = selected.length > 0 ? { kind: 'files', assets: selected } : find(pressed)
    if (what && all.length > 0) askMove(what)
  }
  const menuOf = (it: AssetFolder) => (
    <FolderMenu
      folder={it}
      onRename={() => ask({ kind: 'rename', folder: it })}
      onMove={() => askMove({ kind: 'folder', folder: it })}
      onDelete={() => {
        if (it.id === id) onOpenFolder(it.parentId)
        else focusBeside(it.id)
        void removeFolder(it, all)
      }}
    />
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed here are the tiles; the keys work while one has the focus
    <div className="asset-browser" onPointerDown={drag.onPointerDown} onKeyDown={onKeyDown}>
      {search ? null : (
        <FolderWay folderId={id} all={all} onOpen={onOpenFolder}>
          {open ? menuOf(open) : null}
        </FolderWay>
      )}
      <FolderTiles folders={listShownFolders(folder, search)} all={all} onOpen={onOpenFolder} menuOf={menuOf} />
      <AssetLibrary
        key={`${id} ${startId}`}
        {...{ view, folder, query, assets, selected, startId, emptyAction }}
        onSelect={(next) => choose(new Map(next.map((asset) => [asset.id, asset])))}
        onMove={all.length === 0 ? null : (moved) => askMove({ kind: 'files', assets: moved })}
      />
      {drag.dragged ? (
        <div ref={drag.ghost} className="asset-ghost" aria-hidden="true">
          {nameMovable(drag.dragged)}
        </div>
      ) : null}
    </div>
  )
}
