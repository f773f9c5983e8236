import { Button } from '@sitewright/ui/button'
import { Dialog } from '@sitewright/ui/dialog'
import { TextField } from '@sitewright/ui/text-field'
import { toasts } from '@sitewright/ui/toast-store'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { fieldErrorsOf, textOfError } from '../../data/call-error'
import { inviteMember } from '../../data/members'

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState('')
  const [name, setName] = useState('')
  const formId = useId()
  const invite = useMutation({
    mutationFn: () => inviteMember({ email, name }),
    onSuccess: (member) => {
      toasts.show({ text: `An invitation is on its way to ${member.email}.` })
      onClose()
    },
  })
  const errors = fieldErrorsOf(invite.error)
  function submit(event: FormEvent) {
    event.preventDefault()
    invite.mutate()
  }
  return (
    <Dialog
      title="Invite a member"
      onCancel={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" form={formId} disabled={invite.isPending}>
            Send the invitation
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
          error={errors.email ?? (invite.isError && !errors.name ? textOfError(invite.error) : undefined)}
          onChange={setEmail}
        />
        <TextField label="Name (optional)" autoComplete="off" value={name} error={errors.name} onChange={setName} />
        <p className="sw-field-hint">They get a mail and choose a password. The link in it works for 14 days.</p>
      </form>
    </Dialog>
  )
}
