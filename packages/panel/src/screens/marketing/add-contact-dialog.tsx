import { Button } from '@sitewright/ui/button'
import { Dialog } from '@sitewright/ui/dialog'
import { TextField } from '@sitewright/ui/text-field'
import { toasts } from '@sitewright/ui/toast-store'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { fieldErrorsOf, textOfError } from '../../data/call-error'
import { addContact } from '../../data/lists'

export function AddContactDialog({ listId, onClose }: { listId: string; onClose: () => void }) {
  const [email, setEmail] = useState('')
  const [name, setName] = useState('')
  const formId = useId()
  const add = useMutation({
    mutationFn: () => addContact(listId, { email, name }),
    onSuccess: (contact) => {
      toasts.show({ text: `${contact.email} is on the list.` })
      onClose()
    },
  })
  const errors = fieldErrorsOf(add.error)
  function submit(event: FormEvent) {
    event.preventDefault()
    add.mutate()
  }
  return (
    <Dialog
      title="Add a contact"
      onCancel={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" form={formId} disabled={add.isPending}>
            Add
          </Button>
        </>
      }
    >
      <form id={formId} className="form" onSubmit={submit} noValidate>
        <TextField
          label="E-mail address"
          type="email"
          autoComplete="off"
          value={email}
          error={errors.email ?? (add.isError && !errors.name ? textOfError(add.error) : undefined)}
          onChange={setEmail}
        />
        <TextField label="Name (optional)" autoComplete="off" value={name} error={errors.name} onChange={setName} />
        <p className="sw-field-hint">Add only people who agreed to get your mails.</p>
      </form>
    </Dialog>
  )
}
