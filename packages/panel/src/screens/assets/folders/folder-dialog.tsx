import { type AssetFolder, newAssetFolder } from '@sitewright/model/assets/asset-folders'
import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import { TextField } from '@sitewright/ui/controls/text-field'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { textOfError } from '../../../data/calls/call-error'
import { changeFolder, createFolder } from '../../../data/files/asset-folders'
import { FormDialog } from '../../../parts/form-dialog'
import { tellCreated, tellRenamed } from './folder-actions'

interface FolderDialogProps {
  /** The one to rename; absent: a new one below `parentId`. */
  folder?: AssetFolder
  parentId: string | null
  onClose: () => void
}

/** A new folder, or another name for one. */
export function FolderDialog({ folder, parentId, onClose }: FolderDialogProps) {
  const [name, setName] = useState(folder?.name ?? '')
  const save = useMutation({
    mutationFn: () => (folder ? changeFolder(folder.id, { name }) : createFolder({ name, parentId })),
    onSuccess: (saved) => {
      onClose()
      if (folder === undefined) tellCreated(saved)
      else if (saved.name !== folder.name) tellRenamed(folder, saved.name)
    },
  })
  const [isTried, setTried] = useState(false)
  const checked = newAssetFolder.shape.name.safeParse(name)
  const refusal = save.error ? textOfError(save.error) : undefined
  function submit() {
    setTried(true)
    if (checked.success) save.mutate()
  }
  return (
    <FormDialog
      title={folder ? 'Rename folder' : 'New folder'}
      submitLabel={folder ? 'Rename' : 'Create folder'}
      isBusy={save.isPending}
      noValidate
      onSubmit={submit}
      onCancel={onClose}
    >
      <TextField
        label="Name"
        required
        maxLength={maxLengthOf(newAssetFolder.shape.name)}
        value={name}
        error={isTried && !checked.success ? checked.error.issues[0]?.message : refusal}
        onChange={setName}
      />
    </FormDialog>
  )
}
