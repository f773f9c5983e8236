import { TextField } from '@sitewright/ui/controls/text-field'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldErrorsOf, textOfError } from '../data/calls/call-error'
import { FormDialog } from './form-dialog'

interface Person {
  readonly email: string
  readonly name: string
}

interface PersonDialogProps {
  title: string
  hint: string
  submitLabel: string
  /** Answers what a person reads when it went well. */
  onSave: (person: Person) => Promise<string>
  onClose: () => void
}

export function PersonDialog({ title, hint, submitLabel, onSave, onClose }: PersonDialogProps) {
  const [email, setEmail] = useState('')
  const [name, setName] = useState('')
  const save = useMutation({
    mutationFn: () => onSave({ email, name }),
    onSuccess: (text) => {
      toasts.show({ text })
      onClose()
    },
  })
  const errors = fieldErrorsOf(save.error)
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      isBusy={save.isPending}
      noValidate
      onSubmit={() => save.mutate()}
      onCancel={onClose}
    >
      <TextField
        label="Email address"
        type="email"
        autoComplete="off"
        value={email}
        error={errors.email ?? (save.isError && !errors.name ? textOfError(save.error) : undefined)}
        onChange={setEmail}
      />
      <TextField label="Name (optional)" autoComplete="off" value={name} error={errors.name} onChange={setName} />
      <p className="sw-field-hint">{hint}</p>
    </FormDialog>
  )
}
