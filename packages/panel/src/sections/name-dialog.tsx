import { Button } from '@sitewright/ui/button'
import { Dialog } from '@sitewright/ui/dialog'
import { TextField } from '@sitewright/ui/text-field'
import { type FormEvent, useId, useState } from 'react'

interface NameDialogProps {
  title: string
  action: string
  start: string
  isBusy: boolean
  onNamed: (name: string) => void
  onClose: () => void
}

export function NameDialog({ title, action, start, isBusy, onNamed, onClose }: NameDialogProps) {
  const formId = useId()
  const [name, setName] = useState(start)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() !== '') onNamed(name.trim())
  }
  return (
    <Dialog
      title={title}
      onCancel={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" form={formId} disabled={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} className="form" onSubmit={submit}>
        <TextField label="Name" required maxLength={80} value={name} onChange={setName} />
      </form>
    </Dialog>
  )
}
