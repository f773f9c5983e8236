import { foldersIn } from '@sitewright/model/assets/asset-folder-tree'
import { EmptyState } from '@sitewright/ui/feedback/empty-state'
import type { ReactNode } from 'react'
import type { OpenFolder } from './folder-words'

interface NoFilesProps {
  folder: OpenFolder
  /** Files of one kind alone are shown: others may be there. */
  isOneKind?: boolean
  action?: ReactNode
}

/** A folder without files of its own, or a site without any. */
export function NoFiles({ folder: { id, all }, isOneKind = false, action }: NoFilesProps) {
  if (foldersIn(id, all).length > 0)
    return <p className="sw-field-hint">{id === null ? 'No files outside these folders' : 'No other files'}</p>
  if (id !== null)
    return (
      <EmptyState icon="folder" title={isOneKind ? 'No files of this type' : 'This folder is empty'} action={action}>
        Upload files here, or move files into this folder.
      </EmptyState>
    )
  return (
    <EmptyState icon="assets" title="No files yet" action={action}>
      Images, audio and documents you upload are kept here, ready to use on any page.
    </EmptyState>
  )
}
