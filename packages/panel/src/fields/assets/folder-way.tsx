import { wayToFolder } from '@sitewright/model/assets/asset-folder-tree'
import type { AssetFolder } from '@sitewright/model/assets/asset-folders'
import type { ReactNode } from 'react'
import { topWords } from './folder-words'

interface FolderWayProps {
  folderId: string | null
  all: readonly AssetFolder[]
  onOpen: (folderId: string | null) => void
  /** Beside the open folder: what can be done with it. */
  children?: ReactNode
}

/** From the top down to the open folder. The folders above it are places to drop files on, too. */
export function FolderWay({ folderId, all, onOpen, children }: FolderWayProps) {
  const way = wayToFolder(folderId, all)
  const open = way.at(-1)
  if (open === undefined) return null
  return (
    <nav className="folder-way" aria-label="Folder path">
      <ol>
        {[null, ...way.slice(0, -1)].map((above) => (
          <li key={above?.id ?? 'top'}>
            <button
              type="button"
              className="folder-crumb"
              data-drop-folder={above?.id ?? 'top'}
              onClick={() => onOpen(above?.id ?? null)}
            >
              {above?.name ?? topWords}
            </button>
          </li>
        ))}
        <li>
          <span className="folder-crumb" aria-current="page" data-open-folder tabIndex={-1}>
            {open.name}
          </span>
        </li>
      </ol>
      {children}
    </nav>
  )
}
