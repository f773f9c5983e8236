import { TextField } from '@sitewright/ui/text-field'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldErrorsOf, textOfError } from '../../data/call-error'
import { FormDialog } from '../../parts/form-dialog'

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
        label="Name of the list"
        placeholder="Studio letters"
        maxLength={80}
        value={name}
        error={save.isError ? (fieldErrorsOf(save.error).name ?? textOfError(save.error)) : undefined}
        onChange={setName}
      />
    </FormDialog>
  )
}
