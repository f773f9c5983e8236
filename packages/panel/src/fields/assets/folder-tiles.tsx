import type { AssetFolder } from '@sitewright/model/assets/asset-folders'
import { Icon } from '@sitewright/ui/base/icons'
import type { ReactNode } from 'react'
import { countWithin } from './folder-words'

interface FolderTilesProps {
  folders: readonly AssetFolder[]
  /** All of the site, for what lies below those that are shown. */
  all: readonly AssetFolder[]
  onOpen: (folderId: string) => void
  menuOf?: (folder: AssetFolder) => ReactNode
}

/** Folders to open. Where files can be dragged, they are places to drop them: the drag finds them by `data-drop-folder`. */
export function FolderTiles({ folders, all, onOpen, menuOf }: FolderTilesProps) {
  if (folders.length === 0) return null
  return (
    <ul className="folder-tiles" aria-label="Folders">
      {folders.map((folder) => (
        <li key={folder.id} className="folder-tile" data-drop-folder={folder.id}>
          <button type="button" className="folder-open" data-folder-id={folder.id} onClick={() => onOpen(folder.id)}>
            <Icon name="folder" />
            <span className="sw-hidden-text">Folder </span>
            <span className="folder-name" title={folder.name}>
              {folder.name}
            </span>
            <small>{countWithin(folder, all)}</small>
          </button>
          {menuOf?.(folder)}
        </li>
      ))}
    </ul>
  )
}
