import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import { newMailingList } from '@sitewright/model/lists/mailing-lists'
import { TextField } from '@sitewright/ui/controls/text-field'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldErrorsOf, textOfError } from '../../../data/calls/call-error'
import { FormDialog } from '../../../parts/form-dialog'

interface NameDialogProps {
  title: string
  name: string
  confirmLabel: string
  onCancel: () => void
  onSave: (name: string) => Promise<void>
}

export function NameDialog({ title, name: before, confirmLabel, onCancel, onSave }: NameDialogProps) {
  const [name, setName] = useState(before)
  const save = useMutation({ mutationFn: () => onSave(name) })
  return (
    <FormDialog
      title={title}
      submitLabel={confirmLabel}
      isBusy={save.isPending}
      noValidate
      onSubmit={() => save.mutate()}
      onCancel={onCancel}
    >
      <TextField
        label="List name"
        placeholder="Studio news"
        maxLength={maxLengthOf(newMailingList.shape.name)}
        value={name}
        error={save.isError ? (fieldErrorsOf(save.error).name ?? textOfError(save.error)) : undefined}
        onChange={setName}
      />
    </FormDialog>
  )
}
