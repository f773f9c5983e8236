import type { AssetFolder } from '@sitewright/model/assets/asset-folders'
import { type ReactNode, useState } from 'react'
import type { OpenFolder } from '../../../fields/assets/folder-words'
import { moveInto } from './folder-actions'
import { FolderDialog } from './folder-dialog'
import type { Movable } from './movable'
import { MoveDialog } from './move-dialog'

type FolderQuestion =
  | { readonly kind: 'new' }
  | { readonly kind: 'rename'; readonly folder: AssetFolder }
  | { readonly kind: 'move'; readonly what: Movable; readonly onMoved?: () => void }

export type AskAboutFolder = (question: FolderQuestion) => void

/** What is asked before a folder is made, renamed, or something is moved into one. */
export function useFolderDialogs({ id, all }: OpenFolder): { ask: AskAboutFolder; dialog: ReactNode } {
  const [question, ask] = useState<FolderQuestion | null>(null)
  const onClose = () => ask(null)
  function draw(asked: FolderQuestion): ReactNode {
    if (asked.kind === 'new') return <FolderDialog parentId={id} onClose={onClose} />
    if (asked.kind === 'rename')
      return <FolderDialog folder={asked.folder} parentId={asked.folder.parentId} onClose={onClose} />
    const { what, onMoved } = asked
    return (
      <MoveDialog
        what={what}
        all={all}
        onClose={onClose}
        onMove={(folderId) => {
          onClose()
          onMoved?.()
          void moveInto(what, folderId, all)
        }}
      />
    )
  }
  return { ask, dialog: question && draw(question) }
}
