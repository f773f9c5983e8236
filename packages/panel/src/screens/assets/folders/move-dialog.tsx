import { listInTreeOrder, wayToFolder } from '@sitewright/model/assets/asset-folder-tree'
import type { AssetFolder } from '@sitewright/model/assets/asset-folders'
import { Icon } from '@sitewright/ui/base/icons'
import { useId, useState } from 'react'
import { topWords } from '../../../fields/assets/folder-words'
import { FormDialog } from '../../../parts/form-dialog'
import { findMoveObstacle, type Movable, nameMovable } from './movable'

interface MoveDialogProps {
  what: Movable
  all: readonly AssetFolder[]
  onMove: (folderId: string | null) => void
  onClose: () => void
}

/** All folders, to choose one of: the arrow keys walk through those that it can be moved to. */
export function MoveDialog({ what, all, onMove, onClose }: MoveDialogProps) {
  const name = useId()
  const choices = [null, ...listInTreeOrder(all)].map((folder) => {
    const id = folder?.id ?? null
    return {
      id,
      label: folder?.name ?? topWords,
      level: wayToFolder(id, all).length,
      obstacle: findMoveObstacle(what, id, all),
    }
  })
  const [chosen, setChosen] = useState(choices.find(({ obstacle }) => obstacle === null)?.id)
  return (
    <FormDialog
      title={`Move ${nameMovable(what)}`}
      submitLabel="Move"
      isBusy={chosen === undefined}
      onSubmit={() => chosen !== undefined && onMove(chosen)}
      onCancel={onClose}
    >
      <fieldset className="move-choices">
        <legend className="sw-hidden-text">Move to</legend>
        {choices.map(({ id, label, level, obstacle }) => (
          <label key={id} className="move-choice" style={{ paddingInlineStart: `${8 + level * 20}px` }}>
            <input
              type="radio"
              name={name}
              checked={chosen === id}
              disabled={obstacle !== null}
              onChange={() => setChosen(id)}
            />
            <Icon name={id === null ? 'assets' : 'folder'} sizePx={16} />
            <span className="move-name">{label}</span>
            {obstacle ? <small>{obstacle}</small> : null}
          </label>
        ))}
      </fieldset>
    </FormDialog>
  )
}
