import { Button } from '@sitewright/ui/controls/button'
import { TextField } from '@sitewright/ui/controls/text-field'
import { Dialog } from '@sitewright/ui/floating/dialog'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { textOfError } from '../../../data/calls/call-error'
import { erasePerson } from '../../../data/forms/inbox'

/** Cannot be undone, so the address is typed once more. */
export function EraseDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const isSame = typed.trim().toLowerCase() === email
  const erase = useMutation({
    mutationFn: () => erasePerson(email),
    onSuccess: () => {
      toasts.show({ text: `All data about ${email} erased` })
      onClose()
    },
  })
  return (
    <Dialog
      title="Erase this person’s data?"
      role="alertdialog"
      widthPx={420}
      onCancel={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="danger" disabled={!isSame || erase.isPending} onClick={() => erase.mutate()}>
            Erase permanently
          </Button>
        </>
      }
    >
      <p>
        Submissions, notes, subscriptions and everything else this site stores about {email} are deleted immediately.
        This can’t be undone. Copies in your mailbox or in other apps stay there.
      </p>
      <TextField label={`Type ${email} to confirm`} autoComplete="off" value={typed} onChange={setTyped} />
      {erase.isError ? (
        <p className="sw-field-error" role="alert">
          {textOfError(erase.error)}
        </p>
      ) : null}
    </Dialog>
  )
}
