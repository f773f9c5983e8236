import type { AssetFolder } from '@sitewright/model/assets/asset-folders'
import { Menu } from '@sitewright/ui/floating/menu'
import { wordsOfKeys } from '../../../ground/key-words'
import { assetKeys } from './asset-keys'

interface FolderMenuProps {
  folder: AssetFolder
  onRename: () => void
  onMove: () => void
  onDelete: () => void
}

export function FolderMenu({ folder, onRename, onMove, onDelete }: FolderMenuProps) {
  return (
    <Menu
      label={`Actions for folder ${folder.name}`}
      kind="quiet"
      items={[
        { label: 'Rename', icon: 'pencil', run: onRename },
        { label: 'Move to…', icon: 'folder', keys: wordsOfKeys(assetKeys.move.keys), run: onMove },
        { label: 'Delete', icon: 'trash', isDanger: true, run: onDelete },
      ]}
    />
  )
}
