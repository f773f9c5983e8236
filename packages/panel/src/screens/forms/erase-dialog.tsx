import { Button } from '@sitewright/ui/button'
import { Dialog } from '@sitewright/ui/dialog'
import { TextField } from '@sitewright/ui/text-field'
import { toasts } from '@sitewright/ui/toast-store'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { textOfError } from '../../data/call-error'
import { erasePerson } from '../../data/inbox'

/** Cannot be undone, so the address is typed once more. */
export function EraseDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const isSame = typed.trim().toLowerCase() === email
  const erase = useMutation({
    mutationFn: () => erasePerson(email),
    onSuccess: () => {
      toasts.show({ text: `Everything of ${email} is erased.` })
      onClose()
    },
  })
  return (
    <Dialog
      title="Erase this person?"
      role="alertdialog"
      widthPx={420}
      onCancel={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="danger" disabled={!isSame || erase.isPending} onClick={() => erase.mutate()}>
            Erase for good
          </Button>
        </>
      }
    >
      <p>
        Submissions, notes, subscriptions and all else that this site keeps of {email} are deleted at once. They cannot
        be taken back, and copies in your mailbox or in other programs stay there.
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
