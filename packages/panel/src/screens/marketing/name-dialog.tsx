import { Button } from '@sitewright/ui/button'
import { Dialog } from '@sitewright/ui/dialog'
import { TextField } from '@sitewright/ui/text-field'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { fieldErrorsOf, textOfError } from '../../data/call-error'

interface NameDialogProps {
  title: string
  name: string
  confirmLabel: string
  onCancel: () => void
  onSave: (name: string) => Promise<void>
}

export function NameDialog({ title, name: before, confirmLabel, onCancel, onSave }: NameDialogProps) {
  const [name, setName] = useState(before)
  const formId = useId()
  const save = useMutation({ mutationFn: () => onSave(name) })
  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate()
  }
  return (
    <Dialog
      title={title}
      onCancel={onCancel}
      actions={
        <>
          <Button kind="quiet" onClick={onCancel}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" form={formId} disabled={save.isPending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          label="Name of the list"
          placeholder="Studio letters"
          maxLength={80}
          value={name}
          error={save.isError ? (fieldErrorsOf(save.error).name ?? textOfError(save.error)) : undefined}
          onChange={setName}
        />
      </form>
    </Dialog>
  )
}
